import { distinctWrong } from "#content/generator/choices.ts";
import { englishReadings } from "#content/generator/facts/english.ts";
import { fillNames } from "#content/generator/fill-names.ts";
import type { Random } from "#content/generator/random.ts";
import { speaker } from "#content/generator/scene.ts";
import type { GeneratedContent, QuestionTemplate } from "#content/generator/template.ts";
import { city } from "#content/generator/words/cities.ts";
import { person } from "#content/generator/words/people.ts";
import { toponym } from "#content/generator/words/places.ts";

function reading(random: Random): GeneratedContent {
  const { text, question, right, wrong, why } = random.pick(englishReadings);
  const lead = random.pick([
    `${speaker(random, "teacher")}, levou à turma o texto a seguir, publicado em uma revista digital.`,
    `O texto abaixo foi traduzido por ${person(random).full}, de ${city(random).full}, para um clube de leitura.`,
    `Leia o texto que circulou em um boletim internacional de boas notícias, divulgado em ${city(random).full}.`,
  ]);
  return {
    context: `${lead}\n\n> ${fillNames(text, random)}`,
    question,
    right,
    wrong,
    claim: (answer) => `${question} ${answer}.`,
    solution: `A alternativa correta é “${right}”: ${why}.`,
    hint: "Localize no texto em inglês a frase que trata do que se pergunta.",
    explanation: "A pergunta está em português, mas a resposta depende da compreensão do texto em inglês.",
    difficulty: 2,
  };
}

const weekdays = [
  { english: "Monday", portuguese: "segunda-feira" },
  { english: "Tuesday", portuguese: "terça-feira" },
  { english: "Wednesday", portuguese: "quarta-feira" },
  { english: "Thursday", portuguese: "quinta-feira" },
  { english: "Friday", portuguese: "sexta-feira" },
  { english: "Saturday", portuguese: "sábado" },
  { english: "Sunday", portuguese: "domingo" },
];

function notice(random: Random): GeneratedContent {
  const closed = random.pick(weekdays);
  const [adult, child] = [random.int(8, 30), random.int(3, 7)];
  const opens = random.int(8, 11);
  const closes = random.int(4, 7);
  const place = random.pick([
    "Museum of Natural History",
    "Botanical Garden",
    "Maritime Museum",
    "City Aquarium",
    "Science Center",
    "Railway Museum",
    "Butterfly House",
    "Observatory",
  ]);
  const first = random.chance(0.5);
  const question = first
    ? "De acordo com o aviso, o local não abre"
    : "De acordo com o aviso, uma família formada por dois adultos e duas crianças de nove anos pagará";
  const day = (name: string) =>
    name === "sábado" || name === "domingo" ? `aos ${name}s` : `às ${name.replace("-feira", "s-feiras")}`;
  const total = 2 * adult + 2 * child;
  const dollars = (value: number) => `${value} dólares`;
  const right = first ? day(closed.portuguese) : dollars(total);
  const wrong = first
    ? distinctWrong(
        right,
        random.shuffle(weekdays).map(({ portuguese }) => day(portuguese)),
      )
    : distinctWrong(
        right,
        [adult + child, 4 * adult, 2 * adult, total + child, total + adult, total - child].map(dollars),
      );
  return {
    context: `Em uma viagem de estudos, ${person(random).full}, de ${city(random).full}, fotografou o aviso afixado na entrada de uma atração turística e o enviou à família.\n\n> **${toponym(random)} ${place}**\n>\n> Open daily from ${opens} a.m. to ${closes} p.m., except on ${closed.english}s. Adults: ${adult} dollars. Children aged 6 to 12: ${child} dollars. Children under 6 get in free, but must be accompanied by an adult. Last admission one hour before closing. No pets, no food, no flash photography.`,
    question,
    right,
    wrong,
    claim: (answer) => `${question} ${answer}.`,
    solution: first
      ? `O aviso diz “except on ${closed.english}s”, isto é, exceto ${right}.`
      : `Cada adulto paga ${adult} dólares e cada criança de 6 a 12 anos, ${child} dólares: 2 · ${adult} + 2 · ${child} = ${total} dólares.`,
    hint: first ? "Procure a palavra “except”." : "Veja a faixa de idade em que se encaixam as crianças.",
    explanation: "O aviso em inglês traz dias, horários e preços; selecione apenas a informação pedida.",
    difficulty: 1,
  };
}

export const englishReadingTemplates: QuestionTemplate[] = [
  {
    name: "ingles-interpretacao",
    subject: "ingles",
    topics: ["Reading Comprehension"],
    make: reading,
  },
  {
    name: "ingles-aviso",
    subject: "ingles",
    topics: ["Reading Comprehension", "Numbers"],
    make: notice,
  },
];
