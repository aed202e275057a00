import { Fragment, type ReactNode, useRef } from "react";
import { RichText } from "#app/platform/math/components/rich-text.tsx";
import type { TextSection } from "../domain/site-text.ts";
import { useClientLinks } from "../hooks/use-client-links.ts";

/** What stands between the texts, by the name in a file's line `::name`. */
export type TextComponents = Readonly<Record<string, ReactNode>>;

function Html({ html }: { html: string }) {
  const within = useRef<HTMLDivElement>(null);
  useClientLinks(within);
  return (
    <div ref={within}>
      <RichText html={html} look="" />
    </div>
  );
}

/** The content of a section of a text of the site. */
export function TextParts({
  parts,
  components,
}: {
  parts: TextSection["parts"];
  components?: TextComponents;
}) {
  return parts.map((part, at) => (
    <Fragment key={`part-${at}`}>
      {"html" in part ? <Html html={part.html} /> : components?.[part.component]}
    </Fragment>
  ));
}
