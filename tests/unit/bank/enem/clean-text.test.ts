import { describe, expect, it } from "vitest";
import { cleanAlternative, cleanEnemText } from "#app/features/bank/domain/enem/text/clean-text.ts";
import { growthUpTo, NEARLY_LINEAR } from "#tests/support/growth.ts";

describe("a source's text", () => {
  it.each([
    ["non-breaking spaces and tabs", "de\u00a010\u202fm\té", "de 10 m é"],
    ["zero-width characters and soft hyphens", "\ufeffam\u200bor\u00ad.", "amor."],
    ["accents written apart", "a\u0303o C\u0327a", "ão Ça"],
    ["lines of other systems", "um\r\ndois\rtrês", "um\ndois\ntrês"],
    ["letters of a small-capitals font", "\uf7bfPor qué\ue123?", "¿Por qué?"],
    ["signs of a symbol font", "\uf070r\uf0b3 2 \uf0ff", "πr≥ 2"],
    ["an unmapped small capital", "a\uf701b", "ab"],
    [
      "bytes of Windows-1252",
      "29,1\u0082estando \u0093aqui\u0094 1\u0082 2\u0081",
      "29,1, estando “aqui” 1‚ 2",
    ],
    ["Cyrillic letters in Latin words", "recepҫãо em águа", "recepção em água"],
    ["other control characters", "a\u0001b\u0005c", "abc"],
    ["the bars of an absolute value", "\u00052h – 63,5\u0005 ≤ 1,5", "|2h – 63,5| ≤ 1,5"],
    [
      "KaTeX's hidden copy of an exponent",
      "de 10^{-8}10\u200b−8 \u00a0\u200b\u200b e 4 x 10^{4 }\u200b4\u200b\u200b",
      "de 10<sup>−8</sup> e 4 x 10<sup>4</sup>",
    ],
    [
      "exponents typed with a caret",
      "10^4, x^-2 e (Fe^+|Fe), mas altar^’",
      "10<sup>4</sup>, x<sup>−2</sup> e (Fe<sup>+</sup>|Fe), mas altar^’",
    ],
  ])("has %s put right", (_, source, clean) => {
    expect(cleanEnemText(source)).toBe(clean);
  });

  it.each([
    ["keeps a Russian word, and a letter without a Latin twin", "a palavra мир e aЖb", "a palavra мир e aЖb"],
    ["keeps sub and sup", "CO<sub>2</sub> e x<SUP>2</SUP>", "CO<sub>2</sub> e x<sup>2</sup>"],
    [
      "turns layout and emphasis into Markdown",
      "fim\n<p style=”x”><strong> Disponível </strong> em <i>site</i></p>x",
      "fim\n\n**Disponível** em *site*\n\nx",
    ],
    ["drops tags that say nothing", "um <span class='a'>dois</span> <b> </b>três", "um dois três"],
    ["breaks lines where the source says so", "um<br>dois<BR/>\ntrês", "um  \ndois  \ntrês"],
    [
      "shows tags that belong to the text",
      "“</DIV> <BR CLEAR = ALL> <BR> <SCRIPT>”",
      "“\\</DIV> \\<BR CLEAR = ALL> \\<BR> \\<SCRIPT>”",
    ],
    ["shows a script as text", "<script>alert(1)</script>", "\\<script>alert(1)\\</script>"],
    ["shows an unpaired sub as text", "a<sub>b", "a\\<sub>b"],
    ["leaves comparisons", "0 < x e F1< f2", "0 < x e F1< f2"],
    [
      "decodes entities once",
      "Dispon&iacute;vel &amp; &lt; &#233; &#xE9; &nbsp;&Ccedil; &nada; &#0; &#55296;",
      "Disponível & < é é Ç &nada; &#0; &#55296;",
    ],
    ["makes headings bold", "##### **TIPO DE CURVA**\n\n# Título #", "**TIPO DE CURVA**\n\n**Título**"],
    [
      "drops what a browser extension left",
      "fim.\n\nPlease select text to grab.\n\nN/A\n\nRedo OCR Copy to clipboard",
      "fim.",
    ],
  ])("%s", (_, source, clean) => {
    expect(cleanEnemText(source)).toBe(clean);
  });

  it.each([
    ["money", "R$ 5,00 e U$ 7 e \\$ 8", "R\\$ 5,00 e U\\$ 7 e \\$ 8"],
    [
      "escaped brackets, which here would open a formula",
      "\\[…\\] e \\(x\\) e \\_ e \\\\[",
      "[…] e (x) e \\_ e \\\\[",
    ],
    ["brackets that would make a link", "\\[1\\](nota)\n\\[2\\]: outra", "[1] (nota)\n[2]\\: outra"],
    ["tildes and backticks", "~10~ e `a`", "\\~10\\~ e \\`a\\`"],
    ["lines of dashes and lone numbers", "texto\n---\n1994.", "texto\n\\---\n1994\\."],
    ["indented verse", "    um\n      dois", "um\ndois"],
    [
      "addresses",
      "http://a.b/x_y_z$~1 e [site](http://a.b/$_) ![](a_b/c_$.png)",
      "http://a.b/x_y_z$~1 e [site](http://a.b/$_) ![](a_b/c_$.png)",
    ],
  ])("is safe in the store's dialect: %s", (_, source, clean) => {
    expect(cleanEnemText(source)).toBe(clean);
  });

  it.each([
    ["**Fora da ordem  \n**\n\nEm", "**Fora da ordem**\n\nEm"],
    ["**Brasil.**Rio", "**Brasil.** Rio"],
    ["disse**“Sim”**", "disse **“Sim”**"],
    ["**Oriente****.** São", "**Oriente.** São"],
    ["América**.** Boston", "América. Boston"],
    ["**um\n\ndois**", "**um**\n\n**dois**"],
    ["penúria\\*\\*, mas", "penúria\\*\\*, mas"],
    ["2_n_ competidores", "2*n* competidores"],
    ["_Wikipédia_nos", "*Wikipédia*nos"],
    ["nome_do_arquivo", "nome_do_arquivo"],
    ["_(Luz apaga.)  \n_REPÓRTER", "*(Luz apaga.)*  \nREPÓRTER"],
    ["1 3 _ 9 8", "1 3 _ 9 8"],
  ])("has its emphasis mended: %s", (source, clean) => {
    expect(cleanEnemText(source)).toBe(clean);
  });

  it("preserves hard breaks between lines, single spaces and at most one blank line", () => {
    expect(cleanEnemText("um  \ndois   três \n\n \n\nquatro  ")).toBe("um  \ndois três\n\nquatro");
  });

  it.each(["<sub>", "![", "**a ", "_a ", "[a](", " ", "<p>", "&#", "\\", "^{", "http://"])(
    "of %s repeated many times costs time proportional to its length",
    async (piece) => {
      const clean = (length: number) => cleanEnemText(piece.repeat(Math.floor(length / piece.length)));
      expect(await growthUpTo(20_000, clean)).toBeLessThan(NEARLY_LINEAR);
    },
  );
});

describe("an alternative's text", () => {
  it.each([
    ["12.", "12\\."],
    ["+ 6,2 V.", "\\+ 6,2 V."],
    ["- 3", "\\- 3"],
    ["1) e 2)", "1\\) e 2)"],
    ["# é um sinal", "\\# é um sinal"],
    ["> 5", "\\> 5"],
    [">5", "\\>5"],
    ["– 6,2 V.", "– 6,2 V."],
    ["1,5 m.", "1,5 m."],
    ["-3 cos (2t)", "-3 cos (2t)"],
  ])("is never a list, heading or quotation: %s", (source, clean) => {
    expect(cleanAlternative(source)).toBe(clean);
    expect(cleanAlternative(clean)).toBe(clean);
  });
});
