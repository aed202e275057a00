import type { Deps } from "#app/platform/context/deps.ts";
import { fold } from "#app/platform/text/normalize.ts";
import { TRUSTED_ACCOUNT } from "../domain/comment.ts";
import type { CommentReader } from "../queries/comments/thread.server.ts";
import { accountAge, peopleOfThread } from "../queries/threads.server.ts";
import type { PostRights } from "./draw-comment.server.ts";

/** Below a question: text, formulas and paths of ours. */
const questionRights: PostRights = { isTrusted: false, mentions: new Set(), hasPictures: false };

export type Mentioned = { id: string; name: string };

/** What a text may show at its place, and whom it mentions. One trip, only for a text of the forum with a link or an "@". */
export async function postRights(
  deps: Deps,
  author: CommentReader,
  { ord, text }: { ord: number; text: string },
): Promise<{ rights: PostRights; mentioned: Mentioned[] }> {
  if (ord >= 0) return { rights: questionRights, mentioned: [] };
  if (!/@|:\/\/|www\./i.test(text))
    return { rights: { ...questionRights, hasPictures: true }, mentioned: [] };
  const { db } = deps;
  const {
    people,
    account: [account],
  } = await deps.read({ people: peopleOfThread(db, -ord), account: accountAge(db, author.id) });
  const isTrusted = account !== undefined && account.since <= deps.now() - TRUSTED_ACCOUNT;
  const named = people.map(({ id, name }) => ({ id, name: fold(name) }));
  const written = new Set([...fold(text).matchAll(/@([a-z]{2,40})/g)].map(([, name = ""]) => name));
  return {
    rights: { isTrusted, mentions: new Set(named.map(({ name }) => name)), hasPictures: true },
    mentioned: named.filter(({ id, name }) => id !== author.id && written.has(name)),
  };
}
