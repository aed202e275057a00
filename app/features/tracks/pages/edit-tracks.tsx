import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { Form } from "#app/platform/forms/components/form.tsx";
import { useForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { AdminFrame } from "#app/platform/page/components/admin-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { textsByWord } from "#app/platform/text/texts-by-word.ts";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Toolbar } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { WrittenTrackList } from "../components/written-track-list.tsx";
import { trackPaths } from "../paths.ts";
import { listWrittenTracks } from "../services/list-written-tracks.server.ts";
import { loadWrittenTrack } from "../services/load-written-track.server.ts";
import { previewTrack } from "../services/preview-track.server.ts";
import {
  type EditTrackExtra,
  type EditTrackField,
  editTrackForms,
} from "./edit-tracks/edit-tracks-action.server.ts";
import { Outline } from "./edit-tracks/outline.tsx";
import { outlineView, subtopicView } from "./edit-tracks/outline-view.server.ts";
import { Opened, type Shown, ShownFields, type TrackForm } from "./edit-tracks/place-tools.tsx";
import { PublishTrackPart } from "./edit-tracks/publish-part.tsx";
import { SubtopicEditor } from "./edit-tracks/subtopic-editor.tsx";
import { TrackVersions } from "./edit-tracks/track-versions.tsx";

export const meta = unlistedMeta<typeof loader>((data) =>
  data?.track ? `Editar a trilha ${data.track.title}` : "Editar trilhas",
);

const doneText = textsByWord({
  apagada: "Rascunho apagado.",
  questao: "Questão salva no rascunho. Publique a trilha para os estudantes verem.",
});

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("admin", args);
  const { searchParams } = new URL(args.request.url);
  const code = searchParams.get("trilha")?.slice(0, 40);
  const now = deps.now();
  if (!code) {
    const { tracks } = await listWrittenTracks(deps, null);
    return json({ tracks, track: null, subtopic: null, preview: null, now });
  }
  const { parsed, text: _, ...track } = await loadWrittenTrack(deps, code);
  const asked = searchParams.get("subtopico") ?? "";
  const subtopic = parsed.track && subtopicView(parsed.track, asked, deps.catalogue.current());
  const preview = await previewTrack(deps, parsed, { code: asked });
  const outline = outlineView(parsed);
  return json({ tracks: [], track: { ...track, ...outline }, subtopic, preview, now });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, actor } = requireAccess("admin", args);
  return handleForm(args.request, editTrackForms({ deps, viewer, actor }));
}

export default function EditTracks() {
  const { tracks, track, subtopic, preview, now } = useLoaderData<typeof loader>();
  const form = useForm<EditTrackField, EditTrackExtra>();
  if (!track || !preview)
    return (
      <AdminFrame title="Editar trilhas" form={form} done={doneText}>
        <Toolbar>
          <ButtonLink to={trackPaths.write()}>Nova trilha</ButtonLink>
        </Toolbar>
        <WrittenTrackList tracks={tracks} now={now} address={(code) => trackPaths.edit(code)} />
      </AdminFrame>
    );
  return (
    <AdminFrame
      title={subtopic ? subtopic.title : track.title}
      back={
        subtopic
          ? { to: trackPaths.edit(track.track), name: track.title }
          : { to: trackPaths.edit(), name: "Todas as trilhas" }
      }
      form={form}
      done={doneText}
    >
      <nav aria-label="Trilha" className="mt-2 flex flex-wrap items-center gap-x-6">
        <TextLink look="alone" to={trackPaths.write(track.track)}>
          Editar como texto
        </TextLink>
        {track.versions.length > 0 && (
          <TextLink look="alone" to={trackPaths.track(track.track)}>
            Ver como estudante
          </TextLink>
        )}
      </nav>
      {track.unreadable && <Unreadable code={track.track} />}
      {subtopic ? (
        <SubtopicEditor key={subtopic.code} {...{ track, subtopic, preview, form }} />
      ) : (
        <div className="mt-4 gap-8 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
          <Outline track={track} form={form} />
          <div className="mt-8 space-y-8 lg:mt-0">
            <PublishTrackPart track={track} preview={preview} form={form} />
            <TrackVersions track={track} form={form} />
            {track.versions.length === 0 && <DeleteDraft track={track} form={form} />}
          </div>
        </div>
      )}
    </AdminFrame>
  );
}

function Unreadable({ code }: { code: string }) {
  return (
    <p className="mt-4 rounded-control bg-danger-soft px-3 py-2.5 text-danger">
      O texto tem erros, e por isso os formulários esperam.{" "}
      <TextLink look="notice" to={trackPaths.write(code)}>
        Corrigir no texto
      </TextLink>
    </p>
  );
}

/** For a track that was never published. */
function DeleteDraft({ track, form }: { track: Shown; form: TrackForm }) {
  return (
    <Opened title="Apagar este rascunho">
      <p className="text-muted">
        Esta trilha nunca foi publicada: o texto dela se perde para todos os autores.
      </p>
      <Form of={form} intent="delete" className="mt-3">
        <ShownFields shown={track} />
        <Button type="submit" look="danger" pending={form.sending("intent") === "delete"}>
          Apagar o rascunho
        </Button>
      </Form>
    </Opened>
  );
}
