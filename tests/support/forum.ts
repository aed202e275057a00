import { expect } from "vitest";
import type { CommentReply } from "#app/features/forum/domain/comment-reply.ts";
import type { ReadThread } from "#app/features/forum/services/read-thread.server.ts";
import { door } from "./door.ts";
import { dataAddress } from "./every-route.ts";
import { freshId, type StoredQuestion } from "./given.ts";
import type { Known } from "./given-admin.ts";

const THREAD = "features/forum/pages/thread";

/** A doubt; returns the thread's code. */
export async function ask(person: Known, { code }: StoredQuestion, text: string): Promise<string> {
  const reply = await door.call(
    "createNewForumRequest",
    { qID: code, requestObs: text },
    { cookie: person.cookie },
  );
  const result = reply.body.result as [boolean, string];
  expect(result).toEqual([true, expect.stringMatching(/^[0-9A-Z]{8}$/)]);
  return result[1];
}

/** Sends a form of a thread as scripts do. */
export async function actOn(person: Known | null, thread: string, fields: Record<string, string>) {
  const sent = { inPlace: "1", ...fields };
  const response = await door.post(dataAddress(`/r/${thread}`, THREAD), sent, { cookie: person?.cookie });
  const text = await response.text();
  return { status: response.status, reply: (text.startsWith("{") ? JSON.parse(text) : {}) as CommentReply };
}

/** The number of an answer, or with `num` of a comment on one. */
export async function answer(person: Known, thread: string, text: string, more: Record<string, string> = {}) {
  const { status, reply } = await actOn(person, thread, {
    intent: "write",
    text,
    operation: freshId(),
    ...more,
  });
  expect([status, reply.message]).toEqual([200, null]);
  return reply.comment?.num ?? 0;
}

export async function threadOf(person: Known | null, thread: string, query = ""): Promise<ReadThread> {
  const response = await door.send(dataAddress(`/r/${thread}${query}`, THREAD), { cookie: person?.cookie });
  expect(response.status).toBe(200);
  return (await response.json()) as ReadThread;
}
