import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { QuestionEditor } from "#app/features/bank/components/editor/question-editor.tsx";
import { OtherEdit } from "#app/features/bank/components/other-edit.tsx";
import { draftChoices } from "#app/features/bank/domain/draft/draft-choices.ts";
import type { DraftField } from "#app/features/bank/domain/draft/draft-fields.ts";
import { draftToFields } from "#app/features/bank/domain/draft/draft-to-fields.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { AdminFrame } from "#app/platform/page/components/admin-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { trackPaths } from "../paths.ts";
import { loadTrackQuestion } from "../services/load-track-question.server.ts";
import {
  handleTrackQuestion,
  type TrackQuestionExtra,
} from "./edit-track-question/edit-track-question-action.server.ts";

export { shouldRevalidate } from "#app/features/bank/components/editor/editor-state.ts";

export const meta = unlistedMeta("Questão de trilha");

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("admin", args);
  const { draft, ...opened } = await loadTrackQuestion(deps, args.params.questionId ?? "");
  const catalogue = deps.catalogue.current();
  return json({ ...opened, fields: draftToFields(draft, catalogue), choices: draftChoices(catalogue) });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("admin", args);
  const id = args.params.questionId ?? "";
  const { searchParams } = new URL(args.request.url);
  const desk = { id, inCheck: searchParams.get("em") === "verificacao" };
  return handleForm(args.request, (form) => handleTrackQuestion({ deps, viewer }, desk, form));
}

export default function EditTrackQuestion() {
  const { place, trackTitle, subtopicTitle, base, fields, choices } = useLoaderData<typeof loader>();
  const form = usePageForm<DraftField | "base", TrackQuestionExtra>();
  const differences = form.reply?.differences;
  return (
    <AdminFrame title={place.name === null ? "Nova questão" : `Questão ${place.name}`}>
      <p className="mt-1 text-muted">
        {trackTitle} ·{" "}
        <TextLink look="alone" to={trackPaths.edit(place.track, place.subtopic)}>
          {subtopicTitle}
        </TextLink>
      </p>
      <p className="text-muted">Os estudantes veem a mudança na próxima publicação da trilha.</p>
      <QuestionEditor
        key={base}
        label="Questão"
        form={form}
        start={fields}
        choices={choices}
        year={null}
        hidden={<input type="hidden" name="base" value={form.value("base", base)} />}
        notice={differences && <OtherEdit differences={differences} />}
        save="Salvar no rascunho"
      />
    </AdminFrame>
  );
}
