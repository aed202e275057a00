import { describe, expect, it } from "vitest";
import { renderInline, renderText } from "#app/platform/math/domain/render-text.server.ts";
import { generateQuestion } from "#content/generator/generate-question.ts";

const options = { pictures: new Map() };

describe("the rendering of generated questions", () => {
  it("fails in no formula of 3,000 questions and leaves no source behind", () => {
    const faults: string[] = [];
    for (let index = 0; index < 3000; index++) {
      const draft = generateQuestion(index * 61 + 7);
      const rendered = [
        ...[draft.statement, draft.solution, draft.hint, draft.explanation].map((text) =>
          renderText(text ?? "", options),
        ),
        ...draft.alternatives.map(({ text }) => renderInline(text, options)),
      ];
      for (const { html, failures } of rendered) {
        for (const { formula, reason } of failures)
          faults.push(`${draft.provenance.path}: ${formula} (${reason})`);
        const visible = html.replace(/<annotation[\s\S]*?<\/annotation>/g, "").replace(/<[^>]+>/g, " ");
        if (/(?<!R)\$|\\[a-z]|\*\*/.test(visible))
          faults.push(`${draft.provenance.path}: ${visible.slice(0, 200)}`);
      }
    }
    expect(faults).toEqual([]);
  });
});
