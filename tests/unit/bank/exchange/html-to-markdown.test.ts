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
    ["an end that would reach out of a cell", "<b><table><tr><td>a</b></td></tr></table>", "| a |\n| --- |"],
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
    ["<math><mi>x</mi></math>b", "b", "fórmula em MathML sem LaTeX"],
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
