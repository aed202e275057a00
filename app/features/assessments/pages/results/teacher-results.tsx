import { useParams } from "@remix-run/react";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { formatShare } from "#app/platform/text/format.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
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
  return (
    <span className="flex flex-wrap gap-4 no-print">
      <TextLink look="alone" href={resultPaths.csv(schoolId, opened.id, query)} download>
        Baixar CSV
      </TextLink>
      <TextLink look="alone" href={resultPaths.xlsx(schoolId, opened.id, query)} download>
        Baixar XLSX
      </TextLink>
      <Button look="quiet" className="needs-scripts" onClick={() => window.print()}>
        Imprimir
      </Button>
    </span>
  );
}

function Hardest({ schoolId, opened }: { schoolId: string; opened: LoadedResults }) {
  return (
    <Section card title="As mais difíceis" className="mt-4">
      <ol className="mt-1 divide-y divide-line">
        {opened.hardest.map(({ place, exam, excerpt, share }) => (
          <li key={place} className="py-2">
            <TextLink
              look="alone"
              to={resultPaths.results(schoolId, opened.id, {
                questao: place + 1,
                turma: opened.asked.classId,
              })}
            >
              Questão {place + 1}: {formatShare(share)} de acerto
            </TextLink>
            <p className="line-clamp-2 text-sm text-muted">
              {exam} · {excerpt}
            </p>
          </li>
        ))}
      </ol>
    </Section>
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
        <Section card title={<>Não fizeram ({missing.length})</>} className="mt-4">
          <p className="mt-1">{missing.map(({ name }) => name).join(", ")}</p>
        </Section>
      )}
    </SchoolFrame>
  );
}
