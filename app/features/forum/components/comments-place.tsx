import { lazy, useId, useRef } from "react";
import { questionPaths } from "#app/features/questions/paths.ts";
import { Deferred } from "#app/platform/ui/components/deferred.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { useHash } from "#app/platform/ui/hooks/use-address.ts";
import { useNear } from "#app/platform/ui/hooks/use-near.ts";
import { CommentsCard } from "./comments-card.tsx";

const CommentsContent = lazy(() => import("./comments-content.tsx"));

/** A link, replaced by the comments when near the screen or named in the URL. A new `version` reloads. */
export function CommentsPlace({ code, version }: { code: string; version: number }) {
  const place = useRef<HTMLDivElement>(null);
  const heading = useId();
  const near = useNear(place);
  const named = Number(/^#comentario-(\d{1,12})$/.exec(useHash())?.[1]) || null;
  // As tall as the comments while they are locked or empty: a page scrolled to its end stays there.
  const link = (
    <CommentsCard heading={heading}>
      <TextLink look="alone" to={questionPaths.comments(code)} rel="nofollow" className="-my-2 w-fit">
        Ver comentários desta questão
      </TextLink>
    </CommentsCard>
  );
  return (
    <div ref={place} id="comentarios" className="mt-4">
      {near || named ? (
        <Deferred fallback={link}>
          <CommentsContent key={named} code={code} named={named} version={version} />
        </Deferred>
      ) : (
        link
      )}
    </div>
  );
}
