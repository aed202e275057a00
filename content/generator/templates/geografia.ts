import { numericChoices } from "#content/generator/choices.ts";
import { geographyClues, worldTimes } from "#content/generator/facts/geography.ts";
import { clock, duration, number, round, table, tex } from "#content/generator/format.ts";
import { identificationTemplates } from "#content/generator/identify.ts";
import type { Random } from "#content/generator/random.ts";
import { speaker } from "#content/generator/scene.ts";
import type { GeneratedContent, QuestionTemplate } from "#content/generator/template.ts";
import { city } from "#content/generator/words/cities.ts";
import { person } from "#content/generator/words/people.ts";
import { river, school, toponym } from "#content/generator/words/places.ts";

function mapScale(random: Random): GeneratedContent {
  const scale = random.pick([50000, 100000, 200000, 250000, 500000, 1000000, 2000000, 2500000, 5000000]);
  const centimetres = random.int(4, 60) / 2;
  const right = round((centimetres * scale) / 100000, 3);
  const options = numericChoices(
    right,
    [right * 10, right / 10, round(scale / centimetres / 100000, 2), right * 2],
    random,
    (value) => `${number(value)} km`,
  );
  const line = random.pick([
    "uma trilha",
    "o traçado de uma ferrovia",
    "o curso de um rio",
    "uma estrada vicinal",
    "a divisa entre dois municípios",
    "um gasoduto",
    "o percurso de uma corrida",
  ]);
  return {
    context: `Sobre a mesa da sala de geografia ${school(random).of}, em ${city(random).full}, está aberta uma carta na escala 1:${number(scale)}. Com um barbante, ${person(random).full} acompanhou ${line} e, depois de esticá-lo sobre a régua, leu ${number(centimetres)} cm. A projeção adotada não deforma as distâncias de modo sensível na área estudada.`,
    question: "No terreno, esse comprimento corresponde a",
    ...options,
    claim: (answer) => `No terreno, esse comprimento corresponde a ${answer}.`,
    open: "Calcule, em quilômetros, o comprimento correspondente no terreno.",
    solution: `Cada centímetro da carta equivale a ${number(scale)} cm, ou $${tex(scale / 100000)}$ km. Assim, $${tex(centimetres)} \\cdot ${tex(scale / 100000)} = ${tex(right)}$ km.`,
    hint: "Converta primeiro a escala: quantos quilômetros cabem em um centímetro da carta?",
    explanation:
      "A escala numérica relaciona medidas na mesma unidade. É preciso multiplicar e converter centímetros em quilômetros.",
    difficulty: 1,
    facts: { scale, centimetres },
  };
}

const americas = worldTimes.filter(({ offset }) => offset < 0);
const others = worldTimes.filter(({ offset }) => offset >= 0);

function timeZones(random: Random): GeneratedContent {
  const [one, other] = random.shuffle([random.pick(americas), random.pick(others)]);
  if (!one || !other) throw new Error("The bank of time zones is too short");
  const [from, to] = [one, other];
  const gap = Math.abs(to.offset - from.offset);
  const start = random.int(12, 42) * 30;
  const flight = random.int(gap * 2, gap * 2 + 6) * 30 + 240 + random.pick([0, 10, 20]);
  const difference = (to.offset - from.offset) * 60;
  const right = start + flight + difference;
  if (right < 0 || right >= 2880) return timeZones(random);
  const show = (minutes: number) =>
    `${clock(minutes)}${minutes < 0 ? " do dia anterior" : minutes >= 1440 ? " do dia seguinte" : " do mesmo dia"}`;
  const near = [
    start + flight,
    start + flight - difference,
    right + 60,
    right - 60,
    right + 120,
    start + difference,
  ];
  const wrong = [...new Set(near.map(show))].filter((each) => each !== show(right)).slice(0, 4);
  const name = (offset: number) =>
    offset === 0
      ? "na hora de Greenwich"
      : `${Math.abs(offset)} ${Math.abs(offset) === 1 ? "hora" : "horas"} ${offset < 0 ? "atrás" : "à frente"} de Greenwich`;
  return {
    context: `${person(random).full} embarcou em ${from.name} às ${clock(start)} do horário local, em um voo com destino a ${to.name}. A viagem, contadas as escalas, durou ${duration(flight)}. O horário oficial da cidade de partida está ${name(from.offset)}, e o da cidade de chegada, ${name(to.offset)}; nenhuma delas adotava horário de verão naquela data. O bilhete foi guardado como lembrança em um álbum de ${city(random).full}.`,
    question: `Ao desembarcar, os relógios de ${to.name} marcavam`,
    right: show(right),
    wrong,
    claim: (answer) => `Ao desembarcar, os relógios de ${to.name} marcavam ${answer}.`,
    open: `Determine que horas os relógios de ${to.name} marcavam no desembarque.`,
    solution: `A diferença entre os horários oficiais é de ${Math.abs(difference) / 60} ${Math.abs(difference) === 60 ? "hora" : "horas"}: ${to.name} está ${difference > 0 ? "adiantada" : "atrasada"}. Somando a duração do voo à hora da partida e ${difference > 0 ? "acrescentando" : "descontando"} essa diferença, obtém-se ${show(right)}.`,
    hint: "Calcule a hora da chegada no relógio da partida e só depois corrija o fuso.",
    explanation:
      "Há duas parcelas: o tempo de voo e a diferença entre os fusos. Lugares a leste têm a hora adiantada.",
    difficulty: 2,
    facts: { start, flight, from: from.offset, to: to.offset },
  };
}

function density(random: Random): GeneratedContent {
  const names = [toponym(random), toponym(random), toponym(random), toponym(random), toponym(random)];
  if (new Set(names).size < 5) return density(random);
  const towns = names.map((name) => {
    const area = random.int(4, 90) * 50;
    return { name, area, people: area * random.int(2, 240) };
  });
  const ranked = [...towns].sort((one, other) => other.people / other.area - one.people / one.area);
  const [first, second] = ranked;
  if (!first || !second || first.people * second.area === second.people * first.area) return density(random);
  return {
    context: `Um consórcio intermunicipal da região de ${city(random).full} distribui verbas conforme o número de habitantes por quilômetro quadrado. A tabela apresenta dados de cinco municípios fictícios usados em um exercício de planejamento, conduzido por ${person(random).full}.\n\n${table(
      ["Município", "População (habitantes)", "Área (km²)"],
      towns.map((town) => [town.name, number(town.people), number(town.area)]),
    )}`,
    question: "O município mais povoado, isto é, com maior densidade demográfica, é",
    right: first.name,
    wrong: ranked.slice(1).map((town) => town.name),
    claim: (answer) => `O município com maior densidade demográfica é ${answer}.`,
    open: "Calcule a densidade demográfica dos municípios e indique o mais povoado.",
    solution: `Dividindo a população pela área, obtém-se, em habitantes por km²: ${ranked.map((town) => `${town.name}, ${number(town.people / town.area)}`).join("; ")}. O mais povoado é ${first.name}.`,
    hint: "Povoado não é o mesmo que populoso: leve em conta a área.",
    explanation: "A densidade demográfica é a razão entre a população e a área; compare os cinco quocientes.",
    difficulty: 1,
  };
}

function naturalGrowth(random: Random): GeneratedContent {
  const population = random.int(4, 90) * 10000;
  const births = random.int(90, 260) / 10;
  const deaths = random.int(50, 85) / 10;
  const right = round((population * (births - deaths)) / 1000, 2);
  const options = numericChoices(
    right,
    [
      round((population * (births + deaths)) / 1000, 0),
      round((population * births) / 1000, 0),
      right * 10,
      round((population * (births - deaths)) / 100000, 0),
    ],
    random,
    (value) => `${number(value, 0)} habitantes`,
  );
  return {
    context: `${speaker(random, "letters")}, analisou o registro civil de uma cidade com ${number(population)} habitantes no início do ano. A taxa de natalidade foi de ${number(births, 1)}‰ (por mil habitantes), e a de mortalidade, de ${number(deaths, 1)}‰. No mesmo período, o número de pessoas que chegaram para morar foi igual ao das que se mudaram, e os dados foram conferidos por ${person(random).full}.`,
    question: "O aumento da população no ano, devido ao crescimento vegetativo, foi de, aproximadamente,",
    ...options,
    claim: (answer) =>
      `O aumento da população no ano, devido ao crescimento vegetativo, foi de, aproximadamente, ${answer}.`,
    open: "Calcule a taxa de crescimento vegetativo e o aumento aproximado da população no ano.",
    solution: `A taxa de crescimento vegetativo é $${tex(births)} - ${tex(deaths)} = ${tex(round(births - deaths, 1))}$ por mil. Aplicada à população: $\\dfrac{${tex(round(births - deaths, 1))}}{1.000} \\cdot ${tex(population)} = ${tex(right)}$ habitantes.`,
    hint: "Crescimento vegetativo é a diferença entre nascimentos e mortes.",
    explanation:
      "As taxas são dadas por mil habitantes. Como o saldo migratório é nulo, só nascimentos e mortes importam.",
    difficulty: 2,
    facts: { population, births, deaths },
  };
}

function altitude(random: Random): GeneratedContent {
  const low = random.int(0, 40) * 10;
  const rise = random.int(3, 22) * 100;
  const warm = random.int(22, 32);
  const right = round(warm - (rise / 100) * 0.6, 2);
  const options = numericChoices(
    right,
    [warm - rise / 100, warm + (rise / 100) * 0.6, warm - (rise / 1000) * 0.6, right - 3, right + 2].map(
      (value) => round(value, 1),
    ),
    random,
    (value) => `${number(value, 1)} °C`,
  );
  return {
    context: `Um grupo de caminhantes partiu da margem ${river(random).of}, a ${number(low)} m de altitude, onde o termômetro marcava ${warm} °C, e subiu até um mirante a ${number(low + rise)} m. Segundo o guia, ${person(random).full}, que vive em ${city(random).full}, a temperatura do ar diminui, em média, 0,6 °C a cada 100 m de elevação, e não houve mudança do tempo durante a subida.`,
    question: "A temperatura esperada no mirante era de",
    ...options,
    claim: (answer) => `A temperatura esperada no mirante era de ${answer}.`,
    open: "Calcule a temperatura esperada no mirante e explique a influência da altitude no clima.",
    solution: `O desnível é de $${tex(low + rise)} - ${tex(low)} = ${tex(rise)}$ m, ou $${tex(rise / 100)}$ vezes 100 m. A queda é de $${tex(rise / 100)} \\cdot 0{,}6 = ${tex(round(rise * 0.006, 2))}\\ ^\\circ$C, e a temperatura, de $${tex(right)}\\ ^\\circ$C.`,
    hint: "Calcule o desnível antes de aplicar a taxa.",
    explanation:
      "O texto dá o desnível e a taxa média de resfriamento; pede-se a temperatura no ponto mais alto.",
    difficulty: 1,
    facts: { low, high: low + rise, warm },
  };
}

export const geographyTemplates: QuestionTemplate[] = [
  {
    name: "geografia-escala",
    subject: "geografia",
    topics: ["Escalas Cartográficas"],
    also: ["Cartografia"],
    make: mapScale,
  },
  {
    name: "geografia-fusos",
    subject: "geografia",
    topics: ["Fusos Horários"],
    make: timeZones,
  },
  {
    name: "geografia-densidade",
    subject: "geografia",
    topics: ["Demografia", "População Brasileira"],
    make: density,
  },
  {
    name: "geografia-crescimento-vegetativo",
    subject: "geografia",
    topics: ["Demografia"],
    make: naturalGrowth,
  },
  {
    name: "geografia-altitude",
    subject: "geografia",
    topics: ["Clima", "Climas do Brasil"],
    make: altitude,
  },
  ...identificationTemplates({
    subject: "geografia",
    prefix: "geografia-identificar",
    bank: geographyClues,
    trade: "letters",
    rivals: [["a Mata Atlântica", "o domínio dos mares de morros"]],
    about: "a relação entre a sociedade e o espaço geográfico",
    question: "O texto descreve",
    open: "Identifique o que o texto descreve e dê um exemplo.",
    hint: "Procure no texto a característica que só aparece em um dos conceitos ou lugares.",
    explanation: "O texto define ou descreve um conceito, um lugar ou um processo, sem dizer o nome.",
  }),
];
