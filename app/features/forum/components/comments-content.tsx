import { useId } from "react";
import { questionPaths } from "#app/features/questions/paths.ts";
import { useRouteData } from "#app/platform/requests/hooks/use-route-data.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import type { CommentsData } from "../domain/comment-reply.ts";
import { CommentThread } from "./comment-thread.tsx";
import { CommentsCard } from "./comments-card.tsx";

type Props = { code: string; named: number | null; version: number };

/**
 * Loaded when scrolled near. A new `version` reloads; the old content stays until then, so that the page's height is
 * stable.
 */
export default function CommentsContent({ code, named, version }: Props) {
  const heading = useId();
  const query = named ? { comentario: named } : {};
  const { data, failed, again } = useRouteData<CommentsData>(questionPaths.comments(code, query), version);
  if (data) return <CommentThread key={String(data.lock)} initial={data} />;
  return (
    <CommentsCard heading={heading}>
      {failed ? (
        <p role="alert" className="text-muted">
          Não deu para buscar os comentários.
          <Button look="quiet" onClick={again} size="tight">
            Tentar de novo
          </Button>
        </p>
      ) : (
        <p className="appear-late mt-1 text-muted">Buscando…</p>
      )}
    </CommentsCard>
  );
}
