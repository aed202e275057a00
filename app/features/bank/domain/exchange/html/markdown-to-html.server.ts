import { escapeText } from "#app/platform/math/domain/escape-html.ts";
import { maxSourceLength, renderInline, renderText } from "#app/platform/math/domain/render-text.server.ts";

export type PictureNames = ReadonlyMap<string, string>;

/** HTML with LaTeX in `\(…\)` and `\[…\]`, as Moodle displays it. */
export function toMoodleHtml(markdown: string, names: PictureNames, inline = false): string {
  const pictures = new Map(
    [...names].map(([path, name]) => [
      path,
      { src: `@@PLUGINFILE@@/${encodeURIComponent(name)}`, width: null, height: null },
    ]),
  );
  const render = inline ? renderInline : renderText;
  const { html } = render(markdown.slice(0, maxSourceLength), {
    pictures,
    write: ({ formula, display }) => escapeText(display ? `\\[${formula}\\]` : `\\(${formula}\\)`),
  });
  return html
    .replace(/ loading="lazy" decoding="async"/g, "")
    .replace(/<div class="table-scroll"[^>]*>([\s\S]*?)<\/div>/g, "$1");
}
