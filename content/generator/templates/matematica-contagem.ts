import { numericChoices } from "#content/generator/choices.ts";
import { enumerate, tex } from "#content/generator/format.ts";
import { countedNoun, entries } from "#content/generator/grammar.ts";
import { choose, factorial, greatestDivisor } from "#content/generator/integers.ts";
import type { Random } from "#content/generator/random.ts";
import type { GeneratedContent, QuestionTemplate } from "#content/generator/template.ts";
import { city } from "#content/generator/words/cities.ts";
import { colours, drawn } from "#content/generator/words/goods.ts";
import { person } from "#content/generator/words/people.ts";
import { company, school } from "#content/generator/words/places.ts";

function fraction(over: number, under: number): string {
  const divisor = greatestDivisor(over, under);
  return `$\\dfrac{${over / divisor}}{${under / divisor}}$`;
}

function urn(random: Random): GeneratedContent {
  const thing = random.pick(drawn);
  const [one = "", two = ""] = random.sample(colours, 2);
  const first = random.int(3, 12);
  const second = random.int(3, 12);
  const total = first + second;
  const all = total * (total - 1);
  const container = random.pick([
    "uma urna opaca",
    "um saco de pano",
    "uma caixa de madeira",
    "um pote de barro",
    "uma sacola escura",
    "um chapéu de palha",
  ]);
  const event = random.pick([
    "no sorteio de encerramento da quermesse",
    "em uma brincadeira da festa junina",
    "durante uma oficina de jogos matemáticos",
    "na gincana do bairro",
    "na abertura de um campeonato de damas",
  ]);
  const over = first * (first - 1);
  const candidates = [
    fraction(first * first, total * total),
    fraction(first, total),
    fraction(2 * first * second, all),
    fraction(second * (second - 1), all),
    fraction(first * second, all),
    fraction(first * (first - 1), total * total),
    fraction(1, first),
    fraction(first - 1, total),
  ];
  const right = fraction(over, all);
  const wrong = [...new Set(candidates)].filter((each) => each !== right).slice(0, 4);
  const who = person(random);
  return {
    context: `Em ${city(random).full}, ${event}, ${who.first} colocou em ${container} ${countedNoun(first, thing)} ${one} e ${countedNoun(second, thing)} ${two}, todas de mesmo tamanho e textura. Sem olhar, um participante retirou duas, uma após a outra, sem devolver a primeira.`,
    question: `A probabilidade de que as duas ${thing.many} retiradas sejam ${one} é`,
    right,
    wrong,
    claim: (answer) => `A probabilidade de que as duas ${thing.many} retiradas sejam ${one} é ${answer}.`,
    open: `Calcule a probabilidade de que as duas ${thing.many} retiradas sejam ${one}.`,
    solution: `Na primeira retirada há ${first} casos favoráveis em ${total}. Como não há devolução, na segunda restam ${first - 1} em ${total - 1}.\n\n$$P = \\dfrac{${first}}{${total}} \\cdot \\dfrac{${first - 1}}{${total - 1}} = ${right.slice(1, -1)}$$`,
    hint: "Depois da primeira retirada mudam tanto os casos favoráveis quanto os possíveis.",
    explanation:
      "Duas retiradas sem reposição: a segunda probabilidade depende do que saiu na primeira. Pede-se a probabilidade de as duas terem a cor indicada.",
    difficulty: 2,
    facts: { first, second },
  };
}

const crews = [
  ["engenheiros", "técnicos", "vistoriar uma barragem"],
  ["médicas", "enfermeiras", "atender comunidades ribeirinhas"],
  ["professoras", "estudantes", "representar a escola no conselho"],
  ["violinistas", "percussionistas", "gravar a trilha de um documentário"],
  ["goleiros", "atacantes", "disputar um torneio de pênaltis"],
  ["biólogas", "veterinárias", "resgatar animais após uma enchente"],
  ["jornalistas", "fotógrafos", "cobrir a cúpula do clima"],
  ["arqueólogos", "desenhistas", "escavar um sambaqui"],
  ["bailarinas", "músicos", "abrir o festival de inverno"],
  ["agrônomas", "cozinheiras", "julgar um concurso de queijos"],
  ["bombeiros", "socorristas", "acompanhar uma travessia a nado"],
  ["programadoras", "projetistas", "desenvolver um aplicativo de caronas"],
] as const;

function committee(random: Random): GeneratedContent {
  const [ones, others, task] = random.pick(crews);
  const first = random.int(4, 9);
  const second = random.int(4, 10);
  const takenFirst = random.int(2, 3);
  const takenSecond = random.int(2, 3);
  const right = choose(first, takenFirst) * choose(second, takenSecond);
  const options = numericChoices(
    right,
    [
      choose(first, takenFirst) + choose(second, takenSecond),
      right * factorial(takenFirst) * factorial(takenSecond),
      choose(first + second, takenFirst + takenSecond),
      first * second * takenFirst * takenSecond,
    ],
    random,
  );
  const feminine = ones.endsWith("as");
  const letter = { 2: feminine ? "duas" : "dois", 3: "três" }[takenFirst] ?? "";
  const letterSecond = { 2: others.endsWith("as") ? "duas" : "dois", 3: "três" }[takenSecond] ?? "";
  return {
    context: `Uma instituição de ${city(random).full} precisa formar uma equipe para ${task}. Inscreveram-se ${first} ${ones} e ${second} ${others}, ${feminine && others.endsWith("as") ? "todas habilitadas" : "todos habilitados"} para a tarefa. O regulamento determina que o grupo tenha exatamente ${letter} ${ones} e ${letterSecond} ${others}, sem distinção de cargos entre os escolhidos.`,
    question: "De quantas maneiras diferentes a equipe pode ser formada?",
    right: options.right,
    wrong: options.wrong,
    claim: (answer) => `A equipe pode ser formada de ${answer} maneiras diferentes.`,
    open: "Determine de quantas maneiras diferentes a equipe pode ser formada.",
    solution: `A ordem da escolha não importa, portanto usamos combinações e multiplicamos as escolhas independentes:\n\n$$\\binom{${first}}{${takenFirst}} \\cdot \\binom{${second}}{${takenSecond}} = ${choose(first, takenFirst)} \\cdot ${choose(second, takenSecond)} = ${tex(right)}$$`,
    hint: "Escolha cada categoria separadamente; depois, multiplique.",
    explanation:
      "Dois conjuntos de candidatos, um número fixo de vagas em cada um e nenhum cargo especial: trata-se de combinação, não de arranjo.",
    difficulty: 2,
    facts: { first, second, takenFirst, takenSecond },
  };
}

const anagramWords = entries(`
CASCA; BANANA; ARARA; CABANA; PIPOCA; TATURANA; PAPAGAIO; CAJUADA; MACACO; GARRAFA; BATATA; TAPIOCA; CANOA; JANGADA; FAROL; ESTRELA; GIRASSOL; CAATINGA; CERRADO; PANTANAL; SERTÃO; CABOCLO; SACOLA; PALHAÇO;
CIRANDA; BERIMBAU; SANFONA; PETECA; CAVACO; CIDADE; NOVELA; ESCOLA; MAREMOTO; ECLIPSE; COMETA; PLANETA; TATUAPÉ; GOIABA; JABUTI; CAPIVARA; ONÇA; TUCANO; SABIÁ; CUTIA; MUSEU; TEATRO; POEMA; RIMA; LIVRARIA; CADERNO;
CABELO; VIOLA; PANDEIRO; CHOCALHO; FLAUTA; CORETO; PRAÇA; MERCADO; FEIRA; TAPETE; REDE; CANECA; PANELA; COLHER; FARINHA; PAÇOCA; CANJICA; QUINDIM; COCADA; BEIJU; MORANGO; ABACATE; CUPUAÇU; UMBU; BACURI; PITANGA`).filter(
  (word) => /^[A-Z]+$/.test(word) && word.length >= 4,
);

function anagrams(random: Random): GeneratedContent {
  const word = random.pick(anagramWords);
  const repeats = [...new Set(word)].map((letter) => word.split(letter).length - 1);
  const divisor = repeats.reduce((product, times) => product * factorial(times), 1);
  const right = factorial(word.length) / divisor;
  const repeated = [...new Set(word)].filter((letter) => word.split(letter).length > 2);
  const many = repeated.length > 0;
  const options = numericChoices(
    right,
    many
      ? [
          factorial(word.length),
          factorial(word.length - 1),
          right / 2,
          factorial(new Set(word).size),
          right * 2,
        ]
      : [factorial(word.length - 1), right / 2, word.length ** 2, right * 2],
    random,
  );
  const reason = many
    ? `A palavra tem ${word.length} letras, com repetição de ${enumerate(repeated.map((letter) => `${letter} (${word.split(letter).length - 1} vezes)`))}.\n\n$$\\dfrac{${word.length}!}{${repeats
        .filter((times) => times > 1)
        .map((times) => `${times}!`)
        .join(" \\cdot ")}} = ${tex(right)}$$`
    : `São ${word.length} letras distintas, que podem ser permutadas livremente: $${word.length}! = ${tex(right)}$.`;
  return {
    context: `Para criar o nome de um jogo, ${person(random).first}, que estuda ${school(random).at}, em ${city(random).full}, escreveu as letras da palavra ${word} em cartões e passou a embaralhá-los, anotando cada ordem obtida. Sequências sem significado também foram aceitas, desde que usassem todos os cartões.`,
    question: `O número de anagramas da palavra ${word} é`,
    right: options.right,
    wrong: options.wrong,
    claim: (answer) => `O número de anagramas da palavra ${word} é ${answer}.`,
    open: `Calcule o número de anagramas da palavra ${word}.`,
    solution: reason,
    hint: many
      ? "Trocar de lugar duas letras iguais não produz um anagrama novo."
      : "Quantas opções há para a primeira posição? E para a segunda?",
    explanation:
      "Um anagrama é qualquer ordenação de todas as letras da palavra, com ou sem sentido. Verifique se há letras repetidas.",
    difficulty: many ? 2 : 1,
  };
}

function passwords(random: Random): GeneratedContent {
  const letters = random.int(2, 3);
  const digits = random.int(2, 4);
  const letterPool = random.pick([5, 6, 8, 10, 20, 26]);
  const right = letterPool ** letters * (factorial(10) / factorial(10 - digits));
  const options = numericChoices(
    right,
    [
      letterPool ** letters * 10 ** digits,
      (factorial(letterPool) / factorial(letterPool - letters)) * (factorial(10) / factorial(10 - digits)),
      letterPool * letters * 10 * digits,
      letterPool ** letters + 10 ** digits,
    ],
    random,
  );
  const use = random.pick([
    "o acesso ao estoque",
    "a identificação dos pacotes",
    "o cadastro dos clientes",
    "a abertura dos armários",
    "o rastreamento dos lotes",
    "a inscrição dos corredores",
  ]);
  const words = { 2: "dois", 3: "três", 4: "quatro" } as Record<number, string>;
  const lettersText = letters === 2 ? "duas" : "três";
  return {
    context: `A ${company(random).name}, de ${city(random).full}, adotou códigos para ${use}. Cada código começa com ${lettersText} letras, escolhidas entre ${letterPool} letras permitidas, e termina com ${words[digits]} algarismos. As letras podem ser repetidas, mas os algarismos de um mesmo código devem ser todos diferentes.`,
    question: "Quantos códigos distintos podem ser criados?",
    right: options.right,
    wrong: options.wrong,
    claim: (answer) => `Podem ser criados ${answer} códigos distintos.`,
    open: "Determine quantos códigos distintos podem ser criados.",
    solution: `Pelo princípio multiplicativo, há $${letterPool}^{${letters}}$ escolhas para as letras e $${Array.from({ length: digits }, (_, step) => 10 - step).join(" \\cdot ")}$ para os algarismos.\n\n$$${tex(letterPool ** letters)} \\cdot ${tex(factorial(10) / factorial(10 - digits))} = ${tex(right)}$$`,
    hint: "Conte as possibilidades de cada posição, da esquerda para a direita.",
    explanation:
      "Atenção às regras: letras podem se repetir, algarismos não. O total é o produto das opções de cada posição.",
    difficulty: 2,
    facts: { letterPool },
  };
}

export const countingTemplates: QuestionTemplate[] = [
  { name: "matematica-urna", subject: "matematica", topics: ["Probabilidade"], make: urn },
  {
    name: "matematica-comissao",
    subject: "matematica",
    topics: ["Análise Combinatória"],
    make: committee,
  },
  {
    name: "matematica-anagramas",
    subject: "matematica",
    topics: ["Análise Combinatória"],
    make: anagrams,
  },
  {
    name: "matematica-codigos",
    subject: "matematica",
    topics: ["Análise Combinatória"],
    make: passwords,
  },
];
