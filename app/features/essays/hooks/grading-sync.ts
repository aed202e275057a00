import { DraftSync } from "#app/platform/drafts/calls/draft-sync.ts";
import type { DraftReply, DraftState } from "#app/platform/drafts/calls/draft-ways.ts";
import { workOnDevice } from "#app/platform/drafts/calls/work-on-device.ts";
import { type FormReply, refusalOf } from "#app/platform/forms/domain/form-reply.ts";
import { postRoute } from "#app/platform/requests/calls/post-route.ts";
import type { GradingDraft } from "../domain/grading/grading-draft.ts";
import type { GradingConflict } from "../services/grading/grade-essay.server.ts";

/** Where a desk is: its address. */
export type DeskPlace = { address: string; userId: string };
export type GradingState = DraftState<GradingConflict>;

type Saved = FormReply<string, { revision: number; conflict: GradingConflict }>;
type Listener = { onContent: (draft: GradingDraft) => void; onState: (state: GradingState) => void };

const isSame = (one: GradingDraft, other: GradingDraft) => JSON.stringify(one) === JSON.stringify(other);

async function send({ address }: DeskPlace, revision: number, draft: GradingDraft) {
  const fields = { intent: "save", revision: String(revision), draft: JSON.stringify(draft) };
  return postRoute<Saved>(address, fields);
}

/** A reading as it is typed. */
export function gradingSync(
  place: DeskPlace,
  opened: { revision: number; draft: GradingDraft },
  listener: Listener,
): DraftSync<GradingDraft, number, GradingConflict> {
  const { revision, draft } = opened;
  return new DraftSync<GradingDraft, number, GradingConflict>(
    { revision, content: draft },
    {
      async send(written, isChanged): Promise<DraftReply<number, GradingConflict>> {
        if (!isChanged) return { kind: "saved", revision: written.revision };
        const posted = await send(place, written.revision, written.content);
        if (posted.kind === "refused")
          return posted.reached ? { kind: "refused", message: posted.message } : { kind: "cut" };
        const { conflict, revision: saved } = posted.reply;
        if (conflict) return { kind: "conflict", conflict };
        if (saved !== undefined) return { kind: "saved", revision: saved };
        return { kind: "refused", message: refusalOf(posted.reply) };
      },
      covered: ({ revision: over, draft: theirs }, mine, tried) =>
        [mine, ...tried].some((each) => isSame(each, theirs)) ? { revision: over, content: theirs } : null,
      device: workOnDevice({ kind: "grading", userId: place.userId, place: place.address, isSame }),
      ...{ isSame, pause: 600, ...listener },
    },
  );
}
