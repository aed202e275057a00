import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useParams } from "@remix-run/react";
import { answerName, answerNoun } from "#app/features/bank/domain/answers/check-answer.ts";
import { notebookPaths } from "#app/features/notebooks/paths.ts";
import { schoolActor } from "#app/features/school/services/school-actor.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { AreaField } from "#app/platform/forms/components/area-field.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { formatDate } from "#app/platform/time/format-date.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { errorAnalysisPaths } from "../paths.ts";
import { readDistractorNote, writeDistractorNote } from "../services/results/distractor-notes.server.ts";

export const meta = unlistedMeta("O que esta alternativa revela?");

function placeOf({ questionId = "", answer = "" }: Readonly<Record<string, string | undefined>>) {
  return { code: questionId, answer };
}

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolTeacher", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  return json(await readDistractorNote(deps, actor, placeOf(args.params)));
}

const LONGEST_SENT = 1000;

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolTeacher", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  return handleForm<"nota">(
    args.request,
    async (form) => {
      const [text, revision] = [form.text("nota", LONGEST_SENT), form.whole("revisao") ?? 0];
      await writeDistractorNote(deps, actor, { ...placeOf(args.params), text, revision });
      return { done: true, message: "Nota guardada. Quem analisa erros na escola já a vê." };
    },
    { "distractor-note-long": "nota" },
  );
}

export default function DistractorNotePage() {
  const { question, answer, versions } = useLoaderData<typeof loader>();
  const { schoolId = "" } = useParams();
  const form = usePageForm<"nota">();
  const [current] = versions;
  return (
    <SchoolFrame
      title="O que esta alternativa revela?"
      back={{ to: errorAnalysisPaths.errorAnalysis(schoolId), name: "Análise de Erros" }}
      facts={`${question.name}: ${answerNoun(answer).toLowerCase()} ${answerName(answer)}`}
    >
      <p className="mt-4 break-words">{question.excerpt}</p>
      <TextLink look="alone" to={notebookPaths.question(schoolId, question.code)}>
        Ver a questão
      </TextLink>
      <FormMessage of={form} className="mt-4" />
      <Form of={form} className="mt-4 max-w-2xl">
        <input type="hidden" name="revisao" value={current?.revision ?? 0} />
        <AreaField
          key={current?.revision ?? 0}
          label="Quem marca esta alternativa…"
          hint="Uma ou duas frases, até 200 caracteres: “soma as velocidades”. Vale para a escola toda; estudantes que a marcaram leem, depois de liberado o gabarito."
          rows={3}
          {...form.field("nota", current?.text ?? "")}
        />
        <Button type="submit" pending={form.pending} className="mt-3">
          Guardar nota
        </Button>
      </Form>
      {versions.length > 0 && (
        <Section title="Histórico">
          <ol className="mt-2">
            {versions.map(({ revision, text, at, author }) => (
              <li key={revision} className="border-b border-line py-2">
                <p className="break-words">{text || "(nota apagada)"}</p>
                <p className="text-sm text-muted">
                  {author ?? "Conta apagada"}, {formatDate(at)}
                </p>
              </li>
            ))}
          </ol>
        </Section>
      )}
    </SchoolFrame>
  );
}
