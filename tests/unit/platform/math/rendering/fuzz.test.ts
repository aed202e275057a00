import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findFormulas } from "#app/platform/math/domain/find-formulas.ts";
import { markdownToHtml } from "#app/platform/math/domain/markdown-to-html.ts";
import { plainText } from "#app/platform/math/domain/plain-text.ts";
import { renderInline, renderText } from "#app/platform/math/domain/render-text.server.ts";
import { cleanText } from "#app/platform/text/clean-text.ts";
import { readHtml } from "#tests/unit/bank/rendering/read-html.ts";

const pictures = new Map([["a.png", { src: "/figuras/a.png", width: 1, height: 1 }]]);

/** Pieces of which texts and attacks are made, so that random texts are not random noise only. */
const bricks = fc.oneof(
  fc.constantFrom(
    ...[
      "$",
      "$$",
      "\\(",
      "\\)",
      "\\[",
      "\\]",
      "\\frac",
      "\\sqrt{",
      "{",
      "}",
      "^",
      "_",
      "\\text{",
      "\\begin{cases}",
      "\\end{cases}",
      "&",
      "\\\\",
    ],
    ...[
      "\\left(",
      "\\right)",
      "\\ce{H2O}",
      "\\sen",
      "\\def\\a{",
      "\\color{red}",
      "\\hline",
      "\\vec",
      "\\cancel{",
      "'",
    ],
    ...[
      "**",
      "*",
      "~~",
      "`",
      "```",
      "\n",
      "\n\n",
      "- ",
      "1. ",
      "> ",
      "# ",
      "| a |\n|---|\n",
      "![",
      "](a.png)",
      "](b.png)",
      "[",
      "](https://a.com)",
    ],
    ...[
      "<b>",
      "</b>",
      "<sub>",
      "</sub>",
      "<br>",
      "<script>",
      "</script>",
      "<img src=x onerror=y>",
      "<!--",
      "-->",
      "&lt;",
      "&#60;",
      "\\",
      "R$ 5",
      "  \n",
      "    ",
    ],
    ...["\u00a0", "\u200b", "\ue000", "\ue0000\ue001", "\ud800", "é", "x", "2,5", " "],
  ),
  fc.string({ unit: "binary", maxLength: 6 }),
  fc.lorem({ maxCount: 2 }),
);
const texts = fc.array(bricks, { maxLength: 40 }).map((parts) => parts.join(""));

// Random texts may be slow on a busy machine; how slow a text may be is tested on its own.
const patience = { timeout: 60_000 };

describe("any text", () => {
  it("gives well-formed HTML with nothing forbidden in it (2,000 random texts)", patience, () => {
    fc.assert(
      fc.property(texts, fc.boolean(), (source, latex) => {
        readHtml(renderText(source, { pictures, latex }).html);
        readHtml(renderInline(source, { pictures, latex }).html);
      }),
      { numRuns: 2_000 },
    );
  });

  it("gives the same HTML twice", patience, () => {
    fc.assert(
      fc.property(texts, (source) => {
        expect(renderText(source, { pictures })).toEqual(renderText(source, { pictures }));
      }),
      { numRuns: 300 },
    );
  });

  it("divides into pieces that make it up again", patience, () => {
    fc.assert(
      fc.property(texts, (source) => {
        expect(
          findFormulas(source)
            .map((piece) => piece.source)
            .join(""),
        ).toBe(source);
      }),
      { numRuns: 2_000 },
    );
  });

  it("becomes plain words in one line, of well-formed Unicode", patience, () => {
    fc.assert(
      fc.property(texts, (source) => {
        const words = plainText(source);
        expect(words).toBe(words.replace(/\s+/g, " ").trim());
        expect(words).not.toMatch(/[\ue000\ue001]|\p{Cs}/u);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("the short way past the Markdown parser", () => {
  const marks = fc.constantFrom(
    "-",
    "+",
    "=",
    "#",
    ">",
    "|",
    ":",
    "1.",
    "2)",
    "!",
    "(",
    ")",
    "<",
    "&",
    "~",
    "http://a.com",
    "www.b.com",
    "a@b.com",
  );
  const plain = fc
    .array(
      fc.oneof(fc.constantFrom(" ", "\n", "\n\n", "\n \n", " \n ", "\t", "ção", "a", "B.", "7", "”"), marks),
      { maxLength: 30 },
    )
    .map((parts) => parts.join(""));

  it.each(["block", "inline"] as const)("gives what the parser gives (%s)", patience, (mode) => {
    fc.assert(
      fc.property(plain, (source) => {
        const short = (mode === "block" ? renderText : renderInline)(source, { pictures, latex: false }).html;
        const long = markdownToHtml(cleanText(source), mode, {
          formulas: [],
          pictures,
          draw: () => "",
          say: () => "",
          onMissingPicture: () => undefined,
        });
        expect(short).toBe(long);
      }),
      { numRuns: 2_000 },
    );
  });
});
