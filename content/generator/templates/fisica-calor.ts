import { numericChoices } from "#content/generator/choices.ts";
import { solids } from "#content/generator/facts/materials.ts";
import { number, round, tex } from "#content/generator/format.ts";
import { of } from "#content/generator/grammar.ts";
import type { Random } from "#content/generator/random.ts";
import { classroom } from "#content/generator/scene.ts";
import type { GeneratedContent, QuestionTemplate } from "#content/generator/template.ts";
import { city } from "#content/generator/words/cities.ts";
import { person } from "#content/generator/words/people.ts";
import { worker } from "#content/generator/words/professions.ts";

function mixture(random: Random): GeneratedContent {
  const [cold, hot] = [random.int(10, 28), random.int(60, 95)];
  const [coldMass, hotMass] = [random.int(2, 20) * 50, random.int(2, 20) * 50];
  const right = round((cold * coldMass + hot * hotMass) / (coldMass + hotMass), 4);
  if (round(right, 1) !== right) return mixture(random);
  const use = random.pick([
    "escaldar folhas de chá",
    "limpar instrumentos delicados",
    "deixar grãos de molho",
    "preparar chimarrão",
    "lavar panelas engorduradas",
    "tingir tecidos de algodão",
    "amolecer a cera de um molde",
  ]);
  const options = numericChoices(
    right,
    [
      (cold + hot) / 2,
      round((cold * hotMass + hot * coldMass) / (coldMass + hotMass), 1),
      hot - cold,
      right + 5,
      right - 4,
    ],
    random,
    (value) => `${number(value)} °C`,
  );
  return {
    context: `Para ${use}, ${person(random).full}, que mora em ${city(random).full}, despejou em um recipiente termicamente isolado ${number(coldMass)} g de água a ${cold} °C e ${number(hotMass)} g de água a ${hot} °C, agitando a mistura até que a temperatura ficasse uniforme. As trocas de calor com o recipiente e com o ambiente são desprezíveis.`,
    question: "A temperatura final da mistura é",
    ...options,
    claim: (answer) => `A temperatura final da mistura é ${answer}.`,
    open: "Calcule a temperatura final da mistura.",
    solution: `A soma dos calores trocados é nula, e o calor específico é o mesmo:\n\n$$${tex(coldMass)}\\,(T - ${cold}) + ${tex(hotMass)}\\,(T - ${hot}) = 0 \\Rightarrow T = ${tex(right)}\\ ^\\circ\\text{C}$$`,
    hint: "O calor cedido pela porção quente é igual ao recebido pela porção fria.",
    explanation:
      "Duas porções de água trocam calor até o equilíbrio. As massas funcionam como pesos de uma média.",
    difficulty: 1,
    facts: { cold, hot, coldMass, hotMass },
  };
}

function metalInWater(random: Random): GeneratedContent {
  const metal = random.pick(solids);
  const final = random.int(22, 40);
  const start = random.int(15, final - 4);
  const water = random.int(2, 20) * 50;
  const hot = random.pick([100, 120, 150, 180, 200]);
  const right = round((water * (final - start)) / (metal.heat * (hot - final)), 0);
  if (right < 50 || right > 3000) return metalInWater(random);
  const options = numericChoices(
    right,
    [
      Math.round(right * metal.heat),
      Math.round((water * (final - start)) / (hot - final)),
      Math.round((water * (hot - final)) / (final - start)),
      Math.round(right / 2),
      Math.round(right * 1.5),
    ],
    random,
    (value) => `${number(value)} g`,
  );
  return {
    context:
      `${classroom(random)} um bloco ${of(metal)}, retirado de uma estufa a ${hot} °C, foi mergulhado em um calorímetro ideal que continha ${number(water)} g de água a ${start} °C. O equilíbrio térmico foi alcançado a ${final} °C, sem que houvesse vaporização. Os calores específicos ${of(metal)} e da água são, respectivamente, ${number(metal.heat)} cal/(g·°C) e 1 cal/(g·°C).`.replaceAll(
        `bloco ${of(metal)}`,
        `bloco de ${metal.one}`,
      ),
    question: "A massa do bloco é, aproximadamente,",
    ...options,
    claim: (answer) => `A massa do bloco é, aproximadamente, ${answer}.`,
    open: "Calcule a massa aproximada do bloco.",
    solution: `Calor recebido pela água: $${tex(water)} \\cdot 1 \\cdot (${final} - ${start}) = ${tex(water * (final - start))}$ cal.\n\nCalor cedido pelo bloco: $m \\cdot ${tex(metal.heat)} \\cdot (${hot} - ${final}) = ${tex(round(metal.heat * (hot - final), 2))}\\,m$.\n\nIgualando, $m \\approx ${tex(right)}$ g.`,
    hint: "Monte a igualdade entre calor cedido e calor recebido.",
    explanation: "O bloco esfria e a água esquenta até a mesma temperatura. A incógnita é a massa do bloco.",
    difficulty: 2,
    facts: { water, start, final, hot, heat: metal.heat },
  };
}

function melting(random: Random): GeneratedContent {
  const mass = random.int(2, 30) * 50;
  const below = random.pick([4, 5, 8, 10, 12, 16, 20]);
  const power = random.pick([50, 100, 150, 200, 250, 400, 500]);
  const heat = mass * 0.5 * below + mass * 80;
  const right = round(heat / power, 2);
  if (round(right, 0) !== right) return melting(random);
  const options = numericChoices(
    right,
    [
      (mass * 80) / power,
      (mass * below + mass * 80) / power,
      (heat + mass * 100) / power,
      right * 2,
      right / 2,
    ].map((value) => round(value, 0)),
    random,
    (value) => `${number(value)} s`,
  );
  return {
    context: `Na cozinha de um restaurante de ${city(random).full}, durante um teste acompanhado por ${person(random).full}, um bloco de ${number(mass)} g de gelo retirado do congelador a −${below} °C é colocado em uma panela de capacidade térmica desprezível. A fonte térmica fornece ao gelo ${number(power)} calorias por segundo, sem perdas. Dados: calor específico do gelo, 0,5 cal/(g·°C); calor latente de fusão, 80 cal/g.`,
    question: "O tempo necessário para que todo o gelo se transforme em água a 0 °C é",
    ...options,
    claim: (answer) => `O tempo necessário para que todo o gelo se transforme em água a 0 °C é ${answer}.`,
    open: "Calcule o tempo necessário para que todo o gelo se transforme em água a 0 °C.",
    solution: `Para aquecer o gelo até 0 °C: $Q_1 = ${tex(mass)} \\cdot 0{,}5 \\cdot ${below} = ${tex(mass * 0.5 * below)}$ cal.\n\nPara fundi-lo: $Q_2 = ${tex(mass)} \\cdot 80 = ${tex(mass * 80)}$ cal.\n\nO tempo é $\\dfrac{${tex(heat)}}{${tex(power)}} = ${tex(right)}$ s.`,
    hint: "Há duas etapas: aquecer o gelo e depois fundi-lo.",
    explanation:
      "O gelo começa abaixo de 0 °C. Some o calor sensível ao latente e divida pela potência da fonte.",
    difficulty: 2,
    facts: { mass, below, power },
  };
}

function expansion(random: Random): GeneratedContent {
  const metal = random.pick(solids.filter(({ one }) => ["alumínio", "aço", "ferro", "cobre"].includes(one)));
  const length = random.pick([5, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 80, 100]);
  const cold = random.int(5, 20);
  const change = random.pick([20, 25, 30, 35, 40, 50]);
  const right = round(length * 1000 * metal.expansion * 1e-6 * change, 3);
  const structure = random.pick([
    "um trilho",
    "uma viga de ponte",
    "um cabo esticado",
    "uma tubulação",
    "uma esquadria",
    "uma passarela",
    "uma barra de sustentação",
  ]);
  const options = numericChoices(
    right,
    [
      round(length * metal.expansion * 1e-3 * (cold + change), 3),
      right * 2,
      right * 3,
      right / 10,
      right * 10,
    ],
    random,
    (value) => `${number(value, 2)} mm`,
  );
  return {
    context: `Em ${city(random).full}, ${worker(random, "survey").called} acompanha o comportamento de ${structure} de ${metal.one} com ${number(length)} m de comprimento. No inverno, de madrugada, a peça está a ${cold} °C; em uma tarde de verão, chega a ${cold + change} °C. O coeficiente de dilatação linear ${of(metal)} é $${metal.expansion} \\cdot 10^{-6}\\ ^\\circ\\text{C}^{-1}$.`,
    question: "O aumento de comprimento da peça entre essas duas situações é",
    ...options,
    claim: (answer) => `O aumento de comprimento da peça entre essas duas situações é ${answer}.`,
    open: "Calcule, em milímetros, o aumento de comprimento da peça.",
    solution: `A variação de temperatura é $${cold + change} - ${cold} = ${change}\\ ^\\circ\\text{C}$.\n\n$$\\Delta L = L_0\\,\\alpha\\,\\Delta T = ${tex(length)} \\cdot ${metal.expansion} \\cdot 10^{-6} \\cdot ${change} = ${tex(round(right / 1000, 6))}\\ \\text{m}$$\n\nEm milímetros, ${options.right}.`,
    hint: "O aumento é proporcional ao comprimento e à variação de temperatura.",
    explanation:
      "Use a variação de temperatura, e não a temperatura final, e converta a resposta para milímetros.",
    difficulty: 1,
    facts: { length, cold, hot: cold + change, alpha: metal.expansion },
  };
}

export const heatTemplates: QuestionTemplate[] = [
  { name: "fisica-mistura", subject: "fisica", topics: ["Calorimetria"], make: mixture },
  {
    name: "fisica-calorimetro",
    subject: "fisica",
    topics: ["Calorimetria"],
    make: metalInWater,
  },
  {
    name: "fisica-fusao",
    subject: "fisica",
    topics: ["Mudanças de Estado Físico"],
    also: ["Calorimetria"],
    make: melting,
  },
  {
    name: "fisica-dilatacao",
    subject: "fisica",
    topics: ["Dilatação Térmica"],
    make: expansion,
  },
];
