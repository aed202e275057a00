import type { ReactNode } from "react";
import { plural } from "#app/platform/text/format.ts";
import { Dotted } from "#app/platform/ui/components/dotted.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";

type LineProps = {
  list: { name: string; size: number; cover: string };
  to: string;
  /** Beside the number of questions. */
  facts: ReactNode;
  children?: ReactNode;
};

/** A set of questions with its cover, all of which is its link. */
export function CoverLine({ list: { name, size, cover }, to, facts, children }: LineProps) {
  return (
    <div className="relative flex gap-4 p-3 hover:bg-inset focus-within:bg-inset">
      <img
        src={cover}
        alt=""
        width={128}
        height={64}
        loading="lazy"
        className="h-16 w-32 shrink-0 rounded-control bg-inset object-cover"
      />
      <div className="min-w-0 flex-1">
        <TextLink look="cover" to={to}>
          {name}
        </TextLink>
        <Dotted className="text-sm text-muted">
          <span>{plural(size, "questão", "questões")}</span>
          {facts}
        </Dotted>
        {children}
      </div>
    </div>
  );
}
