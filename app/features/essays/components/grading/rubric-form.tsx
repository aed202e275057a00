import { SelectField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { withGradingComment } from "../../domain/grading/changed-grading.ts";
import { wholeOf } from "../../domain/grading/essay-levels.ts";
import { pointsInWords, totalInWords } from "../../domain/grading/grading-words.ts";
import { currentSituations } from "../../domain/grading/situation-words.ts";
import type { LoadedGrading } from "../../services/grading/load-grading.server.ts";
import { CriterionSheet } from "./criterion-sheet.tsx";
import { GradingCommentField } from "./grading-comment-field.tsx";
import { RubricBar } from "./rubric-bar.tsx";
import type { GradingDesk } from "./use-grading-workspace.ts";

const situations = currentSituations.map(({ key, label }) => ({ value: key, label }));

/** The profile's grid, the situation and the comments. Without scripts it is sent as a form. */
export function RubricForm({ grading, desk }: { grading: LoadedGrading; desk: GradingDesk }) {
  const { profile, draft, change, form, total } = desk;
  const whole = profile.criteria.length;
  return (
    <Form
      of={form}
      id="grade"
      aria-label="Grade de correção"
      // What is reached by keyboard comes to rest above the bar.
      className="card h-fit scroll-mt-16 space-y-3 p-4 [&_:is(input,select,textarea)]:scroll-mb-36"
      onSubmit={(event) => {
        event.preventDefault();
        void desk.conclude();
      }}
    >
      <input type="hidden" name="revision" value={grading.revision} />
      <FormMessage of={form} withProblems />
      {profile.criteria.map((criterion, part) => (
        <CriterionSheet
          key={criterion.short}
          criterion={criterion}
          part={part}
          draft={draft}
          bank={grading.bank}
          onChange={change}
        />
      ))}
      <SelectField
        label="Situação"
        name="status"
        value={draft.status}
        options={situations}
        onChange={({ currentTarget }) => change({ status: currentTarget.value })}
      />
      <GradingCommentField
        label="Comentário geral"
        name={`comment-${whole}`}
        value={draft.comments[whole] ?? ""}
        bank={grading.bank.filter(({ part }) => part === null).map(({ text }) => text)}
        onWrite={(text) => change(withGradingComment(draft, whole, text))}
      />
      <RubricBar
        total={`${totalInWords(total, draft.status)} de ${pointsInWords(wholeOf(profile))}`}
        saving={desk.state.name}
        message={(desk.state.name === "refused" && desk.state.message) || desk.told}
        pending={form.pending}
        undo={desk.undo}
        onAgain={() => void desk.finish()}
      />
    </Form>
  );
}
