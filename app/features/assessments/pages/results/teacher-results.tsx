import { Link, useParams } from "@remix-run/react";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { formatShare } from "#app/platform/text/format.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { AssessmentTabs } from "../../components/assessment-tabs.tsx";
import { resultPaths } from "../../paths.ts";
import { Distribution } from "./distribution.tsx";
import type { LoadedResults } from "./loaded-results.ts";
import { ClassesCompared, OverTime } from "./over-time.tsx";
import { QuestionDrawer } from "./question-drawer.tsx";
import { ReleaseState } from "./release-state.tsx";
import { ResultsFilters } from "./results-filters.tsx";
import { ResultsMatrix } from "./results-matrix.tsx";

function Downloads({ schoolId, opened }: { schoolId: string; opened: LoadedResults }) {
  const query = { turma: opened.asked.classId };
  const look = "inline-flex min-h-11 items-center text-link underline";
  return (
    <span className="flex flex-wrap gap-4 no-print">
      <a href={resultPaths.csv(schoolId, opened.id, query)} download className={look}>
        Baixar CSV
      </a>
      <a href={resultPaths.xlsx(schoolId, opened.id, query)} download className={look}>
        Baixar XLSX
      </a>
      <Button look="quiet" className="needs-scripts" onClick={() => window.print()}>
        Imprimir
      </Button>
    </span>
  );
}

function Hardest({ schoolId, opened }: { schoolId: string; opened: LoadedResults }) {
  return (
    <section className="card mt-4 p-5">
      <h2 className="text-lg font-bold">As mais difíceis</h2>
      <ol className="mt-1 divide-y divide-line">
        {opened.hardest.map(({ place, exam, excerpt, share }) => (
          <li key={place} className="py-2">
            <Link
              to={resultPaths.results(schoolId, opened.id, {
                questao: place + 1,
                turma: opened.asked.classId,
              })}
              className="inline-flex min-h-11 items-center font-semibold text-link"
            >
              Questão {place + 1}: {formatShare(share)} de acerto
            </Link>
            <p className="line-clamp-2 text-sm text-muted">
              {exam} · {excerpt}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Students × questions, for who makes and marks an assessment. */
export function TeacherResults({ opened }: { opened: LoadedResults }) {
  const { schoolId = "" } = useParams();
  const form = usePageForm();
  const { reliability, tooFew, missing, isCut } = opened;
  return (
    <SchoolFrame
      title={`Resultados de ${opened.title}`}
      facts={opened.sentence}
      actions={<ReleaseState opened={opened} />}
    >
      <AssessmentTabs schoolId={schoolId} assessmentId={opened.id} tab="results" />
      <FormMessage of={form} className="mt-4" />
      {isCut && (
        <p className="mt-4 rounded-control bg-warning-soft p-3 text-warning">
          São muitas provas para uma página: escolha uma turma.
        </p>
      )}
      <Downloads schoolId={schoolId} opened={opened} />
      {opened.opened && (
        <QuestionDrawer
          key={opened.opened.place}
          schoolId={schoolId}
          opened={opened}
          question={opened.opened}
        />
      )}
      <Hardest schoolId={schoolId} opened={opened} />
      <ResultsFilters opened={opened} />
      <ResultsMatrix schoolId={schoolId} opened={opened} />
      <Distribution opened={opened} />
      <ClassesCompared schoolId={schoolId} opened={opened} />
      <OverTime schoolId={schoolId} id={opened.id} evolution={opened.evolution} />
      <section className="card mt-4 p-5" aria-label="Confiança">
        {opened.count > 0 && tooFew && <p>{tooFew}</p>}
        {reliability && <p>{reliability}</p>}
      </section>
      {missing.length > 0 && (
        <section className="card mt-4 p-5">
          <h2 className="text-lg font-bold">Não fizeram ({missing.length})</h2>
          <p className="mt-1">{missing.map(({ name }) => name).join(", ")}</p>
        </section>
      )}
    </SchoolFrame>
  );
}
