import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { AdminFrame } from "#app/platform/page/components/admin-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { WrittenTrackList } from "../components/written-track-list.tsx";
import { trackPaths } from "../paths.ts";
import { listWrittenTracks } from "../services/list-written-tracks.server.ts";
import { TrackFormatGuide } from "./write-track/format-guide.tsx";
import { type NewTrackField, NewTrackForm } from "./write-track/new-track-form.tsx";
import { TrackEditor } from "./write-track/track-editor.tsx";
import { type WriteExtra, type WriteField, writeForms } from "./write-track/write-track-action.server.ts";

export const meta = unlistedMeta<typeof loader>((data) =>
  data?.open ? `Texto da trilha ${data.open.title}` : "Trilhas em texto",
);

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("admin", args);
  const code = new URL(args.request.url).searchParams.get("trilha");
  const { tracks, open } = await listWrittenTracks(deps, code?.slice(0, 40) ?? null);
  return json({ tracks, open, userId: viewer.id, now: deps.now() });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("admin", args);
  return handleForm(args.request, writeForms({ deps, viewer }), { "track-code-taken": "codigo" });
}

/** A save needs no reload. */
export function shouldRevalidate({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formData && formData.get("intent") !== "create" ? false : defaultShouldRevalidate;
}

export default function WriteTrack() {
  const { tracks, open, userId, now } = useLoaderData<typeof loader>();
  const form = usePageForm<WriteField, WriteExtra>();
  const beginning = usePageForm<NewTrackField>({ intents: ["create"] });
  if (!open)
    return (
      <AdminFrame title="Trilhas em texto">
        <p className="mt-2 max-w-prose text-muted">
          Uma trilha é um texto: unidades, subtópicos e passos. Comece uma, ou abra o texto de outra.
        </p>
        <FormMessage of={beginning} className="mt-4" />
        <WrittenTrackList tracks={tracks} now={now} address={(code) => trackPaths.write(code)} />
        <NewTrackForm form={beginning} />
        <div className="mt-8">
          <TrackFormatGuide />
        </div>
      </AdminFrame>
    );
  return (
    <AdminFrame title={open.title}>
      <div className="mt-2 flex flex-wrap items-center gap-x-6">
        <TextLink look="alone" to={trackPaths.edit(open.track)}>
          Formulários, versões e publicação
        </TextLink>
        <TextLink look="alone" to={trackPaths.write()}>
          Outras trilhas
        </TextLink>
      </div>
      <TrackEditor key={open.track} draft={open} userId={userId} form={form} />
      <div className="mt-8">
        <TrackFormatGuide />
      </div>
    </AdminFrame>
  );
}
