import { expect } from "vitest";
import type { CommentView } from "#app/features/forum/domain/comment.ts";
import type { CommentReply, CommentsData } from "#app/features/forum/domain/comment-reply.ts";
import { bindings } from "./bindings.ts";
import { door } from "./door.ts";
import { dataAddress } from "./every-route.ts";
import { freshId, type StoredQuestion } from "./given.ts";
import { givenKnown, type Known } from "./given-admin.ts";

const COMMENTS = "features/forum/pages/comments";

/** Lets somebody answer a question, wrongly or not. */
export async function answers(person: Known, { code }: StoredQuestion): Promise<Known> {
  const data = { qid: code, userAnswer: "A", operationId: freshId() };
  expect((await door.call("answerQuestion", data, { cookie: person.cookie })).status).toBe(200);
  return person;
}

/** Somebody whose account is old enough for the limits of everybody. */
export async function givenWriter(fields: Parameters<typeof givenKnown>[0] = {}): Promise<Known> {
  const person = await givenKnown(fields);
  const age = "UPDATE users SET created_at = created_at - 2592000 WHERE id = ?";
  await bindings.DB.prepare(age).bind(person.viewer.id).run();
  return person;
}

/** A new person who has answered a question. */
export async function givenAnswered(
  question: StoredQuestion,
  fields: Parameters<typeof givenKnown>[0] = {},
): Promise<Known> {
  return answers(await givenWriter(fields), question);
}

/** Sends a form of comments as scripts do. */
export async function act(person: Known | null, { code }: StoredQuestion, fields: Record<string, string>) {
  const sent = { inPlace: "1", ...fields };
  const response = await door.post(dataAddress(`/q/${code}/comentarios`, COMMENTS), sent, {
    cookie: person?.cookie,
  });
  return { status: response.status, reply: (await response.json()) as CommentReply };
}

/** What an act that was done left. */
export async function done(
  person: Known,
  question: StoredQuestion,
  fields: Record<string, string>,
): Promise<CommentView> {
  const { status, reply } = await act(person, question, fields);
  expect([status, reply.message]).toEqual([200, null]);
  if (!reply.comment) throw new Error("no comment in the reply");
  return reply.comment;
}

/** Writes a comment, or with `num` a reply. */
export function write(
  person: Known,
  question: StoredQuestion,
  text = "Um **caminho** com $x^2$.",
  more: Record<string, string> = {},
): Promise<CommentView> {
  return done(person, question, { intent: "write", text, operation: freshId(), ...more });
}

/** The comments of a question as data. */
export async function comments(
  person: Known | null,
  { code }: StoredQuestion,
  query = "",
): Promise<CommentsData> {
  const address = dataAddress(`/q/${code}/comentarios${query}`, COMMENTS);
  return (await door.send(address, { cookie: person?.cookie })).json();
}

/** Puts one comment of a person under each of these questions, in the place of all that questions had; a thread's posts stay. */
export async function givenTelling(
  said: readonly { ord: number; text: string }[],
  email: string,
): Promise<void> {
  const insert = bindings.DB.prepare(
    `INSERT INTO comments (id, ord, user_id, operation, source, html, created_at)
    SELECT ?1, ?2, id, ?1, ?3, ?3, 1 FROM users WHERE email = ?4`,
  );
  await bindings.DB.batch([
    bindings.DB.prepare("DELETE FROM comments WHERE ord >= 0"),
    bindings.DB.prepare("DELETE FROM comment_threads WHERE ord >= 0"),
    ...said.map(({ ord, text }) => insert.bind(freshId(), ord, text, email)),
  ]);
}
