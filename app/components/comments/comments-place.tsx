import { Link, useLocation } from "@remix-run/react";
import { lazy, Suspense, useRef } from "react";
import { useNear } from "#app/hooks/ui/use-near.ts";
import { paths } from "#app/paths.ts";

const CommentsContent = lazy(() => import("./comments-content.tsx"));

/** A link, replaced by the comments when near the screen or named in the URL. A new `version` reloads. */
export function CommentsPlace({ code, version }: { code: string; version: number }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  const named = Number(/^#comentario-(\d{1,12})$/.exec(useLocation().hash)?.[1]) || null;
  const link = (
    <section className="no-print card px-4 py-2 sm:px-6">
      <Link
        to={paths.questionComments(code)}
        rel="nofollow"
        className="inline-flex min-h-11 items-center font-semibold text-link"
      >
        Comentários desta questão
      </Link>
    </section>
  );
  return (
    <div ref={place} id="comentarios" className="mt-4">
      {near || named ? (
        <Suspense fallback={link}>
          <CommentsContent key={named} code={code} named={named} version={version} />
        </Suspense>
      ) : (
        link
      )}
    </div>
  );
}
