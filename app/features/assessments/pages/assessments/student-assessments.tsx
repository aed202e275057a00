import { StateChip } from "#app/platform/page/components/school-frame.tsx";
import { plural } from "#app/platform/text/format.ts";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import { Rows } from "#app/platform/ui/components/part.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { studentParts, studentStateLabels } from "../../domain/sitting/student-state.ts";
import { resultPaths, sittingPaths } from "../../paths.ts";
import type { TakenAssessment } from "../../services/making/list-assessments.server.ts";
import { windowText } from "./window-text.ts";

type Props = { schoolId: string; assessments: readonly TakenAssessment[] };

/** What a student has to do, what is coming, and what is done. */
export function StudentAssessments({ schoolId, assessments }: Props) {
  const parts = studentParts.map(({ title, states }) => ({
    title,
    rows: assessments.filter(({ state }) => states.some((each) => each === state)),
  }));
  return (
    <>
      {parts
        .filter(({ rows }) => rows.length > 0)
        .map(({ title, rows }) => (
          <Section key={title} title={title}>
            <Rows>
              {rows.map((row) => (
                <TakenLine key={row.id} schoolId={schoolId} assessment={row} />
              ))}
            </Rows>
          </Section>
        ))}
    </>
  );
}

function TakenLine({ schoolId, assessment }: { schoolId: string; assessment: TakenAssessment }) {
  const { id, title, state, questions, minutes, submittedAt } = assessment;
  const isNow = state === "to-do" || state === "under-way";
  const path = state === "result" ? resultPaths.results : sittingPaths.assessment;
  const facts = [
    plural(questions, "questão", "questões"),
    minutes === null ? null : plural(minutes, "minuto", "minutos"),
    submittedAt === null ? windowText(assessment) : `entregue em ${formatDateTime(submittedAt)}`,
  ];
  return (
    <li className={`px-4 py-3 ${isNow ? "bg-primary-soft" : ""}`}>
      <p className="flex flex-wrap items-center gap-2">
        <TextLink look="row" to={path(schoolId, id)}>
          {title}
        </TextLink>
        <StateChip tone={isNow ? "warning" : "quiet"}>{studentStateLabels[state]}</StateChip>
      </p>
      <p className="text-sm text-muted">{facts.filter(Boolean).join(" · ")}</p>
    </li>
  );
}
