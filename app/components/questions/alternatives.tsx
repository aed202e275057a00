import { Check, Scissors, X, ZoomIn } from "lucide-react";
import { type RefObject, useEffect, useRef } from "react";
import { RichText } from "#app/components/math/rich-text.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { choiceOf } from "#app/domain/questions/answer-result.ts";
import type { Alternative } from "#app/domain/questions/check-answer.ts";
import { useLatest } from "#app/hooks/ui/use-latest.ts";

type AlternativesProps = {
  alternatives: readonly Alternative[];
  choice: string | null;
  cut: ReadonlySet<string>;
  /** Correct letter and statistics after the answer. */
  result: { letter: string; chosen: string; counts: Readonly<Record<string, number>> } | null;
  locked: boolean;
  onChoose: (letter: string) => void;
  onCut: (letter: string) => void;
  /** Needed for several groups on a page. */
  name?: string;
};

function rowLook(
  letter: string,
  choice: string | null,
  result: AlternativesProps["result"],
  cut: boolean,
): string {
  if (result && letter === result.letter) return "border-success bg-success-soft";
  if (result && letter === result.chosen) return "border-danger bg-danger-soft";
  if (!result && letter === choice) return "border-primary bg-primary-soft";
  return cut ? "border-line bg-card" : "border-line bg-card hover:border-line-strong";
}

function Mark({ letter, result }: { letter: string; result: AlternativesProps["result"] }) {
  if (result?.letter === letter) return <Icon as={Check} size={18} />;
  if (result?.chosen === letter) return <Icon as={X} size={18} />;
  return letter;
}

/** First answers of an alternative, in the room of the cut button: nothing moves. */
function Choosers({ letter, counts }: { letter: string; counts: Readonly<Record<string, number>> }) {
  const { short, words } = choiceOf(letter, counts);
  return (
    <span className="grid w-11 flex-1 place-items-center text-center text-xs leading-tight text-muted tabular-nums">
      <span aria-hidden="true">{short}</span>
      <span className="sr-only">
        Alternativa {letter}: {words}
      </span>
    </span>
  );
}

/** On the lower edge of its alternative. */
function ShareLine({ letter, counts }: { letter: string; counts: Readonly<Record<string, number>> }) {
  const { share } = choiceOf(letter, counts);
  return (
    share !== null && (
      <span
        aria-hidden="true"
        className="absolute inset-x-3 bottom-1 h-1 overflow-hidden rounded-full bg-inset"
      >
        <span className="block h-full rounded-full bg-line-strong" style={{ width: `${share * 100}%` }} />
      </span>
    )
  );
}

/** Restores a choice made before hydration, or by the browser. */
function useEarlyChoice(
  group: RefObject<HTMLDivElement>,
  onChoose: (letter: string) => void,
  locked: boolean,
): void {
  const take = useLatest((letter: string) => !locked && onChoose(letter));
  useEffect(() => {
    const early = group.current?.querySelector<HTMLInputElement>("input:checked");
    if (early) take.current(early.value);
  }, [group, take]);
}

type CutButtonProps = { letter: string; cut: boolean; onCut: AlternativesProps["onCut"] };

function CutButton({ letter, cut, onCut }: CutButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={cut}
      aria-label={`Cortar alternativa ${letter}`}
      title="Cortar alternativa"
      onClick={() => onCut(letter)}
      className="no-print grid min-h-11 w-11 flex-1 place-items-center rounded-control text-muted hover:bg-inset hover:text-text"
    >
      <Icon as={Scissors} size={18} />
    </button>
  );
}

/** Tapping a picture in a choice selects it: these enlarge it (zoomable.tsx listens). */
function ZoomButtons({ letter, html }: Alternative) {
  const pictures = html.match(/<img\b/g)?.length ?? 0;
  return Array.from({ length: pictures }, (_, index) => (
    <button
      key={index}
      type="button"
      data-zoom={index}
      aria-label={`Ampliar imagem da alternativa ${letter}${pictures > 1 ? ` (${index + 1} de ${pictures})` : ""}`}
      title="Ampliar imagem"
      className="no-print needs-scripts grid min-h-11 w-11 shrink-0 flex-1 place-items-center rounded-control text-muted hover:bg-inset hover:text-text"
    >
      <Icon as={ZoomIn} size={18} />
    </button>
  ));
}

/** A radio group; after the answer, correctness and everybody's choices. */
export function Alternatives({
  alternatives,
  choice,
  cut,
  result,
  locked,
  onChoose,
  onCut,
  name = "alternativa",
}: AlternativesProps) {
  const chosen = result ? result.chosen : choice;
  const group = useRef<HTMLDivElement>(null);
  useEarlyChoice(group, onChoose, locked);
  return (
    <div ref={group} role="radiogroup" aria-label="Alternativas" className="mt-6 space-y-2.5">
      {alternatives.map(({ letter, html }) => {
        const isCut = cut.has(letter) && !result;
        return (
          <div key={letter} className="flex items-stretch gap-1">
            <label
              className={`relative flex min-h-13 min-w-0 flex-1 cursor-pointer items-start gap-3 rounded-card border px-3 py-2.5 transition-colors duration-150 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus) ${rowLook(letter, choice, result, isCut)} ${locked ? "cursor-default" : ""}`}
            >
              <input
                type="radio"
                name={name}
                value={letter}
                checked={chosen === letter}
                disabled={locked && chosen !== letter}
                onChange={() => !locked && onChoose(letter)}
                className="sr-only"
              />
              <span
                aria-hidden="true"
                className={`grid size-8 shrink-0 place-items-center rounded-full border text-[0.9375rem] font-semibold ${chosen === letter && !result ? "border-primary bg-primary text-on-primary" : "border-line-strong"}`}
              >
                <Mark letter={letter} result={result} />
              </span>
              <span className={`min-w-0 flex-1 pt-0.5 ${isCut ? "line-through opacity-55" : ""}`}>
                <span className="sr-only">{letter}: </span>
                <RichText html={html} inline className="reading-choice" />
                {result?.letter === letter && <span className="sr-only"> (alternativa certa)</span>}
              </span>
              {result && <ShareLine letter={letter} counts={result.counts} />}
            </label>
            <div className="flex shrink-0 flex-col">
              <ZoomButtons letter={letter} html={html} />
              {result ? (
                <Choosers letter={letter} counts={result.counts} />
              ) : locked ? (
                <span className="w-11 flex-1" />
              ) : (
                <CutButton letter={letter} cut={isCut} onCut={onCut} />
              )}
            </div>
          </div>
        );
      })}
    </div>
  );
}
