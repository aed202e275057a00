import { type FormReply, refusalOf } from "#app/platform/forms/domain/form-reply.ts";
import { postRoute } from "#app/platform/requests/calls/post-route.ts";
import type { SyncedExtra, TextConflict } from "../domain/written-text.ts";
import { deviceDrafts } from "./device-drafts.ts";
import { DraftSync } from "./draft-sync.ts";
import type { DraftReply, DraftState, Versioned } from "./draft-ways.ts";

/** Where a text is saved and drawn: the page's intents "save" and "draw". `userId` and `place`: of the text on this device. */
export type SyncedPlace = {
  address: string;
  userId: string;
  place: string;
  fields: Readonly<Record<string, string>>;
};

export type TextState = DraftState<TextConflict>;

/** `line`: of the caret; its place is drawn. */
type Written = { text: string; line: number };

export type TextListener<Preview> = {
  onText: (text: string) => void;
  onState: (state: TextState) => void;
  onPreview: (preview: Preview) => void;
  onRevision: (revision: number) => void;
};

const texts = deviceDrafts<{ revision: number; text: string }>("texto");

/** The text on this device. */
function onDevice({ userId, place }: SyncedPlace) {
  return {
    find: async () => {
      const left = await texts.find(userId, place);
      return left && { revision: left.revision, content: { text: left.text, line: 1 } };
    },
    save: ({ revision, content }: Versioned<Written, number>) =>
      texts.save(userId, place, { revision, text: content.text }),
    delete: () => texts.delete(userId, place),
  };
}

/** A text that is saved, and drawn at the caret, while it is written. */
export function syncedText<Preview>(
  place: SyncedPlace,
  start: { text: string; revision: number },
  { onText, onState, onPreview, onRevision }: TextListener<Preview>,
): DraftSync<Written, number, TextConflict> {
  async function send(
    { revision, content }: Versioned<Written, number>,
    isChanged: boolean,
  ): Promise<DraftReply<number, TextConflict>> {
    const posted = await postRoute<FormReply<string, SyncedExtra<Preview>>>(place.address, {
      ...{ intent: isChanged ? "save" : "draw", ...place.fields },
      ...{ text: content.text, line: String(content.line), revisao: String(revision) },
    });
    if (posted.kind === "refused")
      return posted.signIn ? { kind: "refused", message: posted.message, again: true } : { kind: "cut" };
    const { reply } = posted;
    if (reply.conflict) return { kind: "conflict", conflict: reply.conflict };
    if (!reply.done) return { kind: "refused", message: refusalOf(reply) };
    const saved = reply.revision ?? revision;
    onRevision(saved);
    if (reply.preview) onPreview(reply.preview);
    return { kind: "saved", revision: saved };
  }
  return new DraftSync<Written, number, TextConflict>(
    { revision: start.revision, content: { text: start.text, line: 1 } },
    {
      ...{ send, onState, device: onDevice(place), pause: 700 },
      onContent: ({ text }) => onText(text),
      isSame: (one, other) => one.text === other.text,
    },
  );
}
