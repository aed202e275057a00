import { Link } from "@remix-run/react";
import { MarkChip } from "#app/platform/page/components/mark-chip.tsx";
import { formatAge, formatDate, isoTime } from "#app/platform/time/format-date.ts";
import type { CommentView } from "../domain/comment.ts";

const roleTexts = { team: "Equipe Farol", mentor: "Mentor", teacher: "Prof." } as const;

export function CommentByline({ comment, now }: { comment: CommentView; now: number }) {
  const { author, at, edited, own, state } = comment;
  if (!author) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-sm text-muted">
      {author.profile ? (
        <Link to={author.profile} className="font-semibold text-text no-underline hover:underline">
          {author.name}
        </Link>
      ) : (
        <span className="font-semibold text-text">{author.name}</span>
      )}
      {own && <span>(você)</span>}
      {author.role && <MarkChip tone="blue">{roleTexts[author.role]}</MarkChip>}
      <span className="whitespace-nowrap">
        <time dateTime={isoTime(at)} title={formatDate(at)}>
          {formatAge(at, now)}
        </time>
        {edited && " · editado"}
      </span>
      {state === "held" && <MarkChip tone="amber">Oculto até a equipe conferir</MarkChip>}
    </p>
  );
}
