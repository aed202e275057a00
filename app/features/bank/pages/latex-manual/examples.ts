/** LaTeX source and a note. */
type LatexExample = { source: string; note?: string };

export type LatexTopic = { id: string; title: string; intro: string; examples: readonly LatexExample[] };

/** From common to rare. */
export const latexTopics: readonly LatexTopic[] = [
  {
    id: "comeco",
    title: "Fórmulas no meio do texto e sozinhas",
    intro:
      "Entre cifrões simples, a fórmula fica na linha; entre cifrões duplos, ganha uma linha só dela. Também valem \\( … \\) e \\[ … \\].",
    examples: [
      { source: "A área de um círculo de raio $r$ é $A = \\pi r^2$." },
      { source: "As raízes são\n\n$$x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}$$" },
      {
        source: "O caderno custa R$ 5,00 e a caneta, R$ 3,50.",
        note: "Dinheiro continua dinheiro: cifrão antes de preço não abre fórmula.",
      },
      { source: "Para escrever o sinal sozinho, use \\$.", note: "A barra tira do cifrão o seu papel." },
    ],
  },
  {
    id: "potencias",
    title: "Potências, índices, frações e raízes",
    intro: "O que passa de um caractere vai entre chaves.",
    examples: [
      { source: "$2^{10} = 1024$ e $a_{n+1} = a_n + r$" },
      { source: "$\\frac{3}{4} + \\dfrac{1}{2} = \\dfrac{5}{4}$" },
      { source: "$\\sqrt{50} = 5\\sqrt{2}$ e $\\sqrt[3]{27} = 3$" },
      { source: "$3{,}14 \\times 10^{-2}$", note: "A vírgula decimal entre chaves não ganha espaço depois." },
    ],
  },
  {
    id: "funcoes",
    title: "Funções com nomes em português",
    intro:
      "As funções aparecem como nos livros daqui: sen, tg, cotg, cossec, arcsen, arctg. Os nomes em inglês também são aceitos e saem em português.",
    examples: [
      { source: "$\\sen^2 x + \\cos^2 x = 1$" },
      { source: "$\\tg x = \\dfrac{\\sen x}{\\cos x}$, $\\cotg x$, $\\sec x$, $\\cossec x$" },
      { source: "$\\arcsen \\dfrac{1}{2} = \\dfrac{\\pi}{6}$, $\\arccos x$, $\\arctg 1 = \\dfrac{\\pi}{4}$" },
      { source: "$\\senh x = \\dfrac{e^x - e^{-x}}{2}$, $\\cosh x$, $\\tgh x$" },
      { source: "$\\mdc(12, 18) = 6$ e $\\mmc(4, 6) = 12$" },
      { source: "$\\sin x$ e $\\tan x$", note: "Escritos em inglês, saem em português." },
      { source: "$\\log_2 8 = 3$, $\\ln e = 1$, $\\lim_{x \\to 0} \\dfrac{\\sen x}{x} = 1$" },
    ],
  },
  {
    id: "somas",
    title: "Somas, produtos e integrais",
    intro: "Os limites vão como índice e como potência.",
    examples: [
      { source: "$$\\sum_{k=1}^{n} k = \\frac{n(n+1)}{2}$$" },
      { source: "$$\\int_0^1 x^2 \\, dx = \\frac{1}{3}$$" },
      { source: "$$\\prod_{k=1}^{n} k = n!$$" },
      { source: "$$\\binom{n}{k} = \\frac{n!}{k!\\,(n-k)!}$$" },
    ],
  },
  {
    id: "conjuntos",
    title: "Conjuntos, comparações e setas",
    intro: "Os sinais têm nomes curtos em inglês, sempre depois de uma barra.",
    examples: [
      { source: "$x \\in \\mathbb{R}$, $A \\cup B$, $A \\cap B$, $A \\subset B$, $\\emptyset$" },
      { source: "$a \\le b$, $a \\ge b$, $a \\ne b$, $a \\approx b$, $a \\equiv b$" },
      { source: "$p \\Rightarrow q$, $p \\Leftrightarrow q$, $\\forall x$, $\\exists y$, $x \\to \\infty$" },
      { source: "$\\alpha, \\beta, \\gamma, \\Delta, \\theta, \\lambda, \\mu, \\pi, \\rho, \\Omega$" },
    ],
  },
  {
    id: "delimitadores",
    title: "Parênteses que crescem, vetores e ângulos",
    intro: "Com \\left e \\right, parênteses, colchetes e barras acompanham a altura do que cercam.",
    examples: [
      { source: "$$\\left( \\frac{a}{b} \\right)^2 = \\left[ \\frac{a^2}{b^2} \\right]$$" },
      { source: "$\\vec{F} = m\\vec{a}$ e $\\overrightarrow{AB}$" },
      { source: "$A\\hat{B}C = 60^\\circ$, $\\overline{AB} \\parallel \\overline{CD}$, $r \\perp s$" },
      { source: "$\\left| x - 1 \\right| < 2$" },
    ],
  },
  {
    id: "matrizes",
    title: "Matrizes, sistemas e contas alinhadas",
    intro: "O & separa colunas e \\\\ termina a linha.",
    examples: [
      { source: "$$A = \\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}$$" },
      { source: "$$\\begin{vmatrix} a & b \\\\ c & d \\end{vmatrix} = ad - bc$$" },
      { source: "$$\\begin{cases} x + y = 5 \\\\ x - y = 1 \\end{cases}$$" },
      { source: "$$\\begin{aligned} 2x + 3 &= 11 \\\\ 2x &= 8 \\\\ x &= 4 \\end{aligned}$$" },
    ],
  },
  {
    id: "quimica",
    title: "Química",
    intro: "Com \\ce, fórmulas e reações se escrevem quase como se fala.",
    examples: [
      { source: "$\\ce{H2SO4}$, $\\ce{SO4^2-}$, $\\ce{^{14}_{6}C}$" },
      { source: "$$\\ce{2H2 + O2 -> 2H2O}$$" },
      { source: "$$\\ce{N2(g) + 3H2(g) <=> 2NH3(g)}$$" },
      { source: "$\\ce{CaCO3 ->[\\Delta] CaO + CO2 ^}$" },
    ],
  },
  {
    id: "unidades",
    title: "Texto e unidades dentro da fórmula",
    intro: "Letras na fórmula são variáveis, em itálico. Palavras e unidades vão em \\text.",
    examples: [
      { source: "$v = 72 \\text{ km/h} = 20 \\text{ m/s}$" },
      { source: "$g = 10 \\, \\mathrm{m/s^2}$" },
      { source: "$T = 25\\,^\\circ\\text{C}$" },
    ],
  },
  {
    id: "texto",
    title: "O texto em volta: Markdown",
    intro: "Uma linha em branco separa parágrafos. Tabelas, listas e citações saem como numa prova impressa.",
    examples: [
      { source: "Texto em **negrito** e em *itálico*." },
      { source: "1. primeira afirmação\n2. segunda afirmação" },
      { source: "> Tudo vale a pena\n> se a alma não é pequena.\n\nFernando Pessoa" },
      { source: "| cidade | população |\n|---|---|\n| Niterói | 481 mil |\n| Campos | 483 mil |" },
    ],
  },
  {
    id: "erros",
    title: "Quando a fórmula não pode ser desenhada",
    intro: "O resto do texto continua inteiro; no lugar da fórmula aparece o que foi escrito, e o motivo.",
    examples: [
      { source: "Antes, $\\fraq{1}{2}$, e depois.", note: "O comando certo é \\frac." },
      { source: "Custa menos de 5 < 7 e nada quebra." },
    ],
  },
];
