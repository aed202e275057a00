import * as v from "valibot";
import { jsonIn, sentOrNull } from "#app/platform/requests/domain/sent-json.server.ts";
import { cutText } from "#app/platform/text/cut-text.ts";
import type { EssayOutline } from "./essay.ts";
import { emptyOutline, LONGEST_NOTE } from "./essay-draft.ts";

const note = v.fallback(
  v.pipe(
    v.string(),
    v.transform((text) => cutText(text, LONGEST_NOTE)),
  ),
  "",
);
const outline = v.object({ thesis: note, first: note, second: note, proposal: note });

/** What the device sends as JSON; what is no text becomes "". */
export function readOutline(sent: string): EssayOutline {
  return sentOrNull(outline, jsonIn(sent)) ?? { ...emptyOutline };
}
