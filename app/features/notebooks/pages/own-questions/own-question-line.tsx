import { kindLabels } from "#app/features/bank/domain/labels.ts";
import { Form } from "#app/platform/forms/components/form.tsx";
import type { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { StateChip } from "#app/platform/page/components/school-frame.tsx";
import { plural } from "#app/platform/text/format.ts";
import { formatDate } from "#app/platform/time/format-date.ts";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { notebookPaths } from "../../paths.ts";
import type { OwnQuestion } from "../../services/own-questions.server.ts";

type LineProps = { schoolId: string; question: OwnQuestion; form: ReturnType<typeof usePageForm> };

/** One of the school's own questions; its writer and the management change it. */
export function OwnQuestionLine({ schoolId, question, form }: LineProps) {
  const { heading, kind, excerpt, active, uses, author, editable, updatedAt } = question;
  const { code, subject } = heading;
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 px-3 py-3 sm:px-4">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2">
          <TextLink look="row" to={notebookPaths.question(schoolId, code)}>
            Questão <span className="ml-1 font-mono">{code}</span>
          </TextLink>
          {!active && <StateChip tone="quiet">inativa</StateChip>}
        </p>
        <p className="line-clamp-2 font-serif break-words">{excerpt}</p>
        <p className="mt-1 text-sm text-muted">
          {subject} · {kindLabels[kind]} · {author ?? "conta excluída"} ·{" "}
          {uses === 0 ? "em nenhum caderno" : `em ${plural(uses, "caderno", "cadernos")}`} · mudou em{" "}
          {formatDate(updatedAt)}
        </p>
      </div>
      {editable && (
        <div className="flex gap-2">
          <ButtonLink
            look="secondary"
            to={notebookPaths.editQuestion(schoolId, code)}
            aria-label={`Editar a questão ${code}`}
          >
            Editar
          </ButtonLink>
          <Form of={form}>
            <input type="hidden" name="codigo" value={code} />
            <Button
              type="submit"
              look="quiet"
              name="intent"
              value={active ? "inactivate" : "activate"}
              disabled={form.pending}
              aria-label={`${active ? "Inativar" : "Ativar"} a questão ${code}`}
            >
              {active ? "Inativar" : "Ativar"}
            </Button>
          </Form>
        </div>
      )}
    </li>
  );
}
