import { describe, expect, it } from "vitest";
import { plainText } from "#app/platform/math/domain/plain-text.ts";

describe("a source as plain words", () => {
  it.each([
    ["Um **texto** com _ênfase_ e `código`.", "Um texto com ênfase e código."],
    ["a\n\nb  \nc", "a b c"],
    ["![Gráfico](a.png) veja", "Gráfico veja"],
    ["![](a.png) veja", "veja"],
    ["[aula](https://x.com) aqui", "aula aqui"],
    ["| a | b |\n|---|:-:|\n| 1 | 2 |", "a b 1 2"],
    ["# Título\n\n> citação\n\n- item\n\n---", "Título citação item"],
    ["```\ncódigo\n```", "código"],
    ["H<sub>2</sub>O<br>ok", "H2O ok"],
    ["\\*estrela\\* \\[…\\]", "*estrela* […]"],
    ["2 * 3 * 4 e a_b_c", "2 * 3 * 4 e a_b_c"],
    ["R$ 5,00 e x < 2 &amp; y", "R$ 5,00 e x < 2 & y"],
    ["~~não~~ sim", "não sim"],
    ["de\u00a0uma\u200b vez", "de uma vez"],
  ])("%j reads %j", (source, expected) => {
    expect(plainText(source)).toBe(expected);
  });

  it.each([
    ["$x^2 - 5x + 6 = 0$", "x² - 5x + 6 = 0"],
    ["$\\frac{a+b}{2}$", "(a+b)/2"],
    ["$\\frac12$", "1/2"],
    ["$\\sqrt{2}$ e $\\sqrt[3]{x+1}$", "√2 e ³√(x+1)"],
    ["$\\sin^2 \\theta$", "sen² θ"],
    ["$6{,}02 \\times 10^{23}\\,\\text{mol}^{-1}$", "6,02 × 10²³ mol⁻¹"],
    ["$v_0$ e $a_{n+1}$", "v0 e a_(n+1)"],
    ["$\\ce{2H2 + O2 -> 2H2O}$", "2H2 + O2 → 2H2O"],
    ["$\\begin{cases} x = 1 \\\\ y = 2 \\end{cases}$", "x = 1 y = 2"],
    ["$\\begin{array}{c|c} a & b \\end{array}$", "a b"],
    ["$\\vec{F} = m\\vec{a}$", "F = ma"],
    ["$\\color{red}{x}$", "x"],
    ["$\\binom{n}{k}$", "(n k)"],
    ["$a \\quad b \\setminus c$", "a b ∖ c"],
    ["$50\\%$ de $\\{a\\}$", "50% de {a}"],
    ["$e^{i\\pi}$", "e^(iπ)"],
    ["$e^x$ e $10^{-n}$", "e^x e 10⁻ⁿ"],
    ["$\\log x$ e $a\\!b$ e $a\\,b$", "log x e ab e a b"],
    ["$\\constructor$ e $\\toString x$", "e x"],
    ["$f'(x) \\leq 2$", "f′(x) ≤ 2"],
    ["$\\sqrt[3$ e $\\frac$", "³√ e /"],
  ])("the formula in %j reads %j", (source, expected) => {
    expect(plainText(source)).toBe(expected);
  });

  it("never leaves a backslash or a formula mark, whatever the formula", () => {
    for (const formula of [
      "\\",
      "\\foo{\\bar}",
      "{".repeat(500),
      "\\frac".repeat(300),
      "\\text{a\\\\b}",
      "x_{\\",
    ]) {
      expect(plainText(`a $$${formula}$$ b`)).not.toMatch(/\\(?!$)|[\ue000\ue001]/);
    }
  });

  it("leaves dollars alone in a source without LaTeX", () => {
    expect(plainText("$x^2$", false)).toBe("$x^2$");
  });
});
