import { distinctWrong } from "#content/generator/choices.ts";
import {
  falsosAmigos,
  heterogenericos,
  indefinidos,
  muyMucho,
  spanishReadings,
} from "#content/generator/facts/spanish.ts";
import { fillNames } from "#content/generator/fill-names.ts";
import type { Random } from "#content/generator/random.ts";
import { classroom, speaker } from "#content/generator/scene.ts";
import type { GeneratedContent, QuestionTemplate } from "#content/generator/template.ts";
import { city } from "#content/generator/words/cities.ts";
import { person } from "#content/generator/words/people.ts";

const blank = "\\_\\_\\_\\_\\_\\_\\_";

function falseFriend(random: Random): GeneratedContent {
  const each = random.pick(falsosAmigos);
  const others = random
    .shuffle(falsosAmigos.filter((other) => other.meaning !== each.trap && other.meaning !== each.meaning))
    .map((other) => other.meaning);
  return {
    context: `${person(random).full}, de ${city(random).full}, lê um jornal em espanhol para praticar o idioma e sublinha as palavras que se parecem com as do português, mas podem enganar. Uma delas está na frase a seguir.\n\n> ${each.sentence}`,
    question: `Na frase, a palavra “${each.word}” significa`,
    right: each.meaning,
    wrong: [each.trap, ...distinctWrong(each.meaning, others).slice(0, 3)],
    claim: (answer) => `Na frase, a palavra “${each.word}” significa “${answer}”.`,
    solution: `“${each.word}” é um falso amigo: lembra “${each.trap}”, mas significa “${each.meaning}”.`,
    hint: "Use o contexto da frase, e não a semelhança com o português.",
    explanation: "Falsos amigos são palavras parecidas em duas línguas, com sentidos diferentes.",
    difficulty: 1,
  };
}

function gender(random: Random): GeneratedContent {
  const [answer, ...others] = random.sample(heterogenericos, 5);
  if (!answer) throw new Error("The bank of nouns is too short");
  const swap = (text: string) => (text.startsWith("el ") ? `la ${text.slice(3)}` : `el ${text.slice(3)}`);
  return {
    context: `${speaker(random, "teacher")}, montou um jogo com substantivos que têm gêneros diferentes em espanhol e em português. Das cartas viradas por ${person(random).first}, apenas uma trazia o artigo correto em espanhol.`,
    question: "O artigo está empregado corretamente em:",
    right: answer.spanish,
    wrong: others.map((each) => swap(each.spanish)),
    claim: (text) => `Em espanhol, o artigo está empregado corretamente em “${text}”.`,
    solution: `Em espanhol diz-se “${answer.spanish}”, que corresponde a “${answer.portuguese}”. Nas demais cartas, o correto seria ${others.map((each) => `“${each.spanish}”`).join(", ")}.`,
    hint: "Desconfie do gênero da palavra em português: nestes casos, ele muda.",
    explanation: "Os heterogenéricos têm gênero diferente nas duas línguas; o artigo deve seguir o espanhol.",
    difficulty: 2,
  };
}

function intensity(random: Random): GeneratedContent {
  const each = random.pick(muyMucho);
  return {
    context: `${classroom(random)} ${person(random).full} escreveu um relato em espanhol e ficou em dúvida sobre a palavra que deveria usar na frase abaixo para indicar intensidade ou quantidade.\n\n> ${each.sentence.replace("___", blank)}`,
    question: "A lacuna é preenchida corretamente por",
    right: each.right,
    wrong: distinctWrong(each.right, random.shuffle(["muy", "mucho", "mucha", "muchos", "muchas"])),
    claim: (answer) => `A lacuna é preenchida corretamente por “${answer}”.`,
    solution: `Usa-se “muy” antes de adjetivos e advérbios, e “mucho” (com variação) com substantivos, com verbos e antes de “más, menos, mejor, peor”. Aqui cabe “${each.right}”.`,
    hint: "Veja que palavra vem depois da lacuna: adjetivo, advérbio, substantivo ou comparativo?",
    explanation: "A escolha entre muy e mucho depende da classe da palavra modificada.",
    difficulty: 1,
  };
}

function pastTense(random: Random): GeneratedContent {
  const verb = random.pick(indefinidos);
  const plural = random.chance(0.4);
  const who = plural
    ? random.pick(["mis primos", "los vecinos", "las enfermeras", "sus amigos"])
    : random.pick(["mi hermana", "el cartero", "la alcaldesa", "su abuelo"]);
  const right = plural ? verb.they : verb.he;
  const when = random.pick(["Ayer", "Anoche", "El domingo pasado", "La semana pasada", "En 2019"]);
  return {
    context: `No blogue em espanhol que mantém com amigos de ${city(random).full}, ${person(random).full} contou o que aconteceu em um dia já encerrado, mas esqueceu-se de conjugar o verbo “${verb.infinitive}” no pretérito indefinido.\n\n> ${when}, ${who} ${blank} ${verb.rest}.`,
    question: "A forma que completa corretamente a frase é",
    right,
    wrong: distinctWrong(right, [
      plural ? verb.he : verb.they,
      verb.present,
      verb.imperfect,
      verb.infinitive,
      `${verb.imperfect}n`,
    ]),
    claim: (answer) => `A frase é completada corretamente por “${answer}”.`,
    solution: `O marcador “${when}” indica ação concluída em tempo encerrado, o que pede o pretérito indefinido: “${right}”.`,
    hint: "Observe o marcador de tempo e o número do sujeito.",
    explanation: "Em espanhol, ações concluídas em um tempo terminado vão para o pretérito indefinido.",
    difficulty: 2,
  };
}

function reading(random: Random): GeneratedContent {
  const { text, question, right, wrong, why } = random.pick(spanishReadings);
  return {
    context: `${speaker(random, "teacher")}, selecionou para a turma o texto em espanhol reproduzido a seguir.\n\n> ${fillNames(text, random)}`,
    question,
    right,
    wrong: [...wrong],
    claim: (answer) => `${question} ${answer}.`,
    solution: `A alternativa correta é “${right}”: ${why}.`,
    hint: "Procure no texto em espanhol a frase que responde à pergunta.",
    explanation: "A pergunta está em português; a resposta depende da leitura do texto em espanhol.",
    difficulty: 1,
  };
}

export const spanishTemplates: QuestionTemplate[] = [
  {
    name: "espanhol-falsos-amigos",
    subject: "espanhol",
    topics: ["Falsos Amigos"],
    make: falseFriend,
  },
  {
    name: "espanhol-heterogenericos",
    subject: "espanhol",
    topics: ["Heterogenéricos"],
    make: gender,
  },
  { name: "espanhol-muy-mucho", subject: "espanhol", topics: ["Muy y Mucho"], make: intensity },
  {
    name: "espanhol-preterito-indefinido",
    subject: "espanhol",
    topics: ["Pretérito Indefinido"],
    make: pastTense,
  },
  {
    name: "espanhol-interpretacao",
    subject: "espanhol",
    topics: ["Comprensión Lectora"],
    make: reading,
  },
];
