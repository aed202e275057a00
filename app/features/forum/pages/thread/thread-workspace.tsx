import { Form } from "@remix-run/react";
import { Bell, BellOff, ChevronDown, CircleCheck } from "lucide-react";
import { useId } from "react";
import { questionPaths } from "#app/features/questions/paths.ts";
import { PageLinks } from "#app/platform/lists/components/pager.tsx";
import { RichText } from "#app/platform/math/components/rich-text.tsx";
import { MarkChip } from "#app/platform/page/components/mark-chip.tsx";
import { plural } from "#app/platform/text/format.ts";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { Heading, PageHeading } from "#app/platform/ui/components/part.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { CommentForm } from "../../components/comment-form.tsx";
import { CommentItem, OneComment } from "../../components/comment-item.tsx";
import { RefusalLine } from "../../components/refusal-line.tsx";
import type { CommentView } from "../../domain/comment.ts";
import { type Acting, type CommentsData, commentDone, type Refused } from "../../domain/comment-reply.ts";
import { type Comments, useComments } from "../../hooks/use-comments.ts";
import { forumPaths } from "../../paths.ts";
import type { ReadThread } from "../../services/read-thread.server.ts";
import { useNewPosts } from "./use-new-posts.ts";

export type ThreadData = ReadThread & {
  code: string;
  now: number;
  operation: string;
  marked: number | null;
  acting: Acting | null;
  signedIn: boolean;
  isAdmin: boolean;
};

function commentsOf(data: ThreadData): CommentsData {
  const { code, opening, answers, marked, now, operation } = data;
  return {
    code,
    place: { address: forumPaths.thread(code), answers: true },
    count: answers.length,
    lock: null,
    comments: opening ? [opening, ...answers] : [...answers],
    next: null,
    named: null,
    marked,
    now,
    operation,
  };
}

/** The question the doubt is about, folded. */
function FoldedQuestion({ heading, statement }: Pick<ThreadData, "heading" | "statement">) {
  if (!heading) return null;
  return (
    <details className="group card mt-3 px-4 py-1 sm:px-6">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-2 font-medium">
        Questão {heading.code} · {heading.subject} · {heading.exam}
        <Icon as={ChevronDown} size={18} className="shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      {statement && <RichText html={statement} className="reading pb-2" />}
      <ButtonLink look="secondary" className="mt-1 mb-3" to={questionPaths.question(heading.code)}>
        Abrir a questão
      </ButtonLink>
    </details>
  );
}

function FollowButton({ following }: { following: boolean }) {
  return (
    <Form method="post" preventScrollReset className="ml-9">
      <input type="hidden" name="intent" value="follow" />
      <input type="hidden" name="follows" value={following ? "0" : "1"} />
      <Button type="submit" look="quiet" size="tight">
        <Icon as={following ? BellOff : Bell} size={18} />
        {following ? "Parar de acompanhar" : "Acompanhar"}
      </Button>
    </Form>
  );
}

/** For the people who may accept an answer; the accepted answer is marked for everybody. */
function AcceptLine({ answer, data }: { answer: CommentView; data: ThreadData }) {
  const isAccepted = answer.num === data.accepted;
  if (answer.parent !== null || answer.state !== "shown") return null;
  return (
    <div className="mb-2 flex flex-wrap items-center gap-2">
      {isAccepted && (
        <MarkChip tone="green">
          <Icon as={CircleCheck} size={16} className="mr-1" /> Resposta aceita
        </MarkChip>
      )}
      {data.maySettle && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="num" value={answer.num} />
          <input type="hidden" name="accepted" value={isAccepted ? "0" : "1"} />
          <Button type="submit" look="quiet" name="intent" value="accept" size="tight">
            {isAccepted ? "Deixar de aceitar" : "Aceitar esta resposta"}
          </Button>
        </Form>
      )}
      {isAccepted && data.maySettle && data.canPropose && !data.proposed && (
        <Form method="post" preventScrollReset>
          <Button type="submit" look="quiet" name="intent" value="propose" size="tight">
            Propor como resolução da questão
          </Button>
        </Form>
      )}
      {isAccepted && data.proposed && data.isAdmin && (
        <Form method="post" preventScrollReset className="flex flex-wrap gap-2">
          <input type="hidden" name="intent" value="promote" />
          <Button type="submit" look="secondary" name="taken" value="1">
            Usar como resolução
          </Button>
          <Button type="submit" look="quiet" name="taken" value="0">
            Recusar
          </Button>
        </Form>
      )}
      {isAccepted && data.proposed && (
        <span className="text-sm text-muted">Proposta como resolução: a equipe vai conferir.</span>
      )}
    </div>
  );
}

function PostExtra({ post, data }: { post: CommentView; data: ThreadData }) {
  return (
    <>
      <AcceptLine answer={post} data={data} />
      {post.edited && post.state === "shown" && (
        <TextLink
          look="alone"
          to={`${forumPaths.thread(data.code, { versoes: post.num })}#versoes`}
          rel="nofollow"
          className="text-sm"
        >
          Ver versões anteriores
        </TextLink>
      )}
    </>
  );
}

function Versions({ versions }: Pick<ThreadData, "versions">) {
  if (versions.length === 0) return null;
  return (
    <section id="versoes" aria-label="Versões anteriores" className="card mt-4 p-4 sm:p-6">
      <Heading>Versões anteriores</Heading>
      <ul className="mt-2 divide-y divide-line">
        {versions.map(({ source, until }) => (
          <li key={until} className="py-3">
            <p className="text-sm text-muted">Até {formatDateTime(until)}</p>
            <p className="mt-1 whitespace-pre-wrap break-words">{source}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function WritePlace({ data, comments }: { data: ThreadData; comments: Comments }) {
  if (data.signedIn) return <CommentForm comments={comments} purpose="new" operation={data.operation} />;
  return (
    <ButtonLink look="secondary" className="mt-4" to="?login=true" rel="nofollow" preventScrollReset>
      Entre para responder
    </ButtonLink>
  );
}

/** New posts wait for a tap: the page does not move by itself. */
function NewPosts({ data, comments }: { data: ThreadData; comments: Comments }) {
  const { fresh, insert } = useNewPosts(data, comments);
  const answers = fresh.filter(({ parent }) => parent === null).length;
  return (
    <div role="status" className="mt-4 flex min-h-11 justify-center">
      {fresh.length > 0 && (
        <Button onClick={insert}>
          {answers > 0
            ? plural(answers, "nova resposta", "novas respostas")
            : plural(fresh.length, "novo comentário", "novos comentários")}
        </Button>
      )}
    </div>
  );
}

export function ThreadWorkspace({ data, refused }: { data: ThreadData; refused: Refused | null }) {
  const comments = useComments(commentsOf(data), { acting: data.acting, refused });
  const heading = useId();
  const { list, changed } = comments;
  const opening = list.find(({ parent }) => parent === 0);
  const answers = list.filter(({ parent }) => parent === null);
  const shared = { comments, operation: data.operation, now: data.now, marked: data.marked };
  const extra = (post: CommentView) => <PostExtra post={post} data={data} />;
  return (
    <>
      <PageHeading className="mt-1">{data.title || "Dúvida"}</PageHeading>
      <FoldedQuestion heading={data.heading} statement={data.statement} />
      <section aria-label="A dúvida" className="card mt-3 p-4 sm:p-6">
        {opening && <OneComment {...shared} comment={opening} extra={extra} />}
        {data.signedIn && <FollowButton following={data.following} />}
      </section>
      <Section
        card
        id={heading}
        title={answers.length === 0 ? "Respostas" : plural(answers.length, "resposta", "respostas")}
        className="mt-4"
      >
        <p
          role="status"
          className={changed?.notice ? "mt-3 rounded-control bg-warning-soft px-3 py-2 text-sm" : "sr-only"}
        >
          {changed && (changed.notice ?? commentDone(changed.intent))}
        </p>
        {answers.length === 0 ? (
          <p className="mt-2 text-muted">
            {data.isAuthor
              ? "Ninguém respondeu ainda. Avisamos você."
              : "Ninguém respondeu ainda. Sabe como ajudar?"}
          </p>
        ) : (
          <ul aria-labelledby={heading} className="mt-2 divide-y divide-line">
            {answers.map((answer) => (
              <CommentItem key={answer.num} {...shared} comment={answer} extra={extra} />
            ))}
          </ul>
        )}
        <PageLinks next={data.next === null ? null : forumPaths.thread(data.code, { apos: data.next })} />
        <WritePlace data={data} comments={comments} />
        <RefusalLine refused={comments.refused} num={-1} />
      </Section>
      <Versions versions={data.versions} />
      <NewPosts data={data} comments={comments} />
    </>
  );
}
