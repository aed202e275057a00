import { describe, expect, it, test } from "vitest";
import {
  type TextFormat,
  textFormatOf,
  toMarkdown,
} from "#app/features/bank/domain/exchange/html/html-to-markdown.ts";

/** A text as our Markdown, with the problems reported. */
function converted(html: string, format: TextFormat = "html", inline = false) {
  const problems: string[] = [];
  const sources = {
    picture: (address: string) => `trocas/${address}`,
    problem: (text: string) => void problems.push(text),
  };
  return { text: toMarkdown(html, format, sources, inline), problems };
}

const manyColumns = `| ${["a", ...Array(19).fill(""), "a", ...Array(19).fill("")].join(" | ")} |\n| ${Array(40).fill("---").join(" | ")} |`;

describe("HTML of other systems", () => {
  test.each<[string, string, string]>([
    ["a rule between paragraphs", "<p>um</p><hr><p>dois</p>", "um\n\n---\n\ndois"],
    ["a program", "<pre>\nx = 1\n  y = 2\n</pre>", "```\nx = 1\n  y = 2\n```"],
    ["a quotation", "<blockquote><p>um</p><p>dois</p></blockquote>", "> um\n>\n> dois"],
    ["an empty quotation", "<blockquote> </blockquote>x", "x"],
    ["a heading", "<h2>Texto <b>um</b></h2><p>x</p>", "**Texto um**\n\nx"],
    ["an empty heading", "<h3> </h3>x", "x"],
    ["a list from a number on", '<ol start="3"><li>c</li><li>d</li></ol>', "3. c\n4. d"],
    ["a list from nothing sensible", '<ol start="x"><li>a</li></ol>', "1. a"],
    ["a list of paragraphs", "<ul><li><p>a</p><p>b</p></li><li><p>c</p></li></ul>", "- a\n\n  b\n\n- c"],
    ["a list without items", "<ul></ul>x", "x"],
    ["things between items", "<ul>\n<li>a</li>\n<b>?</b></ul>", "- a"],
    ["a table without cells", "<table><tr></tr></table>x", "x"],
    ["a table without rows", "<table></table>x", "x"],
    [
      "rows of different lengths",
      "<table><tr><td>a</td><td>b</td></tr>\n<tr><td>c</td></tr></table>",
      "| a | b |\n| --- | --- |\n| c |  |",
    ],
    [
      "a longer row below the first",
      "<table><tr><td>a</td></tr><tr><td>b</td><td>c</td></tr></table>",
      "| a |  |\n| --- | --- |\n| b | c |",
    ],
    [
      "columns that are aligned",
      '<table><tr><th align="right">a</th><th style="text-align: center">b</th><th align="left">c</th><th>d</th></tr></table>',
      "| a | b | c | d |\n| ---: | :---: | --- | --- |",
    ],
    [
      "a merged cell, whose column is aligned and those after it",
      '<table><tr><th colspan="2" align="right">a</th><th align="center">b</th></tr></table>',
      "| a |  | b |\n| ---: | --- | :---: |",
    ],
    ["a cell merged by nothing sensible", '<table><tr><td colspan="x">a</td></tr></table>', "| a |\n| --- |"],
    ["a link", '<a href="https://farol.example/a">aqui</a>', "[aqui](https://farol.example/a)"],
    ["a link that leads nowhere", "<a>aqui</a> <a href='javascript:x'>ali</a>", "aqui ali"],
    ["a mark around blanks", "a<b> </b>b <i> c </i>d", "a b  *c* d"],
    ["signs below and above the line", "H<sub>2</sub>O <sup> 2</sup><u></u>", "H<sub>2</sub>O  <sup>2</sup>"],
    ["a table with a body", "<table><tbody><tr><td>a</td></tr></tbody></table>", "| a |\n| --- |"],
    ["code, and code with a tick", "<code>x</code> <tt>a`b</tt> <kbd> </kbd>", "`x` ``a`b``"],
    ["code with a mark inside", "<code>a<b>b</b></code>", "`ab`"],
    ["scripts and styles", "a<script>x()</script><style>p{}</style>b", "ab"],
    [
      "a cell merged over rows and columns",
      '<table><tr><th rowspan="2">a</th><th colspan="2">b</th></tr><tr><th>c</th><th>d</th></tr><tr><td>e</td></tr></table>',
      "| a | b |  |\n| --- | --- | --- |\n|  | c | d |\n| e |  |  |",
    ],
    [
      "a table's caption",
      "<table><caption>Tabela 1</caption><tr><td>a</td></tr></table>",
      "Tabela 1\n\n| a |\n| --- |",
    ],
    [
      "a table of too many columns",
      `<table><tr>${"<td colspan=20>a</td>".repeat(9)}</tr></table>`,
      manyColumns,
    ],
    ["a list between items", "<ul><li>a</li><ul><li>b</li></ul><li>c</li></ul>", "- a\n  - b\n- c"],
    ["a list inside a list", "<ol><ol><li>a</li></ol></ol>", "1. 1. a"],
    ["a list by letters", '<ol type="A"><li>hélio</li><li>cloro</li></ol>', "A. hélio  \nB. cloro"],
    [
      "a list by Roman numerals",
      `<ol style="list-style-type: lower-roman" start="3"><li>c</li><li>d</li><li><p>e</p></li></ol>`,
      "iii. c\n\niv. d\n\nv. e",
    ],
    [
      "a list of more letters than there are",
      `<ol type="a" start="26"><li>a</li><li>b</li></ol>`,
      "z. a  \naa. b",
    ],
    ["bold before a letter", "<b>Nota:</b>x <b>y</b> a<b>b</b>c", "<b>Nota:</b>x **y** a**b**c"],
    ["bold after a letter", "a<b>(b)</b> <i>(c)</i>d", "a<b>(b)</b> <i>(c)</i>d"],
    ["bold beside bold, and within", "<b>a</b><b>b</b> <b>c <strong>d</strong></b>", "**a**<b>b</b> **c d**"],
    [
      "bold around paragraphs and a list",
      "<b>a <i>b</i><p>c</p><ul>\n<li>d</li>\n</ul></b>",
      "**a *b***\n\n**c**\n\n- **d**",
    ],
    ["bold italics", "<b><i>a</i></b>, <i>b <b>c</b></i>", "***a***, *b **c***"],
    [
      "marks by style",
      '<span style="text-decoration: underline; font-weight: 700">a</span> <span style="font-style:italic">b</span><span style="vertical-align: super">2</span>',
      "**<u>a</u>** *b*<sup>2</sup>",
    ],
    [
      "what Google Docs and Word write of a weight",
      '<b style="font-weight:normal">a <span style="font-weight:bold">b</span></b> <b style="mso-bidi-font-weight:normal">c</b>',
      "a **b** **c**",
    ],
    ["Word's conditions", "a<![if !supportLists]>· <![endif]>b", "a· b"],
    ["declarations", '<?xml version="1.0"?><!DOCTYPE html><p>a</p>', "a"],
    ["a script that never ends", "a<script>if (a<b) document.write('<p>x</p>')", "a"],
    ["a program with a fence", "<pre>```\nx\n```</pre>", "````\n```\nx\n```\n````"],
    ["code of ticks", "<code>``a``</code>", "``` ``a`` ```"],
    [
      "every name that HTML has for a character",
      "&lambda; &Omega; &isin; &asymp; &frac34; &ang; &harr; &permil; &sup1; &constructor; &#150;&#147;",
      "λ Ω ∈ ≈ ¾ ∠ ↔ ‰ ¹ \\&constructor; –“",
    ],
    ["a picture", '<img src=a.png alt="Um cubo">', "![Um cubo](trocas/a.png)"],
    ["a picture that nobody described", "<img src='a b.png'>", "![](<trocas/a b.png>)"],
    ["a picture without an address", "x<img>", "x![](trocas/)"],
    [
      "MathML that carries its LaTeX",
      '<math><semantics>x<mi>y</mi><annotation>no</annotation><annotation encoding="application/x-tex"> x^2 </annotation></semantics></math>',
      "$x^2$",
    ],
    ["a formula in a tag", "<tex>x^2</tex> e <tex mode='inline'>y</tex>", "$x^2$ e $y$"],
    ["a comment, and one that never ends", "a<!-- x -->b<!-- c", "ab"],
    ["ends that nothing began", "a</b></p>b", "ab"],
    [
      "an end that would reach out of a cell",
      "<b><table><tr><td>a</b></td></tr></table>",
      "| **a** |\n| --- |",
    ],
    ["an attribute without a value, and one without quotes", "<ol reversed start=2><li>a</li></ol>", "2. a"],
    [
      "tags named like what objects know",
      "<constructor>a</constructor><toString><b>c</b></toString>",
      "a**c**",
    ],
    ["marks of our own reading", "&#xe000;0&#xe001;a", "a"],
  ])("%s", (_, html, expected) => {
    expect(converted(html)).toEqual({ text: expected, problems: [] });
  });

  test.each([
    ["a<video src=x></video>b", "ab", "parte que não pode ser mostrada: video"],
    ["<math><mi>x</mi><mglyph/></math>b", "b", "fórmula em MathML que não se lê"],
    ["x".repeat(200_001), "", "texto longo demais"],
  ])("unsupported content is reported (%#)", (html, text, problem) => {
    expect(converted(html)).toEqual({ text, problems: [problem] });
  });

  test("a formula is written between dollars only where that reads as the same formula", () => {
    expect(converted("custa R$ 5 e \\(x\\) R$ 6").text).toBe("custa R$ 5 e $x$ R$ 6");
    expect(converted("\\(a$b\\) e \\(c\\)").text).toBe("\\(a$b\\) e \\(c\\)");
  });
});

describe("an alternative", () => {
  it("is one line, though it begins like a list", () => {
    expect(converted("1. um", "html", true).text).toBe("1. um");
    expect(converted("- um", "html", true).text).toBe("- um");
  });

  it("preserves lists, and may be empty", () => {
    expect(converted("<ul><li>a</li></ul>", "html", true).text).toBe("- a");
    expect(converted("<p>a</p><p>b</p>", "html", true).text).toBe("a\n\nb");
    expect(converted("", "html", true).text).toBe("");
  });
});

describe("a file's name of a format", () => {
  test.each([
    ["html", "html"],
    ["markdown", "markdown"],
    ["plain_text", "plain"],
    ["plain", "plain"],
    ["moodle_auto_format", "moodle"],
    [undefined, "moodle"],
  ])("%j is read as %s", (name, format) => {
    expect(textFormatOf(name)).toBe(format);
  });

  it("decides what its line ends and signs mean", () => {
    const text = "a <i>b</i>\nc\n\nd";
    expect(converted(text, "markdown").text).toBe(text);
    expect(converted(text, "html").text).toBe("a *b* c d");
    expect(converted(text, "moodle").text).toBe("a *b*  \nc\n\nd");
    expect(converted(text, "plain").text).toBe("a \\<i>b\\</i>  \nc\n\nd");
  });
});
