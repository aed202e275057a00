import { Document, Packer } from "docx";
import { htmlToContent } from "docx/html";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import type { QuestionKind } from "#app/features/bank/domain/draft.ts";
import { paperParts } from "#app/features/bank/domain/paper/paper-html.ts";
import { readPaperOptions } from "#app/features/bank/domain/paper/paper-options.ts";
import { paperVersions } from "#app/features/bank/domain/paper/paper-versions.ts";
import { renderText } from "#app/platform/math/domain/render-text.server.ts";
import { givenQuestion } from "./given-paper.ts";

const kinds: QuestionKind[] = ["single-choice", "right-wrong", "sum", "numeric", "open"];
const statement = renderText("Calcule $\\frac{1}{2} + \\sqrt{x^2}$.", { pictures: new Map() }).html;
const questions = kinds.map((kind, index) =>
  givenQuestion(index, { statement, annulled: index === 4, heading: index === 0 ? "Parte <1>" : null }, kind),
);

function parts(query: string, keyed: boolean) {
  const options = readPaperOptions(new URLSearchParams(query));
  const versions = paperVersions(questions, options.versions, "lista");
  const codes = versions.map(({ name }) => ({ code: `ABC123-${name}` }));
  const keys = keyed
    ? [
        { ord: 0, answer: "C", solution: "<p>Porque sim.</p>" },
        { ord: 1, answer: null, solution: null },
      ]
    : null;
  return paperParts({ title: "Lista <i>", options, logo: keyed ? "blob:logo" : null, versions, codes, keys });
}

test("a paper of two versions has a part for each text, sheet, key and the solutions", () => {
  const all = parts(
    "versoes=2&folha=sim&gabarito=sim&resolucoes=sim&escola=<b>Colégio&turma=3A&data=hoje&colunas=1",
    true,
  );
  expect(all.map(({ columns, newPage }) => [columns, newPage])).toEqual([
    [1, true],
    [1, false],
    [1, true],
    [1, true],
    [1, false],
    [1, true],
    [1, true],
    [1, true],
  ]);
  const html = all.map((part) => part.html).join("");
  expect(html).toContain("&lt;b>Colégio");
  expect(html).toContain("Lista &lt;i>, versão B");
  expect(html).toContain('<img src="blob:logo"');
  expect(html).toContain("ABC123-B");
  expect(html).toContain("Ⓐ Ⓑ Ⓒ Ⓓ Ⓔ");
  expect(html).toContain("⓪ ① ② ③ ④ ⑤ ⑥ ⑦ ⑧ ⑨");
  expect(html).toContain("1 C · 2 — · 3 — · 4 — · 5 anulada");
  expect(html).toContain("<h3>Questão 1</h3><p>Porque sim.</p>");
});

test("of one version the solutions need no word on letters", () => {
  const solutions = parts("resolucoes=sim", true).at(-1)?.html;
  expect(solutions).toBe("<h1>Resoluções</h1><h3>Questão 1</h3><p>Porque sim.</p>");
});

test("without options there is the text alone, in two columns, and no key", () => {
  const [header, text, ...rest] = parts("gabarito=sim&resolucoes=sim", false);
  expect(rest).toEqual([]);
  expect(header?.html).not.toContain("versão");
  expect(text?.columns).toBe(2);
  expect(text?.html).toContain("Questão 5 (anulada)");
});

test("a text document has formulas as equations, and no markup of the header", async () => {
  const sections = parts("versoes=1&folha=sim&escola=<b>Colégio", false).map(({ html }) => ({
    children: htmlToContent(html),
  }));
  const file = unzipSync(new Uint8Array(await Packer.toArrayBuffer(new Document({ sections }))));
  const body = strFromU8(file["word/document.xml"] ?? new Uint8Array());
  expect(body.split("<m:oMath>")).toHaveLength(1 + questions.length);
  expect(body).toContain("<m:f>");
  expect(body).toContain("<m:rad>");
  expect(body).toContain("&lt;b&gt;Colégio");
});
