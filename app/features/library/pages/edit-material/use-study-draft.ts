import { type RefObject, useEffect, useRef, useState } from "react";
import { DraftSync } from "#app/platform/drafts/calls/draft-sync.ts";
import type { DraftReply, DraftState } from "#app/platform/drafts/calls/draft-ways.ts";
import type { FormProgress } from "#app/platform/drafts/calls/keep-field.ts";
import { useRunningSync } from "#app/platform/drafts/hooks/use-running-sync.ts";
import { type FormReply, refusalOf } from "#app/platform/forms/domain/form-reply.ts";
import { postRoute } from "#app/platform/requests/calls/post-route.ts";
import { materialPaths } from "../../paths.ts";
import type { StudyEditor } from "../../services/load-study-editor.server.ts";
import type { EditField, StudyEditExtra } from "./edit-material-action.server.ts";

/** Its fields store what is typed on the device themselves. */
const device = { find: async () => null, save: async () => undefined, delete: async () => undefined };

type Reply = FormReply<EditField, StudyEditExtra>;

/** Saves the draft of the form in `place` after every pause. `isHeld`: while that form publishes, which saves too. */
export function useStudyDraft(place: RefObject<HTMLElement>, study: StudyEditor, isHeld: boolean) {
  const [state, onState] = useState<DraftState<never>>({ name: "saved", at: null });
  const [preview, setPreview] = useState<StudyEditor["preview"] | null>(null);
  const progress = useRef<FormProgress>({ latest: null, answered: false, sending: () => null });

  async function send(base: string, fields: URLSearchParams): Promise<DraftReply<string, never>> {
    progress.current = { ...progress.current, sending: (name) => fields.get(name) };
    fields.set("intent", "save");
    fields.set("base", base);
    const posted = await postRoute<Reply>(materialPaths.edit(study.id), fields);
    const reply = posted.kind === "answered" ? posted.reply : null;
    progress.current = { ...progress.current, latest: reply ?? progress.current.latest, sending: () => null };
    if (posted.kind === "refused")
      return posted.reached ? { kind: "refused", message: posted.message, again: true } : { kind: "cut" };
    if (!posted.reply.done) return { kind: "refused", message: refusalOf(posted.reply) };
    setPreview(posted.reply.preview ?? null);
    return { kind: "saved", revision: posted.reply.base ?? base };
  }
  const [sync] = useState(
    () =>
      new DraftSync<URLSearchParams, string>(
        { revision: study.base, content: new URLSearchParams() },
        {
          send: ({ revision, content }) => send(revision, content),
          device,
          onState,
          onContent: () => undefined,
        },
      ),
  );
  useRunningSync(sync);
  useEffect(() => sync.hold(isHeld), [sync, isHeld]);
  useEffect(() => sync.know(study.base), [sync, study.base]);

  function onType(): void {
    const form = place.current?.querySelector("form");
    if (!form) return;
    const texts = [...new FormData(form)].filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    );
    sync.put(new URLSearchParams(texts));
  }
  return { state, preview, base: sync.revision, progress, onType };
}
