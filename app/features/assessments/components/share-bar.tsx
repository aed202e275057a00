import { formatShare, plural } from "#app/platform/text/format.ts";

type ShareBarProps = {
  n: number;
  share: number;
  low: number;
  high: number;
  few: boolean;
  /** What the interval is over; without them, over answers. */
  questions?: number;
  people?: number;
};

/** The interval is the bar; the share is a dot in it. With few answers, only the interval and a label. */
export function ShareBar(props: ShareBarProps) {
  const { share, low, high, few } = props;
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <svg
        viewBox="0 0 100 12"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-4 min-w-24 flex-1 overflow-visible rounded-full bg-inset"
      >
        <rect
          x={low * 100}
          y="2"
          width={Math.max(1, (high - low) * 100)}
          height="8"
          rx="1"
          className={few ? "fill-line-strong" : "fill-primary"}
          fillOpacity={few ? 0.7 : 0.45}
        />
        {!few && <rect x={share * 100 - 0.75} y="0" width="1.5" height="12" className="fill-text" />}
      </svg>
      <p className="w-48 shrink-0 text-sm tabular-nums max-sm:w-40">
        <ShareText {...props} />
      </p>
    </div>
  );
}

function ShareText({ n, share, low, high, few, questions, people = 0 }: ShareBarProps) {
  const range = `${formatShare(low).replace("%", "")}–${formatShare(high)}`;
  const of = [
    questions === undefined ? plural(n, "resposta", "respostas") : plural(questions, "questão", "questões"),
    ...(people > 1 ? [plural(people, "aluno", "alunos")] : []),
  ].join(" · ");
  return (
    <>
      {few ? (
        <span className="text-muted">É pouco ({range})</span>
      ) : (
        <>
          <strong>{formatShare(share)}</strong> de acerto <span className="whitespace-nowrap">({range})</span>
        </>
      )}
      <span className="block text-muted">{of}</span>
    </>
  );
}
