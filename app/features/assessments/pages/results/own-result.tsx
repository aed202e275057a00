import { useParams } from "@remix-run/react";
import { useArrivalReload } from "#app/features/messages/hooks/use-arrival-reload.ts";
import { practicePaths } from "#app/features/practice/paths.ts";
import { searchPaths } from "#app/features/questions/paths.ts";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { formatPoints, plural } from "#app/platform/text/format.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import type { SumOf } from "../../domain/results/student-result.ts";
import type { OwnResult } from "../../services/results/read-own-result.server.ts";
import { OverTime } from "./over-time.tsx";
import { SatQuestion } from "./sat-question.tsx";

type Result = NonNullable<OwnResult["result"]>;

const bands = {
  upper: "Sua nota está no terço de cima da turma.",
  middle: "Sua nota está no terço do meio da turma.",
  lower: "Sua nota está no terço de baixo da turma.",
} as const;

const MISSED: ReadonlySet<string> = new Set(["wrong", "partial", "-"]);

function sentenceOf({ right, counted, detail }: Result): string {
  const strong = detail?.strong ? `bem em ${detail.strong}` : "";
  const weak = detail?.weak ? `a rever ${detail.weak}` : "";
  const rest = [strong, weak].filter(Boolean).join(", ");
  return `Você acertou ${right} de ${counted}${rest ? `; ${rest}` : ""}.`;
}

/** The weakest share first; of equal ones, what more questions speak for. */
function weakestFirst(sums: readonly SumOf[]): SumOf[] {
  return [...sums].sort(
    (one, other) => one.right / one.count - other.right / other.count || other.count - one.count,
  );
}

function Sums({ title, sums }: { title: string; sums: readonly SumOf[] }) {
  if (sums.length === 0) return null;
  return (
    <Section card title={title} className="mt-4">
      <ul className="mt-2 gap-x-8 sm:grid sm:grid-cols-2">
        {weakestFirst(sums).map(({ name, right, count }) => (
          <li key={name} className="flex justify-between gap-3 border-b border-line py-2">
            <span>{name}</span>
            <span className="whitespace-nowrap text-muted">
              {formatPoints(right)} de {count}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** One tap to what to study: the weakest topic, and the questions that were missed. */
function StudyNext({ title, detail }: { title: string; detail: Result["detail"] }) {
  const weak = detail?.weak;
  const missed = (detail?.questions ?? []).flatMap(({ code, outcome }) =>
    code && MISSED.has(outcome) ? [code] : [],
  );
  if (!weak && missed.length === 0) return null;
  return (
    <div className="mt-4 flex flex-wrap gap-2 rounded-control bg-primary-soft p-4 no-print">
      {weak && (
        <ButtonLink
          to={`${practicePaths.ofSearch(`${searchPaths.search()}?q=${encodeURIComponent(weak)}`, "estudo")}&quantas=10`}
        >
          Estudar 10 de {weak}
        </ButtonLink>
      )}
      {missed.length > 0 && (
        <ButtonLink
          look={weak ? "secondary" : "primary"}
          to={practicePaths.ofList(missed.join(","), "estudo", `Erros de ${title}`)}
        >
          {missed.length === 1 ? "Rever a que errei" : `Rever as ${missed.length} que errei`}
        </ButtonLink>
      )}
    </div>
  );
}

function BySection({ sections }: Pick<Result, "sections">) {
  return (
    <Section card title="Por seção" className="mt-4">
      <ul className="mt-2 divide-y divide-line">
        {sections.map(({ name, score, best }) => (
          <li key={name} className="flex justify-between gap-3 py-2">
            <span>{name}</span>
            <span className="whitespace-nowrap text-muted">
              {formatPoints(score)} de {formatPoints(best)}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A student's own result. */
export function OwnResultPage({ opened }: { opened: OwnResult }) {
  const { title, result, why } = opened;
  const { schoolId = "" } = useParams();
  useArrivalReload();
  return (
    <SchoolFrame title="Resultado" facts={title}>
      {!result && <p className="card mt-5 p-5">{why}</p>}
      {result && (
        <section className="card mt-5 p-5" aria-label="Nota">
          <p className="text-xl font-semibold">{sentenceOf(result)}</p>
          <p className="mt-2">
            Nota: {formatPoints(result.score)} de {formatPoints(result.full)}.
            {result.waiting > 0 &&
              ` ${plural(result.waiting, "resposta espera", "respostas esperam")} correção.`}
          </p>
          {result.held && <p className="mt-2">{result.held}</p>}
          {result.band && <p className="mt-1 text-muted">{bands[result.band]}</p>}
          <StudyNext title={title} detail={result.detail} />
        </section>
      )}
      {result && result.sections.length > 1 && <BySection sections={result.sections} />}
      {result && <OverTime schoolId={schoolId} id={opened.id} evolution={result.evolution} />}
      {result?.detail && (
        <>
          <Sums title="Por assunto" sums={result.detail.topics} />
          <Sums title="Por habilidade" sums={result.detail.skills} />
          <Section card title="Questões" className="mt-4">
            <ol className="divide-y divide-line">
              {result.detail.questions.map((question, place) => (
                <SatQuestion key={question.ord} question={question} number={place + 1} />
              ))}
            </ol>
          </Section>
        </>
      )}
    </SchoolFrame>
  );
}
