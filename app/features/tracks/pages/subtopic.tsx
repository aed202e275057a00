import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, type ShouldRevalidateFunction, useLoaderData, useSearchParams } from "@remix-run/react";
import { ChevronLeft } from "lucide-react";
import { useEffect, useRef } from "react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { PageHeading } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { trackPaths } from "../paths.ts";
import { type LoadedSubtopic, loadSubtopic } from "../services/load-subtopic.server.ts";
import { CheckOutcome } from "./subtopic/check-outcome.tsx";
import { CheckStep } from "./subtopic/check-step.tsx";
import { ShownStep, stepName } from "./subtopic/shown-step.tsx";
import { useStepProgress } from "./subtopic/use-step-progress.ts";

export const meta = unlistedMeta<typeof loader>((data) =>
  data ? `${data.subtopic.title}, trilha ${data.track.title}` : "Trilhas",
);

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  const { trackCode = "", subtopicCode = "" } = args.params;
  return json(await loadSubtopic(deps, viewer, { track: trackCode, subtopic: subtopicCode }));
}

/** All steps are here: the next one opens without a network. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;

/** The step of the address, counted from 0; "skip" for "Já sei isto"; else the first that is not done. */
function stepAt(word: string | null, { steps, subtopic }: LoadedSubtopic): number | "skip" {
  if (word === "ja-sei") return "skip";
  const number = Number(word ?? "");
  if (Number.isInteger(number) && number >= 1 && number <= steps.length) return number - 1;
  return subtopic.done < steps.length ? subtopic.done : 0;
}

export default function Subtopic() {
  const data = useLoaderData<typeof loader>() as LoadedSubtopic;
  return <Steps key={`${data.track.code}/${data.subtopic.code}`} data={data} />;
}

function Steps({ data }: { data: LoadedSubtopic }) {
  const { track, subtopic, unit, steps, next, since } = data;
  const [query] = useSearchParams();
  const at = stepAt(query.get("passo"), data);
  const step = at === "skip" ? undefined : steps[at];
  const progress = useStepProgress(data);
  const heading = useFocusOnChange(at);
  return (
    <div className="page-width max-w-[42.5rem] py-4">
      <TextLink look="alone" to={trackPaths.track(track.code)}>
        <Icon as={ChevronLeft} size={18} />
        {track.title}
      </TextLink>
      <p className="text-sm text-muted">{unit}</p>
      <PageHeading>{subtopic.title}</PageHeading>
      <StepMarks data={data} at={at} done={progress.done} />
      <h2 ref={heading} tabIndex={-1} className="mt-5 text-lg font-semibold outline-none">
        {stepName(step)}
      </h2>
      {step && step.kind !== "check" ? (
        <div key={at}>
          <ShownStep step={step} />
          <StepLinks {...{ data, at: Number(at) }} onDone={() => void progress.note(Number(at) + 1)} />
        </div>
      ) : (
        <div key={at}>
          <p className="mt-1 text-muted">
            {step
              ? "Responda a todas sem voltar à lição. O resultado diz quanto disto já ficou com você."
              : "Acerte estas três e o subtópico fica concluído."}
          </p>
          <CheckStep
            questions={step ? step.questions : data.skip}
            since={since}
            isEnded={progress.ended !== "none"}
            endName={step ? "Terminar a verificação" : "Ver o resultado"}
            onEnd={() => void (step ? progress.note(steps.length, "check") : progress.note(0, "skip"))}
          />
          {progress.ended !== "none" && (
            <CheckOutcome
              {...{ ended: progress.ended, checks: progress.checks, next, isSkip: !step }}
              track={track.code}
              subtopic={subtopic.code}
            />
          )}
        </div>
      )}
    </div>
  );
}

/** The heading of a step is focused when it changes, not at first. */
function useFocusOnChange(at: number | "skip") {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(at);
  useEffect(() => {
    if (before.current === at) return;
    before.current = at;
    heading.current?.focus();
  }, [at]);
  return heading;
}

/** One mark a step, and where one is in words. */
function StepMarks({ data, at, done }: { data: LoadedSubtopic; at: number | "skip"; done: number }) {
  const { track, subtopic, steps } = data;
  return (
    <nav aria-label="Passos" className="mt-2">
      <p className="text-sm text-muted">
        {at === "skip" ? "Três questões" : `Passo ${at + 1} de ${steps.length}`}, {subtopic.minutes} min ao
        todo
      </p>
      <ol className="mt-1 flex flex-wrap gap-1">
        {steps.map((step, index) => (
          <li key={index}>
            <Link
              to={trackPaths.subtopic(track.code, subtopic.code, index + 1)}
              preventScrollReset
              aria-label={`Passo ${index + 1}, ${stepName(step)}${index < done ? ", feito" : ""}`}
              aria-current={index === at ? "step" : undefined}
              className={`grid size-11 place-items-center rounded-control border text-sm font-semibold ${
                index === at
                  ? "border-primary bg-primary text-on-primary"
                  : index < done
                    ? "border-line bg-success-soft text-success"
                    : "border-line-strong text-text"
              }`}
            >
              {index + 1}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

type LinksProps = { data: LoadedSubtopic; at: number; onDone: () => void };

/** On to the next step, which marks this one as done. */
function StepLinks({ data: { track, subtopic, steps, next }, at, onDone }: LinksProps) {
  const isLast = at + 1 >= steps.length;
  const to = isLast
    ? next
      ? trackPaths.subtopic(track.code, next.code)
      : trackPaths.track(track.code)
    : trackPaths.subtopic(track.code, subtopic.code, at + 2);
  return (
    <div className="no-print mt-6 flex flex-wrap gap-2">
      {at > 0 && (
        <ButtonLink look="secondary" to={trackPaths.subtopic(track.code, subtopic.code, at)}>
          Anterior
        </ButtonLink>
      )}
      <ButtonLink to={to} onClick={onDone}>
        Continuar
      </ButtonLink>
    </div>
  );
}
