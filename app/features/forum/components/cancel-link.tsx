import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import type { Comments } from "../hooks/use-comments.ts";

/** Closes a form; without scripts a link to the comments page. */
export function CancelLink({ comments }: { comments: Comments }) {
  return (
    <ButtonLink
      look="quiet"
      size="tight"
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
