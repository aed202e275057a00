import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { redirectFor, requireAccess } from "#app/access/require-access.server.ts";
import { AdminFrame } from "#app/components/admin/admin-frame.tsx";
import type { EditorExtra } from "#app/components/questions/editor/editor-state.ts";
import { QuestionEditor } from "#app/components/questions/editor/question-editor.tsx";
import { draftChoices } from "#app/domain/questions/draft/draft-choices.ts";
import type { DraftField } from "#app/domain/questions/draft/draft-fields.ts";
import { missingPictures } from "#app/domain/questions/draft/draft-pictures.ts";
import { draftToFields } from "#app/domain/questions/draft/draft-to-fields.ts";
import { usePageForm } from "#app/hooks/ui/use-form.ts";
import { trackPaths } from "#app/paths/tracks.ts";
import { readPictures } from "#app/services/questions/read-pictures.server.ts";
import { openTrackQuestion } from "#app/services/tracks/open-track-question.server.ts";
import { saveTrackQuestion } from "#app/services/tracks/save-track-question.server.ts";
import { pageTitle } from "#app/text/product.ts";
import { handleDraft, missingOutcome } from "../handle-draft.server.ts";
import { handleForm } from "../handle-form.server.ts";

export { shouldRevalidate } from "#app/components/questions/editor/editor-state.ts";

export const meta: MetaFunction = () => [
  { title: pageTitle("Questão de trilha") },
  { name: "robots", content: "noindex" },
];

const CHANGED =
  "Outra pessoa mudou esta questão enquanto você editava. O que você escreveu continua aqui: salve de novo para ficar com ele.";

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("admin", args);
  const { draft, ...opened } = await openTrackQuestion(deps, args.params.questionId ?? "");
  const catalogue = deps.catalogue.current();
  return json({ ...opened, fields: draftToFields(draft, catalogue), choices: draftChoices(catalogue) });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("admin", args);
  const id = args.params.questionId ?? "";
  const { searchParams } = new URL(args.request.url);
  const inCheck = searchParams.get("em") === "verificacao";
  return handleForm(args.request, async (form) => {
    const { draft: before, place } = await openTrackQuestion(deps, id);
    const base = form.text("base", 70);
    return handleDraft(deps, form, { before, place: "owner", folder: "trilhas" }, async (draft) => {
      const missing = missingPictures(draft, await readPictures(deps, [draft]));
      if (missing.length > 0) return missingOutcome(missing);
      const saved = await saveTrackQuestion(deps, viewer, { id, draft, base, inCheck });
      if (saved.state === "changed") return { values: { base: [saved.base] }, message: CHANGED, status: 409 };
      return redirectFor(trackPaths.edit(place.track, place.subtopic, "questao"));
    });
  });
}

export default function EditTrackQuestion() {
  const { place, trackTitle, subtopicTitle, base, fields, choices } = useLoaderData<typeof loader>();
  const form = usePageForm<DraftField | "base", EditorExtra>();
  return (
    <AdminFrame title={place.name === null ? "Nova questão" : `Questão ${place.name}`}>
      <p className="mt-1 text-muted">
        {trackTitle} ·{" "}
        <Link
          to={trackPaths.edit(place.track, place.subtopic)}
          className="inline-flex min-h-11 items-center text-link underline"
        >
          {subtopicTitle}
        </Link>
      </p>
      <QuestionEditor
        key={base}
        label="Questão"
        form={form}
        start={fields}
        choices={choices}
        year={null}
        hidden={<input type="hidden" name="base" value={form.value("base", base)} />}
        save="Salvar no rascunho"
      />
    </AdminFrame>
  );
}
