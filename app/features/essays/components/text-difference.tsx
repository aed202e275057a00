import { useMemo } from "react";
import { differenceOf } from "#app/platform/text/text-difference.ts";

/** What changed between two texts: struck out what went, underlined what came. */
export function TextDifference({ was, is }: { was: string; is: string }) {
  const parts = useMemo(() => differenceOf(was, is), [was, is]);
  const placed = parts.map((part, index) => ({ ...part, key: `${index}-${part.change}` }));
  return (
    <p className="font-serif whitespace-pre-wrap">
      {placed.map(({ key, text, change }) => {
        if (change === "removed")
          return (
            <del key={key} className="bg-danger-soft">
              {text}
            </del>
          );
        if (change === "added")
          return (
            <ins key={key} className="bg-success-soft">
              {text}
            </ins>
          );
        return <span key={key}>{text}</span>;
      })}
    </p>
  );
}
