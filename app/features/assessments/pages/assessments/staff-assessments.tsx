import { Copy } from "lucide-react";
import { useId } from "react";
import { ChosenRowsForm, useChosenRows } from "#app/platform/forms/components/chosen-rows.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { useForm } from "#app/platform/forms/hooks/use-form.ts";
import { StateChip } from "#app/platform/page/components/school-frame.tsx";
import { plural } from "#app/platform/text/format.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { stateLabels } from "../../domain/making/assessment-filter.ts";
import type { AssessmentField, AssessmentListExtra } from "../../domain/making/assessment-forms.ts";
import { assessmentPaths, sittingPaths } from "../../paths.ts";
import type { MadeAssessment } from "../../services/making/list-assessments.server.ts";
import { windowText } from "./window-text.ts";

type DeskProps = { schoolId: string; assessments: readonly MadeAssessment[] };

/** The assessments of who makes them, with acts on several. */
export function StaffAssessments({ schoolId, assessments }: DeskProps) {
  const batch = useId();
  const { chosen, rows } = useChosenRows();
  return (
    <div className="group/desk">
      <BatchForm id={batch} chosen={chosen} />
      <ul {...rows} className="card mt-3 divide-y divide-line empty:hidden">
        {assessments.map((assessment) => (
          <AssessmentLine key={assessment.id} {...{ schoolId, assessment }} form={batch} />
        ))}
      </ul>
    </div>
  );
}

type LineProps = { schoolId: string; assessment: MadeAssessment; form: string };

function AssessmentLine({ schoolId, assessment, form }: LineProps) {
  const { id, title, state, questions, classes, started } = assessment;
  const isMade = state === "draft" || state === "scheduled";
  const to = isMade ? assessmentPaths.edit(schoolId, id) : sittingPaths.assessment(schoolId, id);
  return (
    <li className="flex items-start gap-x-1 px-2 py-2 sm:gap-x-3 sm:px-4">
      <label className="grid size-11 shrink-0 place-items-center">
        <input type="checkbox" name="id" value={id} form={form} className="size-5 accent-primary" />
        <span className="sr-only">Selecionar {title}</span>
      </label>
      <div className="min-w-0 flex-1 py-1.5">
        <p className="flex flex-wrap items-center gap-2">
          <TextLink look="title" to={to}>
            {title}
          </TextLink>
          <StateChip tone={state === "open" ? "warning" : "quiet"}>{stateLabels[state]}</StateChip>
        </p>
        <p className="text-sm text-muted">
          {classes.map(({ name }) => name).join(", ") || "Sem turma"} ·{" "}
          {plural(questions, "questão", "questões")}
          {state !== "draft" && ` · ${windowText(assessment)}`}
          {started && " · já começou"}
        </p>
      </div>
      <DuplicateForm id={id} title={title} />
    </li>
  );
}

function DuplicateForm({ id, title }: { id: string; title: string }) {
  const copy = useForm<AssessmentField>({ intents: ["duplicate"], about: { id } });
  return (
    <Form of={copy} intent="duplicate">
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        look="quiet"
        className="max-sm:w-11"
        pending={copy.pending}
        aria-label={`Duplicar ${title}`}
      >
        <Icon as={Copy} size={18} className="shrink-0 sm:hidden" />
        <span className="max-sm:hidden">Duplicar</span>
      </Button>
    </Form>
  );
}

function BatchForm({ id, chosen }: { id: string; chosen: number }) {
  const batch = useForm<AssessmentField, AssessmentListExtra>({ intents: ["delete", "restore"] });
  const gone = batch.reply?.done ? batch.reply.gone : undefined;
  return (
    <ChosenRowsForm
      of={batch}
      {...{ id, chosen }}
      undo={
        gone && (
          <>
            <input type="hidden" name="ids" value={gone.join(",")} />
            <Button type="submit" look="quiet">
              Desfazer
            </Button>
          </>
        )
      }
    >
      <Button type="submit" name="intent" value="delete" look="secondary">
        Excluir
      </Button>
    </ChosenRowsForm>
  );
}
