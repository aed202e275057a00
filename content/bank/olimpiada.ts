import type { AuthoredQuestion } from "#content/bank/authored-question.ts";

type Olympiad = Pick<
  AuthoredQuestion,
  "topics" | "difficulty" | "statement" | "solution" | "hint" | "explanation"
> & { id: string; level: 1 | 2 | 3 };

/** An olympiad question: mathematics, open, in OBMEP's style. */
function olympiad(question: Olympiad): AuthoredQuestion {
  return { ...question, style: "OBMEP", subject: "matematica", kind: "open", alternatives: [], key: null };
}

/** Olympiad questions written for Farol, four of each of OBMEP's levels. */
export const olimpiada: AuthoredQuestion[] = [
  olympiad({
    id: "oli-001",
    level: 1,
    topics: ["Sequências e Recorrências", "Divisibilidade"],
    difficulty: 1,
    statement: `Na parede do clube de ciências, Nina pintou uma faixa escrevendo o ano $2026$ várias vezes seguidas, sem espaços: $202620262026\\ldots$ Ela parou exatamente no $2026$º algarismo.

a) Qual foi o último algarismo que Nina pintou?

b) Qual é a soma de todos os algarismos da faixa?`,
    solution: `Os algarismos se repetem de $4$ em $4$: $2, 0, 2, 6$.

a) Como $2026 = 4 \\cdot 506 + 2$, a faixa tem $506$ grupos completos e mais $2$ algarismos, que são $2$ e $0$. O último algarismo é **0**.

b) Cada grupo soma $2 + 0 + 2 + 6 = 10$. Os $506$ grupos somam $5060$ e os dois algarismos que sobram somam $2$. A soma total é $5060 + 2 = 5062$.`,
    hint: "De quantos em quantos algarismos o desenho se repete? Divida 2026 por esse número.",
    explanation:
      "Uma sequência se repete sempre igual. Você deve achar o algarismo de uma posição distante e a soma de tudo até ela.",
  }),
  olympiad({
    id: "oli-002",
    level: 1,
    topics: ["MMC e MDC", "Áreas de Figuras Planas"],
    difficulty: 2,
    statement: `Davi recorta folhas retangulares de um modo sempre igual: a cada passo, ele corta da folha o maior quadrado possível, encostado em um dos lados menores, e continua com o retângulo que sobra. Ele para quando o que sobra já é um quadrado, que também conta.

a) Quantos quadrados ele obtém de uma folha de $8$ cm por $13$ cm?

b) Quantos quadrados ele obtém de uma folha de $20$ cm por $26$ cm, e quanto mede o lado do menor deles?`,
    solution: `Cada corte tira do lado maior o lado menor: é o algoritmo de Euclides desenhado no papel.

a) Os retângulos são $8 \\times 13$, $8 \\times 5$, $3 \\times 5$, $3 \\times 2$ e $1 \\times 2$, que dá dois quadrados de lado $1$. Os lados dos quadrados são $8$, $5$, $3$, $2$, $1$ e $1$: ao todo são $6$ quadrados.

b) De $20 \\times 26$ sai $1$ quadrado de lado $20$ e sobra $20 \\times 6$. Daí saem $3$ quadrados de lado $6$ e sobra $2 \\times 6$, que dá $3$ quadrados de lado $2$. São $1 + 3 + 3 = 7$ quadrados, e o lado do menor, em centímetros, é $\\operatorname{mdc}(20; 26) = 2$.`,
    hint: "Desenhe o primeiro retângulo em papel quadriculado. Qual é a medida do que sobra depois de cada corte?",
    explanation:
      "Retiram-se quadrados de um retângulo, sempre o maior que cabe. Pede-se quantos são, e a medida do último.",
  }),
  olympiad({
    id: "oli-003",
    level: 1,
    topics: ["Análise Combinatória"],
    difficulty: 2,
    statement: `Um número de três algarismos é chamado de *luminoso* quando a soma de seus algarismos é $9$. Por exemplo, $252$ e $900$ são luminosos.

a) Quantos números luminosos existem?

b) Quantos deles são ímpares?`,
    solution: `Seja $abc$ o número, com $a \\geq 1$ e $a + b + c = 9$.

a) Escolhido $a$, a soma $b + c$ vale $9 - a$, e há $10 - a$ escolhas para $b$ (de $0$ a $9 - a$), que determinam $c$. Somando para $a$ de $1$ a $9$: $9 + 8 + 7 + \\cdots + 1 = 45$.

b) O número é ímpar quando $c$ vale $1$, $3$, $5$ ou $7$ (com $c = 9$ não sobra nada para $a$). Para cada $c$, temos $a + b = 9 - c$ com $a \\geq 1$, o que dá $9 - c$ escolhas. São $8 + 6 + 4 + 2 = 20$.`,
    hint: "Fixe o algarismo das centenas. De quantos modos os outros dois completam a soma?",
    explanation: "Contam-se os números de três algarismos cuja soma é 9; depois, só os ímpares entre eles.",
  }),
  olympiad({
    id: "oli-004",
    level: 1,
    topics: ["Divisibilidade", "Sequências e Recorrências"],
    difficulty: 2,
    statement: `No planeta Maré, o ano tem $14$ meses e todo mês tem $25$ dias. A semana tem $7$ dias, como a nossa, e o primeiro dia do ano foi uma segunda-feira.

a) Quantos meses desse ano começaram em uma segunda-feira?

b) Em que dia da semana caiu o último dia do ano?`,
    solution: `Como $25 = 3 \\cdot 7 + 4$, cada mês começa $4$ dias da semana depois do anterior.

a) O mês de número $k + 1$ começa $4k$ dias da semana depois de segunda-feira. Ele começa em uma segunda quando $4k$ é múltiplo de $7$, isto é, quando $k$ é múltiplo de $7$. De $k = 0$ a $k = 13$ isso acontece para $k = 0$ e $k = 7$: são $2$ meses, o primeiro e o oitavo.

b) O ano tem $14 \\cdot 25 = 350$ dias, e $350 = 50 \\cdot 7$: são semanas completas. Como o ano começou em uma segunda-feira, terminou em um **domingo**.`,
    hint: "Um mês tem três semanas e mais quantos dias?",
    explanation:
      "Meses de 25 dias e semanas de 7 não combinam. Pede-se quando as duas contagens voltam a coincidir.",
  }),
  olympiad({
    id: "oli-005",
    level: 2,
    topics: ["Congruência Modular", "Potenciação e Radiciação"],
    difficulty: 2,
    statement: `a) Qual é o algarismo das unidades de $3^{2026} + 7^{2026}$?

b) Mostre que $3^{n} + 7^{n}$ é múltiplo de $10$ para todo $n$ ímpar.`,
    solution: `a) Os algarismos das unidades das potências de $3$ se repetem em ciclos de $4$: $3, 9, 7, 1$. Os das potências de $7$ também: $7, 9, 3, 1$. Como $2026 = 4 \\cdot 506 + 2$, as duas potências terminam em $9$, e a soma termina no algarismo das unidades de $9 + 9 = 18$, que é $8$.

b) Como $7 \\equiv -3 \\pmod{10}$, para $n$ ímpar temos $7^{n} \\equiv (-3)^{n} = -3^{n} \\pmod{10}$. Logo $3^{n} + 7^{n} \\equiv 0 \\pmod{10}$. Os ciclos mostram o mesmo: nas posições ímpares os pares são $3 + 7$ e $7 + 3$.`,
    hint: "Escreva o último algarismo das primeiras potências de 3 e de 7. De quantas em quantas eles se repetem?",
    explanation: "Interessa só o último algarismo de potências enormes. Ele se repete em um ciclo curto.",
  }),
  olympiad({
    id: "oli-006",
    level: 2,
    topics: ["Fatoração e Produtos Notáveis", "Divisibilidade"],
    difficulty: 3,
    statement: `Duas torneiras, abertas juntas, enchem um tanque em exatamente $6$ horas. Sozinha, a primeira enche o tanque em $m$ horas e a segunda em $n$ horas, com $m$ e $n$ inteiros positivos.

a) Quantos pares ordenados $(m; n)$ são possíveis?

b) Qual é o maior valor que $m$ pode ter?`,
    solution: `Em uma hora, as torneiras enchem juntas $\\frac{1}{m} + \\frac{1}{n} = \\frac{1}{6}$ do tanque. Multiplicando por $6mn$: $6n + 6m = mn$, ou seja, $mn - 6m - 6n + 36 = 36$, que se fatora em
$$(m - 6)(n - 6) = 36.$$

Cada torneira sozinha leva mais de $6$ horas, portanto os dois fatores são positivos.

a) Cada divisor positivo de $36$ dá um valor de $m - 6$. Como $36 = 2^{2} \\cdot 3^{2}$ tem $3 \\cdot 3 = 9$ divisores, há $9$ pares.

b) O maior valor de $m - 6$ é $36$, portanto o maior valor de $m$ é $42$ (com $n = 7$).`,
    hint: "Escreva a fração do tanque cheia em uma hora, elimine os denominadores e some 36 aos dois lados.",
    explanation:
      "É um problema de torneiras em que só servem tempos inteiros. Pede-se quantas respostas há, e a maior delas.",
  }),
  olympiad({
    id: "oli-007",
    level: 2,
    topics: ["Semelhança de Triângulos", "Áreas de Figuras Planas"],
    difficulty: 2,
    statement: `No quadrado $ABCD$ de lado $10$ cm, $M$ é o ponto médio do lado $BC$. O segmento $AM$ corta a diagonal $BD$ no ponto $P$.

a) Calcule a área do triângulo $ABP$.

b) Calcule a área do quadrilátero $PMCD$.`,
    solution: `Como $AD$ e $BM$ são paralelos, os triângulos $PDA$ e $PBM$ são semelhantes, com razão $\\frac{AD}{BM} = \\frac{10}{5} = 2$. Logo $PD = 2 \\cdot PB$, e $PB$ é a terça parte de $BD$.

a) Os triângulos $ABP$ e $ABD$ têm a mesma altura a partir de $A$, e a base $BP$ é um terço de $BD$. Como a área de $ABD$ é $50$, a de $ABP$ é, em centímetros quadrados, $\\frac{50}{3}$.

b) O triângulo $BPM$ tem $BP = \\frac{1}{3} BD$ e $BM = \\frac{1}{2} BC$, com o mesmo ângulo em $B$ que o triângulo $BDC$. Sua área é $\\frac{1}{3} \\cdot \\frac{1}{2} \\cdot 50 = \\frac{25}{3}$. O quadrilátero é o que sobra do triângulo $BDC$: sua área, em centímetros quadrados, é $50 - \\frac{25}{3} = \\frac{125}{3}$.`,
    hint: "Os triângulos PDA e PBM são semelhantes. Em que razão P divide a diagonal?",
    explanation:
      "Uma diagonal e um segmento dividem o quadrado em quatro partes. Pedem-se as áreas de duas delas.",
  }),
  olympiad({
    id: "oli-008",
    level: 2,
    topics: ["Análise Combinatória", "Sequências e Recorrências"],
    difficulty: 3,
    statement: `Um corredor de $2$ m por $10$ m será coberto com placas de $1$ m por $2$ m, sem sobras e sem sobreposição. Cada placa pode ficar de comprido ou atravessada no corredor.

a) De quantas maneiras o corredor pode ser coberto?

b) Em quantas dessas maneiras há exatamente $4$ placas de comprido?`,
    solution: `Seja $c_{n}$ o número de maneiras de cobrir um corredor de $2$ por $n$. Na ponta, ou há uma placa atravessada, e sobra um corredor de comprimento $n - 1$, ou há duas placas de comprido, uma ao lado da outra, e sobra um de comprimento $n - 2$. Logo $c_{n} = c_{n-1} + c_{n-2}$, com $c_{1} = 1$ e $c_{2} = 2$.

a) A sequência é $1, 2, 3, 5, 8, 13, 21, 34, 55, 89$. Portanto $c_{10} = 89$.

b) As placas de comprido vêm sempre em pares alinhados, que ocupam $2$ m do corredor. Com $4$ delas há $2$ pares, que ocupam $4$ m, e $6$ placas atravessadas. Basta escolher quais das $2 + 6 = 8$ posições são dos pares: $\\binom{8}{2} = 28$.`,
    hint: "Olhe para uma ponta do corredor: de quantos modos ela pode ser coberta, e que corredor sobra?",
    explanation:
      "Contam-se as formas de ladrilhar um retângulo estreito. Casos pequenos levam ao caso pedido.",
  }),
  olympiad({
    id: "oli-009",
    level: 3,
    topics: ["Potenciação e Radiciação", "Fatoração e Produtos Notáveis"],
    difficulty: 2,
    statement: `a) Calcule a soma
$$S = \\frac{1}{\\sqrt{1} + \\sqrt{2}} + \\frac{1}{\\sqrt{2} + \\sqrt{3}} + \\cdots + \\frac{1}{\\sqrt{99} + \\sqrt{100}}.$$

b) Qual é o menor número de parcelas, a partir da primeira, para que a soma seja pelo menos $20$?`,
    solution: `Racionalizando cada parcela: $\\frac{1}{\\sqrt{k} + \\sqrt{k+1}} = \\frac{\\sqrt{k+1} - \\sqrt{k}}{(k+1) - k} = \\sqrt{k+1} - \\sqrt{k}$. Somando, os termos do meio se cancelam, e as primeiras $n$ parcelas valem $\\sqrt{n+1} - 1$.

a) São $99$ parcelas: $S = \\sqrt{100} - \\sqrt{1} = 9$.

b) Queremos $\\sqrt{n+1} - 1 \\geq 20$, isto é, $n + 1 \\geq 21^{2} = 441$. O menor número de parcelas é $440$.`,
    hint: "Racionalize uma parcela qualquer. O que acontece quando você soma duas seguidas?",
    explanation: "Uma soma longa de frações com raízes se simplifica quando cada parcela vira uma diferença.",
  }),
  olympiad({
    id: "oli-010",
    level: 3,
    topics: ["Fatoração e Produtos Notáveis", "Equações do 2º Grau"],
    difficulty: 3,
    statement: `Seja $p(x) = x^{3} + ax^{2} + bx + c$, com $a$, $b$ e $c$ reais, tal que $p(1) = 1$, $p(2) = 2$ e $p(3) = 3$.

a) Calcule $p(4)$.

b) Calcule $a + b + c$.`,
    solution: `O polinômio $q(x) = p(x) - x$ tem grau $3$, coeficiente líder $1$ e se anula em $1$, $2$ e $3$. Logo $q(x) = (x - 1)(x - 2)(x - 3)$, e
$$p(x) = (x - 1)(x - 2)(x - 3) + x.$$

a) $p(4) = 3 \\cdot 2 \\cdot 1 + 4 = 10$.

b) Como $p(1) = 1 + a + b + c$ e $p(1) = 1$, a soma $a + b + c$ é $0$. De fato, desenvolvendo, $p(x) = x^{3} - 6x^{2} + 12x - 6$, e $-6 + 12 - 6 = 0$.`,
    hint: "Considere p(x) − x. Quais são as raízes desse polinômio?",
    explanation:
      "Três valores de um polinômio de grau 3 são conhecidos. Pedem-se outro valor e a soma dos coeficientes desconhecidos.",
  }),
  olympiad({
    id: "oli-011",
    level: 3,
    topics: ["Probabilidade", "Análise Combinatória", "Polígonos"],
    difficulty: 3,
    statement: `Três vértices distintos de um polígono regular de $12$ lados são sorteados ao acaso, e forma-se um triângulo com eles.

a) Quantos triângulos retângulos podem ser formados?

b) Qual é a probabilidade de o triângulo sorteado ser retângulo?

c) Qual é a probabilidade de ele ser equilátero?`,
    solution: `Os vértices estão todos em uma circunferência, e há $\\binom{12}{3} = 220$ triângulos possíveis.

a) Um triângulo inscrito é retângulo exatamente quando um de seus lados é um diâmetro. Há $6$ diâmetros com extremos em vértices, e para cada um sobram $10$ vértices: são $6 \\cdot 10 = 60$.

b) A probabilidade é $\\frac{60}{220} = \\frac{3}{11}$.

c) Os triângulos equiláteros usam vértices de $4$ em $4$, e há $\\frac{12}{3} = 4$ deles. A probabilidade é $\\frac{4}{220} = \\frac{1}{55}$.`,
    hint: "Todos os vértices estão em uma circunferência. Quando um triângulo inscrito é retângulo?",
    explanation:
      "Sorteiam-se três vértices de um dodecágono regular. Pede-se a chance de o triângulo ter uma forma especial.",
  }),
  olympiad({
    id: "oli-012",
    level: 3,
    topics: ["Fatoração e Produtos Notáveis", "Divisibilidade"],
    difficulty: 3,
    statement: `Considere os números inteiros positivos $n$ para os quais $n^{2} + 20n + 12$ é um quadrado perfeito.

a) Encontre todos eles.

b) Qual é a soma desses números?`,
    solution: `Se $n^{2} + 20n + 12 = k^{2}$, com $k$ inteiro positivo, completando o quadrado temos $(n + 10)^{2} - 88 = k^{2}$, isto é,
$$(n + 10 - k)(n + 10 + k) = 88.$$

Os dois fatores têm a mesma paridade, pois diferem de $2k$; como o produto é par, ambos são pares. As fatorações de $88$ em dois pares são $2 \\cdot 44$ e $4 \\cdot 22$.

a) No primeiro caso, $2(n + 10) = 2 + 44 = 46$, portanto $n = 13$ e $k = 21$. No segundo, $2(n + 10) = 4 + 22 = 26$, portanto $n = 3$ e $k = 9$. Os números são $3$ e $13$.

b) A soma é $3 + 13 = 16$.`,
    hint: "Complete o quadrado e escreva a igualdade como uma diferença de quadrados.",
    explanation: "Pede-se quando uma expressão do segundo grau vale um quadrado perfeito.",
  }),
];
