import { distinctWrong } from "#content/generator/choices.ts";
import {
  actions,
  conjugate,
  irregular,
  isRegular,
  type Tense,
  type VerbPerson,
  verbSubjects,
} from "#content/generator/facts/verbs.ts";
import { capital } from "#content/generator/format.ts";
import type { Random } from "#content/generator/random.ts";
import { classroom } from "#content/generator/scene.ts";
import type { GeneratedContent, QuestionTemplate } from "#content/generator/template.ts";
import { city } from "#content/generator/words/cities.ts";
import { person } from "#content/generator/words/people.ts";
import { school } from "#content/generator/words/places.ts";

type Frame = {
  tense: Tense;
  name: string;
  others: readonly Tense[];
  write: (subject: string, rest: string) => string;
};

const blank = "\\_\\_\\_\\_\\_\\_\\_\\_";

const frames: readonly Frame[] = [
  {
    tense: "imperfectSubjunctive",
    name: "pretérito imperfeito do subjuntivo",
    others: ["futureSubjunctive", "presentSubjunctive", "conditional", "future"],
    write: (subject, rest) => `Seria ótimo se ${subject} ${blank} ${rest} ainda neste mês.`,
  },
  {
    tense: "futureSubjunctive",
    name: "futuro do subjuntivo",
    others: ["presentSubjunctive", "imperfectSubjunctive", "conditional", "imperfect"],
    write: (subject, rest) => `Quando ${subject} ${blank} ${rest}, a notícia será publicada no jornal.`,
  },
  {
    tense: "presentSubjunctive",
    name: "presente do subjuntivo",
    others: ["futureSubjunctive", "imperfectSubjunctive", "conditional", "present"],
    write: (subject, rest) => `É importante que ${subject} ${blank} ${rest} com bastante cuidado.`,
  },
  {
    tense: "conditional",
    name: "futuro do pretérito do indicativo",
    others: ["future", "imperfectSubjunctive", "futureSubjunctive", "presentSubjunctive"],
    write: (subject, rest) => `Se houvesse mais tempo, ${subject} ${blank} ${rest}.`,
  },
  {
    tense: "imperfect",
    name: "pretérito imperfeito do indicativo",
    others: ["future", "imperfectSubjunctive", "futureSubjunctive", "presentSubjunctive"],
    write: (subject, rest) => `Naquela época, sempre que possível, ${subject} ${blank} ${rest}.`,
  },
  {
    tense: "future",
    name: "futuro do presente do indicativo",
    others: ["imperfect", "imperfectSubjunctive", "conditional", "presentSubjunctive"],
    write: (subject, rest) => `Daqui a dois anos, se nada mudar, ${subject} ${blank} ${rest}.`,
  },
];

const regular = actions
  .map((entry) => {
    const [infinitive = "", ...rest] = entry.split(" ");
    return { infinitive, rest: rest.join(" ") };
  })
  .filter(({ infinitive }) => isRegular(infinitive));

function verbForm(random: Random): GeneratedContent {
  const frame = random.pick(frames);
  const { infinitive, rest } = random.pick(regular);
  const subject = random.pick(verbSubjects);
  const form = (tense: Tense, who: VerbPerson) => conjugate(infinitive, tense, who);
  const right = form(frame.tense, subject.person);
  const otherPerson = subject.person === 3 ? 6 : 3;
  const candidates = [
    ...frame.others.map((tense) => form(tense, subject.person)),
    form(frame.tense, otherPerson),
  ];
  const sentence = frame.write(subject.text, rest);
  return {
    context: `${classroom(random)} ${person(random).full} pediu aos colegas que completassem, de acordo com a norma-padrão, uma frase retirada de uma reportagem sobre a vida em ${city(random).full}. O verbo que falta é “${infinitive}”.\n\n> ${capital(sentence)}`,
    question: "A forma verbal que completa corretamente a lacuna é",
    right,
    wrong: distinctWrong(right, candidates),
    claim: (answer) => `A lacuna é preenchida corretamente pela forma “${answer}”.`,
    open: "Complete a lacuna e indique o tempo e o modo da forma verbal empregada.",
    solution: `A estrutura da frase pede o ${frame.name}, concordando com o sujeito (${subject.text}): “${right}”.`,
    hint: "Observe as outras pistas de tempo da frase e a pessoa do sujeito.",
    explanation:
      "A lacuna exige um tempo e um modo compatíveis com o restante da frase e a concordância com o sujeito.",
    difficulty: 1,
  };
}

function irregularFuture(random: Random): GeneratedContent {
  const verb = random.pick(irregular);
  const subject = random.pick(verbSubjects.filter((each) => each.person !== 4));
  const plural = subject.person === 6;
  const right = plural ? verb.plural : verb.singular;
  const infinitive = verb.infinitive.replace("pôr", "por");
  const regularized = [infinitive, `${infinitive}em`];
  const stem = verb.singular.slice(0, -1);
  const past = plural ? [`${stem}ssem`, `${stem}sse`] : [`${stem}sse`, `${stem}ssem`];
  const candidates = [
    ...(plural ? regularized.reverse() : regularized),
    plural ? verb.singular : verb.plural,
    ...past,
  ];
  const opening = random.pick(["Se", "Quando", "Assim que", "Logo que"]);
  const end = random.pick([
    "o problema será resolvido",
    "tudo ficará mais fácil",
    "a reunião terminará",
    "avisaremos a todos",
    "o grupo seguirá viagem",
  ]);
  return {
    context: `Na revisão de um folheto que será distribuído em ${city(random).full}, ${person(random).full} encontrou uma lacuna no lugar do verbo “${verb.infinitive}”, cuja conjugação costuma causar dúvidas, e decidiu consultar uma gramática antes de imprimir o material.\n\n> ${opening} ${subject.text} ${blank} ${verb.complement}, ${end}.`,
    question: "De acordo com a norma-padrão, a lacuna deve ser preenchida com",
    right,
    wrong: distinctWrong(right, candidates),
    claim: (answer) => `De acordo com a norma-padrão, a lacuna deve ser preenchida com “${answer}”.`,
    open: "Preencha a lacuna e explique por que a forma coincide, ou não, com o infinitivo.",
    solution: `O contexto pede o futuro do subjuntivo. Em verbos irregulares, ele deriva do pretérito perfeito (terceira pessoa do plural, sem “-am”): “${right}”.`,
    hint: "O futuro do subjuntivo dos verbos irregulares não é igual ao infinitivo.",
    explanation:
      "A conjunção e o futuro da outra oração indicam o futuro do subjuntivo; é preciso conhecer a forma irregular.",
    difficulty: 2,
  };
}

const passives = [
  ["o carpinteiro", "restaurou", "a canoa", "foi restaurada"],
  ["a comunidade", "plantou", "os ipês", "foram plantados"],
  ["a orquestra", "gravou", "as modinhas", "foram gravadas"],
  ["os alunos", "pintaram", "o muro", "foi pintado"],
  ["a cientista", "analisou", "a amostra", "foi analisada"],
  ["os bombeiros", "controlaram", "o incêndio", "foi controlado"],
  ["a prefeita", "inaugurou", "as creches", "foram inauguradas"],
  ["o jornal", "publicou", "a denúncia", "foi publicada"],
  ["as rendeiras", "teceram", "os véus", "foram tecidos"],
  ["o maestro", "corrigiu", "as partituras", "foram corrigidas"],
  ["os arqueólogos", "encontraram", "as urnas", "foram encontradas"],
  ["a editora", "traduziu", "o romance", "foi traduzido"],
  ["a tripulação", "consertou", "o leme", "foi consertado"],
  ["os ciclistas", "percorreram", "a serra", "foi percorrida"],
  ["a confeiteira", "decorou", "os bolos", "foram decorados"],
  ["o fotógrafo", "revelou", "os negativos", "foram revelados"],
  ["os vizinhos", "limparam", "as calhas", "foram limpas"],
  ["a museóloga", "catalogou", "as moedas", "foram catalogadas"],
] as const;

function passiveVoice(random: Random): GeneratedContent {
  const [agent, verb, patient, passive] = random.pick(passives);
  const when = random.pick([
    "na semana passada",
    "durante as férias",
    "no mês de junho",
    "antes da festa",
    "no último domingo",
    "depois das chuvas",
  ]);
  const by = agent.startsWith("os")
    ? `pelos ${agent.slice(3)}`
    : agent.startsWith("as")
      ? `pelas ${agent.slice(3)}`
      : agent.startsWith("o ")
        ? `pelo ${agent.slice(2)}`
        : `pela ${agent.slice(2)}`;
  const [aux = "", participle = ""] = passive.split(" ");
  const tense = (form: string) => `${capital(patient)} ${form} ${participle} ${by} ${when}.`;
  const plural = aux === "foram";
  const right = tense(aux);
  const wrong = [
    plural ? "eram" : "era",
    plural ? "serão" : "será",
    plural ? "são" : "é",
    plural ? "seriam" : "seria",
  ].map(tense);
  return {
    context: `Ao reescrever um texto para o mural ${school(random).of}, em ${city(random).full}, ${person(random).full} quis destacar aquilo que sofreu a ação e, por isso, passou para a voz passiva analítica, sem alterar o tempo verbal, a frase a seguir.\n\n> ${capital(agent)} ${verb} ${patient} ${when}.`,
    question: "A frase reescrita corretamente é",
    right,
    wrong,
    claim: (answer) => `A frase foi reescrita corretamente assim: “${answer}”`,
    open: "Reescreva a frase na voz passiva analítica, sem alterar o tempo verbal.",
    solution: `O objeto direto (${patient}) passa a sujeito paciente, e o verbo auxiliar “ser” conserva o pretérito perfeito: “${aux} ${participle}”. O antigo sujeito torna-se agente da passiva: “${by}”.`,
    hint: "O verbo “ser” deve ficar no mesmo tempo do verbo da frase original.",
    explanation: "Na passagem para a passiva, mudam as funções dos termos, mas não o tempo verbal.",
    difficulty: 2,
  };
}

export const verbTemplates: QuestionTemplate[] = [
  {
    name: "portugues-tempos-verbais",
    subject: "portugues",
    topics: ["Modos e Tempos Verbais", "Verbo"],
    make: verbForm,
  },
  {
    name: "portugues-futuro-irregular",
    subject: "portugues",
    topics: ["Modos e Tempos Verbais"],
    also: ["Verbo"],
    make: irregularFuture,
  },
  {
    name: "portugues-voz-passiva",
    subject: "portugues",
    topics: ["Vozes Verbais"],
    make: passiveVoice,
  },
];
