import { coefficient, maths, polynomial } from "#content/generator/algebra.ts";
import { integerChoices } from "#content/generator/choices.ts";
import { tex, texTerm } from "#content/generator/format.ts";
import { choose } from "#content/generator/integers.ts";
import type { Random } from "#content/generator/random.ts";
import { classroom } from "#content/generator/scene.ts";
import type { GeneratedContent, QuestionTemplate } from "#content/generator/template.ts";

function remainder(random: Random): GeneratedContent {
  const coefficients = [
    coefficient(random, 4),
    coefficient(random, 7),
    coefficient(random, 9),
    coefficient(random, 12),
  ];
  const root = coefficient(random, 4);
  const right = coefficients.reduce((total, each) => total * root + each, 0);
  const mirrored = coefficients.reduce((total, each) => total * -root + each, 0);
  const divisor = `x ${root < 0 ? "+" : "-"} ${Math.abs(root)}`;
  const written = polynomial(coefficients);
  const [a = 0, b = 0, c = 0, d = 0] = coefficients;
  const options = integerChoices(right, [mirrored, -right, d, a + b + c + d], random, maths);
  return {
    context: `${classroom(random)} discutiu-se como obter o resto de uma divisão de polinômios sem efetuar a divisão. O exemplo escolhido foi o polinômio $P(x) = ${written}$, de coeficientes inteiros.`,
    question: `O resto da divisão de $P(x)$ por $${divisor}$ é`,
    ...options,
    claim: (answer) => `O resto da divisão de $P(x)$ por $${divisor}$ é ${answer}.`,
    open: `Determine o resto da divisão de $P(x)$ por $${divisor}$.`,
    solution: `Pelo teorema do resto, basta calcular $P(${root})$:\n\n$$P(${root}) = ${texTerm(a)} \\cdot ${texTerm(root)}^3 + ${texTerm(b)} \\cdot ${texTerm(root)}^2 + ${texTerm(c)} \\cdot ${texTerm(root)} + ${texTerm(d)} = ${right}$$`,
    hint: "Que valor de $x$ anula o divisor?",
    explanation:
      "O divisor é do primeiro grau, portanto o resto é uma constante: o valor do polinômio na raiz do divisor.",
    difficulty: 2,
    facts: { a, b, c, d, root },
  };
}

function complexPower(random: Random): GeneratedContent {
  const real = coefficient(random, 5);
  const imaginary = coefficient(random, 5);
  const [re, im] = [real * real - imaginary * imaginary, 2 * real * imaginary];
  const show = (x: number, y: number) => {
    const unit = Math.abs(y) === 1 ? "i" : `${Math.abs(y)}i`;
    if (y === 0) return `$${x}$`;
    if (x === 0) return `$${y < 0 ? "-" : ""}${unit}$`;
    return `$${x} ${y < 0 ? "-" : "+"} ${unit}$`;
  };
  const right = show(re, im);
  const sum = real * real + imaginary * imaginary;
  const candidates = [
    show(re, -im),
    show(sum, im),
    show(re, im / 2),
    show(-re, im),
    show(sum, 0),
    show(re + 1, im),
    show(re, im + 2),
  ];
  return {
    context: `${classroom(random)} os números complexos foram apresentados como pontos do plano de Argand-Gauss. Para mostrar o efeito da multiplicação, tomou-se $z = ${show(real, imaginary).slice(1, -1)}$, em que $i$ é a unidade imaginária.`,
    question: "O valor de $z^2$ é",
    right,
    wrong: [...new Set(candidates)].filter((each) => each !== right).slice(0, 4),
    claim: (answer) => `O valor de $z^2$ é ${answer}.`,
    open: "Calcule $z^2$ e o módulo de $z$.",
    solution: `Pelo quadrado da soma, com $i^2 = -1$:\n\n$$z^2 = ${texTerm(real)}^2 + 2 \\cdot ${texTerm(real)} \\cdot ${texTerm(imaginary)}\\,i + ${texTerm(imaginary)}^2 i^2 = ${right.slice(1, -1)}$$\n\nO módulo de $z$ é $\\sqrt{${sum}}$.`,
    hint: "Desenvolva como um produto notável e troque $i^2$ por $-1$.",
    explanation:
      "Pede-se o quadrado de um número complexo na forma algébrica, separando parte real e parte imaginária.",
    difficulty: 2,
    facts: { real, imaginary },
  };
}

function determinant(random: Random): GeneratedContent {
  const m = Array.from({ length: 9 }, () => random.int(-4, 6));
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = m;
  const down = a * e * i + b * f * g + c * d * h;
  const up = c * e * g + a * f * h + b * d * i;
  const right = down - up;
  if (right === 0) return determinant(random);
  const options = integerChoices(right, [-right, down + up, down, right * 2], random, maths);
  return {
    context: `${classroom(random)} um grupo guardou em uma planilha os nove números de uma tabela quadrada e quis decidir se a matriz formada por eles admite inversa. A matriz é\n\n$$A = \\begin{pmatrix} ${a} & ${b} & ${c} \\\\ ${d} & ${e} & ${f} \\\\ ${g} & ${h} & ${i} \\end{pmatrix}$$`,
    question: "O determinante da matriz $A$ é igual a",
    ...options,
    claim: (answer) => `O determinante da matriz $A$ é igual a ${answer}.`,
    open: "Calcule o determinante da matriz $A$ e diga se ela é inversível.",
    solution: `Pela regra de Sarrus, a soma dos produtos paralelos à diagonal principal é $${down}$ e a dos paralelos à secundária é $${up}$.\n\n$$\\det A = ${down} - ${texTerm(up)} = ${right}$$\n\nComo o determinante não é nulo, $A$ é inversível.`,
    hint: "Repita as duas primeiras colunas ao lado da matriz e aplique a regra de Sarrus.",
    explanation:
      "Pede-se o determinante de uma matriz de ordem 3, que é diferente de zero exatamente quando há inversa.",
    difficulty: 2,
    facts: { a, b, c, d, e, f, g, h, i },
  };
}

function binomialTerm(random: Random): GeneratedContent {
  const power = random.int(4, 8);
  const constant = random.pick([-3, -2, -1, 1, 2, 3]);
  const lead = random.pick([1, 1, 2, 3]);
  const exponent = random.int(1, power - 1);
  const right = choose(power, exponent) * lead ** exponent * constant ** (power - exponent);
  const inside = `${lead === 1 ? "" : lead}x ${constant < 0 ? "-" : "+"} ${Math.abs(constant)}`;
  const options = integerChoices(
    right,
    [
      choose(power, exponent),
      -right,
      choose(power, exponent) * constant ** (power - exponent),
      choose(power, exponent) * lead ** exponent,
      right * 2,
      right + power,
    ],
    random,
    maths,
  );
  return {
    context: `${classroom(random)} o triângulo de Pascal foi preenchido até a nona linha e usado para desenvolver potências de binômios. Uma das expressões estudadas foi $(${inside})^{${power}}$, que, depois de desenvolvida e reduzida, resulta em um polinômio de grau ${power}.`,
    question: `No desenvolvimento de $(${inside})^{${power}}$, o coeficiente de $x^{${exponent}}$ é`,
    ...options,
    claim: (answer) =>
      `No desenvolvimento de $(${inside})^{${power}}$, o coeficiente de $x^{${exponent}}$ é ${answer}.`,
    open: `Determine o coeficiente de $x^{${exponent}}$ no desenvolvimento de $(${inside})^{${power}}$.`,
    solution: `O termo geral é $\\binom{${power}}{k} (${lead === 1 ? "" : lead}x)^{k} \\cdot ${texTerm(constant)}^{${power}-k}$. Para $k = ${exponent}$:\n\n$$\\binom{${power}}{${exponent}} \\cdot ${lead}^{${exponent}} \\cdot ${texTerm(constant)}^{${power - exponent}} = ${choose(power, exponent)} \\cdot ${lead ** exponent} \\cdot ${texTerm(constant ** (power - exponent))} = ${tex(right)}$$`,
    hint: "Escreva o termo geral e iguale o expoente de $x$ ao pedido.",
    explanation: "Não é necessário desenvolver toda a potência: um único termo contém o expoente pedido.",
    difficulty: 3,
    facts: { power, constant, lead, exponent },
  };
}

export const algebraTemplates: QuestionTemplate[] = [
  {
    name: "matematica-teorema-do-resto",
    subject: "matematica",
    topics: ["Polinômios"],
    make: remainder,
  },
  {
    name: "matematica-complexos",
    subject: "matematica",
    topics: ["Números Complexos"],
    make: complexPower,
  },
  {
    name: "matematica-determinante",
    subject: "matematica",
    topics: ["Determinantes"],
    also: ["Matrizes"],
    make: determinant,
  },
  {
    name: "matematica-binomio",
    subject: "matematica",
    topics: ["Binômio de Newton"],
    make: binomialTerm,
  },
];
