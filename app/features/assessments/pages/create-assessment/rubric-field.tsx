import { forgetText } from "#app/platform/drafts/calls/forget-text.ts";
import { AreaField } from "#app/platform/forms/components/area-field.tsx";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import type { EditedQuestion } from "../../domain/making/edited-assessment.ts";
import { readRubric, rubricText } from "../../domain/making/rubric-text.ts";

type Props = {
  question: EditedQuestion;
  number: number;
  started: boolean;
  onChange: (change: Partial<EditedQuestion>) => void;
};

function newId(): string {
  return crypto.randomUUID().replaceAll("-", "");
}

/** A rubric as lines of text, read when the field is left. */
export function RubricField({ question, number, started, onChange }: Props) {
  const userId = useViewer()?.id ?? "";
  const place = `rubrica:${question.code}`;
  return (
    <div className="min-w-0 flex-1 basis-72">
      <AreaField
        place={place}
        label={`Rubrica da questão ${number}`}
        hint="Uma linha por critério: “Conceito: 1 correto; 0,5 em parte; 0 ausente”."
        disabled={started}
        defaultValue={rubricText(question.rubric)}
        onBlur={({ target }) => {
          const rubric = readRubric(target.value, question.rubric ?? [], newId);
          // The assessment's draft has it from here.
          forgetText(userId, place);
          onChange({ rubric: rubric.length > 0 ? rubric : undefined });
        }}
      />
    </div>
  );
}
