import { useState } from "react";
import { type Query, withQuery } from "#app/platform/paths/with-query.ts";
import { postRoute } from "#app/platform/requests/calls/post-route.ts";
import { readRoute } from "#app/platform/requests/calls/read-route.ts";
import type { CommentView } from "../domain/comment.ts";
import {
  withComment,
  withLaterPosts,
  withMoreReplies,
  withNamedFirst,
  withOlderComments,
} from "../domain/comment-list.ts";
import {
  type Acting,
  type CommentReply,
  type CommentsData,
  type CommentsPlaceOf,
  type Refused,
  refusedIn,
} from "../domain/comment-reply.ts";

export type CommentFields = Readonly<Record<string, string>> & { intent: string };

/** Shown under the list, not under a comment. */
const unread: Refused = {
  message: "Não deu para buscar mais comentários. Tente de novo.",
  problems: {},
  num: -1,
  text: "",
  signIn: false,
};

/** How many comments a change adds. */
function difference(list: readonly CommentView[], changed: CommentView): number {
  const before = list.flatMap((each) => [each, ...each.replies]).find(({ num }) => num === changed.num);
  return Number(changed.state === "shown") - Number(before?.state === "shown");
}

async function post(
  { address }: CommentsPlaceOf,
  fields: CommentFields,
  num: number | null,
): Promise<CommentView | Refused> {
  const sent = { ...fields, inPlace: "1" };
  const posted = await postRoute<CommentReply>(address, sent);
  if (posted.kind === "refused") {
    const { message, signIn } = posted;
    return { message, problems: {}, num, text: "", signIn };
  }
  const { reply } = posted;
  return reply.comment ?? refusedIn(reply);
}

/** The displayed comments, their total, and updates. */
function useListed(initial: CommentsData) {
  const [list, setList] = useState(() => withNamedFirst(initial.comments, initial.named));
  const [count, setCount] = useState(initial.count);
  const [next, setNext] = useState(initial.next);
  function change(comment: CommentView): void {
    setCount((before) => before + difference(list, comment));
    setList((before) => withComment(before, comment));
  }
  function addPage(page: CommentsData): void {
    setList((before) => withOlderComments(before, page.comments));
    setNext(page.next);
  }
  function addReplies({ named }: CommentsData): void {
    if (named) setList((before) => withMoreReplies(before, named));
  }
  function insert(posts: readonly CommentView[]): void {
    setCount((before) => before + posts.length);
    setList((before) => withLaterPosts(before, posts));
  }
  return { list, count, next, change, addPage, addReplies, insert };
}

/** The name of the button that is busy. */
function useSending() {
  const [sending, setSending] = useState<string | null>(null);
  async function waitFor<Answer>(name: string, answer: Promise<Answer>): Promise<Answer> {
    setSending(name);
    return answer.finally(() => setSending(null));
  }
  return { sending, waitFor };
}

export function useComments(
  initial: CommentsData,
  start: { acting: Acting | null; refused: Refused | null },
) {
  const { code, place } = initial;
  const address = (query?: Query) => withQuery(place.address, query);
  const { list, count, next, change, addPage, addReplies, insert } = useListed(initial);
  const [acting, setActing] = useState(start.acting);
  const [refused, setRefused] = useState(start.refused);
  const { sending, waitFor } = useSending();
  const [changed, setChanged] = useState<{ intent: string; num: number; notice: string | null } | null>(null);

  /** The changed comment, or null if refused. */
  async function send(fields: CommentFields): Promise<CommentView | null> {
    if (sending) return null;
    const name = `${fields.intent}-${fields.num ?? ""}`;
    const answer = await waitFor(name, post(place, fields, fields.num ? Number(fields.num) : null));
    const isRefused = "message" in answer;
    setRefused(isRefused ? answer : null);
    if (isRefused) return null;
    change(answer);
    setChanged({ intent: fields.intent, num: answer.num, notice: answer.notice });
    if (fields.intent !== "useful") setActing(null);
    return answer;
  }

  async function read(query: Record<string, string | number>, then: (data: CommentsData) => void) {
    const read = readRoute<CommentsData>(address(query));
    const data = await waitFor(Object.keys(query).join("-"), read);
    setRefused(data ? null : unread);
    if (data) then(data);
  }

  const more = () => read({ apos: next ?? "" }, addPage);
  const moreReplies = ({ num, replies }: CommentView) =>
    read({ comentario: num, depois: replies.at(-1)?.num ?? 1 }, addReplies);
  const act = (chosen: Acting | null) => {
    setRefused(null);
    setActing(chosen);
  };
  return {
    code,
    place,
    address,
    list,
    count,
    next,
    acting,
    act,
    refused,
    sending,
    changed,
    send,
    more,
    moreReplies,
    insert,
  };
}

export type Comments = ReturnType<typeof useComments>;
