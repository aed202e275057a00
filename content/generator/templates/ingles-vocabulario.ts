import { bankChoices, distinctWrong } from "#content/generator/choices.ts";
import { falseCognates, phrasalVerbs } from "#content/generator/facts/english.ts";
import type { Random } from "#content/generator/random.ts";
import type { GeneratedContent, QuestionTemplate } from "#content/generator/template.ts";
import { city } from "#content/generator/words/cities.ts";
import { person } from "#content/generator/words/people.ts";
import { worker } from "#content/generator/words/professions.ts";

function falseFriend(random: Random): GeneratedContent {
  const each = random.pick(falseCognates);
  const others = random
    .shuffle(falseCognates.filter((other) => other !== each && other.meaning !== each.trap))
    .map((other) => other.meaning);
  return {
    context: `Ao ler um texto em inglês indicado ${worker(random, "teacher").byCalled}, ${person(random).first} desconfiou de uma palavra muito parecida com outra do português e resolveu conferir o sentido dela na frase a seguir.\n\n> ${each.sentence}`,
    question: `Na frase, a palavra “${each.word}” significa`,
    right: each.meaning,
    wrong: [each.trap, ...distinctWrong(each.meaning, others).slice(0, 3)],
    claim: (answer) => `Na frase, a palavra “${each.word}” significa “${answer}”.`,
    solution: `“${each.word}” é um falso cognato: parece “${each.trap}”, mas significa “${each.meaning}”.`,
    hint: "Desconfie da semelhança com o português e use o contexto.",
    explanation: "Palavras parecidas em duas línguas podem ter sentidos diferentes; o contexto decide.",
    difficulty: 1,
  };
}

function phrasal(random: Random): GeneratedContent {
  const each = random.pick(phrasalVerbs);
  const options = bankChoices(each, phrasalVerbs, (other) => other.meaning, random);
  return {
    context: `No caderno de inglês de ${person(random).full}, que estuda em ${city(random).full}, há uma lista de verbos formados por um verbo e uma ou mais partículas, cujo sentido nem sempre se deduz das partes. Um deles aparece na frase abaixo.\n\n> ${each.sentence}`,
    question: `Nessa frase, a expressão “${each.verb}” equivale a`,
    ...options,
    claim: (answer) => `Nessa frase, a expressão “${each.verb}” equivale a “${answer}”.`,
    solution: `O phrasal verb “${each.verb}” significa “${each.meaning}”, como confirma o contexto.`,
    hint: "Leia a frase inteira e imagine o que faria sentido no lugar da expressão.",
    explanation: "O sentido de um phrasal verb depende do conjunto, e não da soma das partes.",
    difficulty: 2,
  };
}

export const englishVocabularyTemplates: QuestionTemplate[] = [
  {
    name: "ingles-falsos-cognatos",
    subject: "ingles",
    topics: ["False Cognates"],
    make: falseFriend,
  },
  { name: "ingles-phrasal-verbs", subject: "ingles", topics: ["Phrasal Verbs"], make: phrasal },
];
