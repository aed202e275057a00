import { describe, expect, it } from "vitest";
import { findFormulas } from "#app/platform/math/domain/find-formulas.ts";

function formulasIn(source: string): string[] {
  return findFormulas(source).flatMap((piece) =>
    piece.kind === "formula" ? [`${piece.display ? "D" : "I"}:${piece.formula}`] : [],
  );
}

describe("maths delimiters", () => {
  it.each([
    ["$x$", ["I:x"]],
    ["seja $f(x)=2$ e $g$.", ["I:f(x)=2", "I:g"]],
    ["$$x^2$$", ["D:x^2"]],
    ["\\(a+b\\) e \\[c\\]", ["I:a+b", "D:c"]],
    ["$$a\n\nb$$", ["D:a\n\nb"]],
    ["$10$ reais, $20$ centavos", ["I:10", "I:20"]],
    ["$\\text{custo de $x$ reais}$ fim", ["I:\\text{custo de $x$ reais}"]],
    ["$\\text{R\\$ 5}$", ["I:\\text{R\\$ 5}"]],
    ["o resistor R$_1$ e C$_2$H$_6$", ["I:_1", "I:_2", "I:_6"]],
    ["$\\frac{1$ quebrada", ["I:\\frac{1"]],
    ["R$ 5,00 e $x$", ["I:x"]],
    ["$a$$b$", ["I:a", "I:b"]],
    ["código `$x$` e $y$", ["I:y"]],
    ["``a ` $x$`` $y$", ["I:y"]],
    ["crase ` solta e $y$", ["I:y"]],
  ])("%j contains the formulas %j", (source, formulas) => {
    expect(formulasIn(source)).toEqual(formulas);
  });

  it.each([
    "R$ 5,00",
    "custa R$5 ou R$10",
    "entre R$ 2.000,00 e R$ 3.000,00",
    "entre R$\u00a05 e R$\u00a06",
    "US$ 3 ou US$4",
    "entre $ 5 e $ 10",
    "entre $5 e $10",
    "um $ sozinho",
    "em R$, arrecadado por dia",
    "5$ ou 6$",
    "custa $5/$10",
    "de R$5/kg a 6$ ou 7",
    "$5 em R$ 5",
    "\\$5 e \\$6$",
    "$$",
    "$$$$",
    "$ $",
    "$x\n\ny$",
    "ganhou $5 e depois perdeu 3$ apenas na loja",
    "\\(sem fim",
    "\\[sem fim",
    "$$ sem fim",
    "\\[…\\] e \\[...\\]",
    "\\[As folhas velhas morrem para ajudar\\]",
    "\\[adaptado\\] \\[1912\\] \\[on-line\\]",
    "\\\\(x\\\\)",
    "```\n$x$\n```",
  ])("%j is plain text", (source) => {
    expect(formulasIn(source)).toEqual([]);
  });

  it("loses and adds nothing: the pieces joined are the source", () => {
    const source = "a $x$ b $$y$$ \\(z\\) R$ 5 `$` $ fim";
    expect(
      findFormulas(source)
        .map((piece) => piece.source)
        .join(""),
    ).toBe(source);
  });
});
