import type { Comments } from "#app/hooks/comments/use-comments.ts";
import { ButtonLink } from "../ui/button.tsx";

/** Closes a form; without scripts a link to the comments page. */
export function CancelLink({ comments }: { comments: Comments }) {
  return (
    <ButtonLink
      look="quiet"
      className="!px-3"
      to={comments.address()}
      rel="nofollow"
      onClick={(event) => {
        event.preventDefault();
        comments.act(null);
      }}
    >
      Cancelar
    </ButtonLink>
  );
}
