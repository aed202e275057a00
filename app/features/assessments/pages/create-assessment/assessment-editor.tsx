import { useMemo, useState } from "react";
import { TextField } from "#app/platform/forms/components/fields.tsx";
import { SchoolFrame, StateChip } from "#app/platform/page/components/school-frame.tsx";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import { formatHour } from "#app/platform/time/format-time.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { AssessmentTabs } from "../../components/assessment-tabs.tsx";
import { stateLabels } from "../../domain/making/assessment-filter.ts";
import { codesInOrder } from "../../domain/making/document-changes.ts";
import { LONGEST_ASSESSMENT_TITLE } from "../../domain/making/edited-rules.ts";
import { assessmentPaths } from "../../paths.ts";
import type { FullQuestion } from "../../services/making/full-question.ts";
import type { AssessmentInMaking } from "../../services/making/load-making.server.ts";
import { AssessmentConflict } from "./assessment-conflict.tsx";
import { AssessmentSummary } from "./assessment-summary.tsx";
import { AudiencePart } from "./audience-part.tsx";
import { PublishPart } from "./publish-part.tsx";
import { QuestionsPart } from "./questions-part.tsx";
import { RulesPart } from "./rules-part.tsx";
import type { AssessmentDraft } from "./use-assessment-draft.ts";
import { useAssessmentDraft } from "./use-assessment-draft.ts";

function OtherViews({ schoolId, id }: { schoolId: string; id: string }) {
  return (
    <>
      <ButtonLink look="quiet" to={assessmentPaths.print(schoolId, id)}>
        Imprimir
      </ButtonLink>
      <ButtonLink look="secondary" to={assessmentPaths.preview(schoolId, id)}>
        Ver como estudante
      </ButtonLink>
    </>
  );
}

const parts = [
  ["parte-questoes", "Questões"],
  ["parte-quem", "Para quem"],
  ["parte-regras", "Regras"],
  ["parte-publicar", "Publicar"],
] as const;

/** Past the questions in full text. */
function Parts() {
  return (
    <nav aria-label="Nesta página" className="mt-3 flex flex-wrap gap-x-5">
      {parts.map(([id, name]) => (
        <TextLink look="alone" key={id} href={`#${id}`}>
          {name}
        </TextLink>
      ))}
    </nav>
  );
}

/** Three parts on one page: questions; for whom and when; rules. */
export function AssessmentEditor({ assessment }: { assessment: AssessmentInMaking }) {
  const { id, school, state, started, savedAt, content: start } = assessment;
  const user = useViewer()?.id ?? "";
  const draft = useAssessmentDraft({ schoolId: school.id, id, user, start, savedAt });
  const { content, change } = draft;
  /** Added in this tab. */
  const [found, setFound] = useState<readonly FullQuestion[]>([]);
  const byCode = useMemo(
    () => new Map([...assessment.questions, ...found].map((question) => [question.code, question])),
    [assessment.questions, found],
  );
  const questions = codesInOrder(content.document).flatMap((code) => byCode.get(code) ?? []);
  return (
    <SchoolFrame
      title={content.title || "Simulado"}
      back={{ to: assessmentPaths.assessments(school.id), name: "Simulados" }}
      facts={
        <>
          <StateChip tone={state === "open" ? "warning" : "quiet"}>{stateLabels[state]}</StateChip>{" "}
          <DraftSaving state={draft.state} />
        </>
      }
      actions={<OtherViews schoolId={school.id} id={id} />}
    >
      <AssessmentTabs schoolId={school.id} assessmentId={id} tab="make" />
      {draft.state.name === "changed" && (
        <AssessmentConflict conflict={draft.state.conflict} onSettle={draft.settle} />
      )}
      <p className="mt-3 text-sm text-muted">
        {started
          ? "Alguém já começou: as questões não mudam mais. Gabarito, horário e o que se mostra ainda podem."
          : "Quando alguém começar, as questões não mudam mais; gabarito e tempo ainda podem."}
      </p>
      <div className="mt-3 max-w-xl">
        <TextField
          label="Título"
          value={content.title}
          maxLength={LONGEST_ASSESSMENT_TITLE}
          onChange={(event) => change({ title: event.target.value })}
        />
      </div>
      <AssessmentSummary
        questions={questions}
        repeats={assessment.repeats}
        known={assessment.known}
        document={content.document}
      />
      <Parts />
      <QuestionsPart
        {...{ draft, byCode, started }}
        schoolId={school.id}
        onFound={(more) => setFound((before) => [...before, ...more])}
      />
      <AudiencePart assessment={assessment} />
      <RulesPart draft={draft} isFrozen={started} />
      <PublishPart assessment={assessment} draft={draft} count={questions.length} />
    </SchoolFrame>
  );
}

/** Whether the page's state is stored, as text. */
function DraftSaving({ state }: { state: AssessmentDraft["state"] }) {
  return (
    <span role="status" className={state.name === "refused" ? "text-danger" : "text-muted"}>
      {state.name === "saving" && "Salvando…"}
      {state.name === "kept" && "Sem rede: guardado neste aparelho"}
      {state.name === "refused" && `Não salvou. ${state.message ?? ""}`}
      {state.name === "saved" && (state.at === null ? "Salvo" : `Salvo às ${formatHour(state.at)}`)}
    </span>
  );
}
