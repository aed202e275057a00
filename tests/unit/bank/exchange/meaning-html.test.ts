import { expect, test } from "vitest";
import { writeEmphasis } from "#app/features/bank/domain/exchange/html/emphasis-marks.ts";
import { toMarkdown } from "#app/features/bank/domain/exchange/html/html-to-markdown.ts";
import { lossList } from "#app/features/bank/domain/exchange/loss.ts";

function converted(html: string) {
  const { losses, add: loss } = lossList();
  const sources = { picture: (address: string) => address, problem: () => undefined, loss };
  const text = toMarkdown(html, "html", sources);
  return { text, losses: losses.map(({ what, detail }) => `${what}: ${detail}`) };
}

test.each<[string, string, string, string[]]>([
  ["lowered by style", 'H<span style="vertical-align: sub">2</span>O', "H<sub>2</sub>O", []],
  ["underlined by a border", '<span style="border-bottom: 1px solid">a</span> b', "<u>a</u> b", []],
  ["without a border", '<span style="border-bottom: none">a</span> b', "a b", []],
  ["with a border of no width", '<span style="border-bottom:  0px solid">a</span> b', "a b", []],
  ["underlined by a thin border", '<span style="border-bottom: 0.5pt solid">a</span> b', "<u>a</u> b", []],
  ["of a link with a border", '<a style="border-bottom: 1px solid">a</a> b', "a b", []],
  [
    "capital by style",
    '<span style="text-transform: uppercase">abc</span> d',
    "abc d",
    ["fonte: maiúsculas: “abc”"],
  ],
  ["under a line, a segment", '<span style="text-decoration: overline">AB</span>', "$\\overline{AB}$", []],
  [
    "under a line, a sentence",
    '<span style="text-decoration: overline">uma frase inteira</span>',
    "uma frase inteira",
    [],
  ],
  [
    "of the font Symbol, its inner parts too",
    '<font face="Symbol">a<i>l</i><font face="Arial">b</font></font>',
    "α*λ*b",
    ["fonte: Symbol: “alb”"],
  ],
  ["of the page's head", "<title>prova</title>texto", "texto", []],
  ["of a name without its semicolon, read only in Latin-1", "caf&eacute e &alpha b", "café e &alpha b", []],
])("words %s", (_, html, text, losses) => {
  expect(converted(html)).toEqual({ text, losses });
});

test.each<[string, string, string]>([
  ["counted by style", '<ul style="list-style-type: decimal"><li>a</li><li>b</li></ul>', "1. a\n2. b"],
  ["with a control between cells", "<table><tr><input><td>a</td></tr></table>", "| a |\n| --- |"],
  [
    "of a short first row",
    "<table><tr><td align=right>a</td></tr><tr><td>b</td><td>c</td></tr></table>",
    "| a |  |\n| ---: | --- |\n| b | c |",
  ],
])("a list or table %s", (_, html, text) => {
  expect(converted(html)).toEqual({ text, losses: [] });
});

test("a cell over two rows at the end of a row leaves an empty one below", () => {
  const html = "<table><tr><td>a</td><td rowspan=2>b</td></tr><tr><td>c</td></tr></table>";
  expect(converted(html)).toEqual({
    text: "| a | b |\n| --- | --- |\n| c |  |",
    losses: ["tabela: célula sobre 2 linhas: “b”"],
  });
});

test.each([
  ["around a whole text", "\ue002a\ue003", "**a**"],
  ["around nothing but a sign", "\ue004(\ue005", "*(*"],
  ["before a letter", "\ue002a:\ue003b", "<b>a:</b>b"],
  ["that nothing began", "a\ue003b", "a\ue003b"],
])("emphasis %s", (_, marked, text) => {
  expect(writeEmphasis(marked)).toBe(text);
});
