import { describe, expect, it } from "vitest";
import { renderInline, renderText } from "#app/platform/math/domain/render-text.server.ts";
import { growthUpTo, NEARLY_LINEAR } from "#tests/support/growth.ts";
import { readHtml } from "#tests/unit/bank/rendering/read-html.ts";

const pictures = new Map([
  ["fig/a.png", { src: "/figuras/a.png", width: 300, height: 200 }],
  ["https://enem.dev/2010/b.png", { src: "/figuras/b.png", width: null, height: null }],
]);

function html(source: string): string {
  return renderText(source, { pictures }).html;
}

function inline(source: string): string {
  return renderInline(source, { pictures }).html;
}

describe("Markdown of a statement", () => {
  it.each([
    ["Um.\n\nDois.", "<p>Um.</p>\n<p>Dois.</p>"],
    ["**forte** e *leve* e _leve_", "<p><strong>forte</strong> e <em>leve</em> e <em>leve</em></p>"],
    ["verso  \nverso", "<p>verso<br>\nverso</p>"],
    ["- a\n- b", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>"],
    ["3. a\n4. b", '<ol start="3">\n<li>a</li>\n<li>b</li>\n</ol>'],
    ["> citação", "<blockquote>\n<p>citação</p>\n</blockquote>"],
    ["`x < 2`", "<p><code>x &lt; 2</code></p>"],
    ["```\na\n```", "<pre><code>a\n</code></pre>"],
    ["# Título", "<p><strong>Título</strong></p>"],
    ["a\n\n---\n\nb", "<p>a</p>\n<hr>\n<p>b</p>"],
    ["~~não~~ e ~10", "<p><del>não</del> e ~10</p>"],
    ["linha\n---", "<p>linha</p>\n<hr>"],
    ["    recuado", "<p>recuado</p>"],
    ["a\n\n    *recuado*", "<p>a</p>\n<p><em>recuado</em></p>"],
    ["[1]: nota", "<p>[1]: nota</p>"],
    ["[^1] e [x][y] e - [ ] z", "<p>[^1] e [x][y] e - [ ] z</p>"],
    ["\\*assim\\* e \\[…\\]", "<p>*assim* e […]</p>"],
    ["&eacute; &lt; &amp;", "<p>é &lt; &amp;</p>"],
    ["", ""],
    [" \n\n ", ""],
  ])("%j becomes %j", (source, expected) => {
    expect(html(source)).toBe(expected);
  });

  it("tables scroll in a focusable region", () => {
    expect(html("| a | b |\n|---|--:|\n| 1 | 2 |")).toMatch(
      /^<div class="table-scroll" tabindex="0" role="region" aria-label="Tabela"><table>[\s\S]*<td align="right">2<\/td>[\s\S]*<\/table><\/div>$/,
    );
  });

  it("bars in a formula do not divide the cells of a table", () => {
    const { elements } = readHtml(html("| a | $|x|$ |\n|---|---|\n| $a_1$ | $b_1$ |"));
    expect(elements.filter(({ name }) => name === "th" || name === "td")).toHaveLength(4);
    expect(elements.filter(({ name }) => name === "math")).toHaveLength(3);
  });

  it("equations are counted through the text, tags are not", () => {
    const equation = "$$\\begin{equation}x=1\\end{equation}$$";
    const text = `${equation}\n\n$$y=2\\tag{*}$$\n\n$$\\begin{align}a&=b\\\\c&=d\\end{align}$$`;
    expect(html(text).match(/\([^()]\)/g)).toEqual(["(1)", "(*)", "(2)", "(3)"]);
    expect(html(equation)).toContain("<mtext>(1)</mtext>");
  });

  it("underscores and stars in formulas are no emphasis", () => {
    expect(html("$a_1 * b$ _ok_ $c_1 * d$")).not.toContain("</math> _ok_");
    expect(html("$a_1 * b$ _ok_ $c_1 * d$")).toContain("<em>ok</em>");
  });

  it("a formula alone in its paragraph is a block", () => {
    expect(html("$$x$$")).toBe(
      '<p><span class="formula-block"><math display="block"><mi>x</mi></math></span></p>',
    );
  });
});

describe("plain text stays plain text", () => {
  it.each(["R$ 5,00", "entre $ 5 e $ 10", "custa $ 7", "1 < 2 > 0", "a & b", "3 * 4 = 12"])(
    "%j",
    (source) => {
      expect(readHtml(html(source)).text).toBe(source.replaceAll("&", "&amp;").replaceAll("<", "&lt;"));
    },
  );

  it("no dollar is maths in a source without LaTeX", () => {
    expect(renderText("$x$ e \\(y\\)", { pictures, latex: false }).html).toBe("<p>$x$ e (y)</p>");
  });

  it("a number stays in one line", () => {
    expect(html("1 250 000 m, mas 5 10 de 3 a 4 horas")).toBe(
      "<p>1\u00a0250\u00a0000 m, mas 5 10 de 3 a 4 horas</p>",
    );
    expect(html("em 2019 120 pessoas")).toBe("<p>em 2019 120 pessoas</p>");
  });

  it("invisible characters go, and a hard space stays beside a number", () => {
    expect(html("a\u200bb\ufeffc\u00add\ue000e\u0005f\u202eg")).toBe("<p>abcdefg</p>");
    expect(html("de\u00a0uma R$\u00a05 10\u00a0kg")).toBe("<p>de uma R$\u00a05 10\u00a0kg</p>");
    expect(html("um\r\ndois\r\n\r\ntrês")).toBe("<p>um\ndois</p>\n<p>três</p>");
  });

  it("a text cannot forge the mark of a formula", () => {
    expect(html("$x$ \ue0000\ue001")).toBe("<p><math><mi>x</mi></math> 0</p>");
  });
});

describe("stray HTML", () => {
  it.each([
    ["H<sub>2</sub>O", "H<sub>2</sub>O"],
    ["m<SUP>2</SUP>", "m<sup>2</sup>"],
    ["<b>a <i>b</i></b> <u>c</u>", "<b>a <i>b</i></b> <u>c</u>"],
    ["<b>**a**</b>", "<b><strong>a</strong></b>"],
    ["a<br>b<br/>c", "a<br>\nb<br>\nc"],
    ["<b>aberto", "&lt;b>aberto"],
    ["fechado</b>", "fechado&lt;/b>"],
    ["<b><i>cruzado</b></i>", "<b>&lt;i>cruzado</b>&lt;/i>"],
    ['<b onclick="x">a</b>', '&lt;b onclick="x">a&lt;/b>'],
    ["“</DIV> <BR CLEAR = ALL> <SCRIPT", "“&lt;/DIV> &lt;BR CLEAR = ALL> &lt;SCRIPT"],
    ["<p style=”x”>a</p>", "&lt;p style=”x”>a&lt;/p>"],
    ["<div>\n\na\n\n</div>", "&lt;div></p>\n<p>a</p>\n<p>&lt;/div>"],
    ["<!-- nada -->", "&lt;!-- nada -->"],
    ["<http://exemplo.com>", "&lt;http://exemplo.com>"],
  ])("%j becomes %j", (source, expected) => {
    expect(html(source)).toBe(`<p>${expected}</p>`);
  });
});

describe("pictures", () => {
  it("come from the map, with their size, and are loaded late", () => {
    expect(html("![Gráfico de barras](fig/a.png)")).toBe(
      '<p><img src="/figuras/a.png" alt="Gráfico de barras" width="300" height="200" loading="lazy" decoding="async"></p>',
    );
  });

  it("without a description say that the exam gives none", () => {
    expect(html("![](https://enem.dev/2010/b.png)")).toBe(
      '<p><img src="/figuras/b.png" alt="Figura da questão, sem descrição no original" loading="lazy" decoding="async"></p>',
    );
  });

  it("not in the map are reported once and leave a note", () => {
    const { html, missingPictures } = renderText("![x](nada.png) ![](https://evil/x.png) ![](nada.png)", {
      pictures,
    });
    expect(missingPictures).toEqual(["nada.png", "https://evil/x.png"]);
    expect(html).not.toContain("<img");
    expect(html.match(/<span class="picture-missing">\[figura indisponível\]<\/span>/g)).toHaveLength(3);
  });

  it("a formula in a description is read out, not drawn", () => {
    expect(html("![Reta $y=\\frac{x}{2}$](fig/a.png)")).toContain('alt="Reta y=x/2"');
  });

  it("a dollar in a path is part of the path", () => {
    const odd = new Map([["a$b$.png", { src: "/figuras/a.png", width: null, height: null }]]);
    expect(renderText("![x](a$b$.png)", { pictures: odd }).missingPictures).toEqual([]);
  });
});

describe("links", () => {
  it.each([
    ["www.mec.gov.br e http://mec.gov.br", "www.mec.gov.br e http://mec.gov.br"],
    ["a@b.com", "a@b.com"],
    ["[http://mec.gov.br](http://mec.gov.br/x)", "http://mec.gov.br"],
    ["[clique](javascript:alert(1))", "clique"],
    ["[clique](/interno)", "clique"],
    [
      "[aula](https://exemplo.com/a)",
      '<a href="https://exemplo.com/a" rel="nofollow noopener noreferrer">aula</a>',
    ],
  ])("%j becomes %j", (source, expected) => {
    expect(html(source)).toBe(`<p>${expected}</p>`);
  });
});

describe("alternatives", () => {
  it.each([
    ["Uma frase.", "Uma frase."],
    ["$x$", "<math><mi>x</mi></math>"],
    ["**x**", "<strong>x</strong>"],
    ["25.", "25."],
    ["1. foo", "1. foo"],
    ["- 5", "- 5"],
    ["+ 6,2 V.", "+ 6,2 V."],
    ["# 3", "# 3"],
    ["> 2", "> 2"],
    ["---", "---"],
    ["a\n\nb", "<p>a</p>\n<p>b</p>"],
    ["**a**\n\nb", "<p><strong>a</strong></p>\n<p>b</p>"],
    ["", ""],
  ])("%j becomes %j", (source, expected) => {
    expect(inline(source)).toBe(expected);
  });

  it("may be a picture", () => {
    expect(inline("![](fig/a.png)")).toMatch(/^<img /);
  });
});

describe("limits", () => {
  it("60,000 characters are rendered, one more is a RangeError", () => {
    expect(html("a".repeat(60_000))).toHaveLength(60_007);
    expect(() => html("a".repeat(60_001))).toThrow(RangeError);
    expect(() => inline("a".repeat(60_001))).toThrow(RangeError);
  });

  it.each([
    "~~a",
    "*a*",
    "> ",
    "1. ",
    "- a\n  > b\n",
    "> a\n- ",
    "# a\n",
    "|a|\n|-|\n",
    "[",
    "![a](b",
    "<b>x</b>",
    "`a",
    "${",
    "\\(",
    "$x$ ",
  ])(
    "60,000 characters of %j give well-formed HTML, in time that grows with them",
    { timeout: 60_000 },
    async (pattern) => {
      const source = (length: number) => pattern.repeat(Math.floor(length / pattern.length));
      readHtml(html(source(60_000)));
      expect(await growthUpTo(60_000, (length) => html(source(length)))).toBeLessThan(NEARLY_LINEAR);
    },
  );
});

it("a picture whose address is none of ours is shown without one", () => {
  const stored = new Map([["a.png", { src: "javascript:alert(1)", width: null, height: null }]]);
  expect(renderText("![Um cubo](a.png)", { pictures: stored }).html).toContain('<img src="" alt="Um cubo"');
});
