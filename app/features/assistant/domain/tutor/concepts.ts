import { fold } from "#app/platform/text/normalize.ts";
import { once } from "#app/platform/text/once.ts";
import { humanitiesConcepts } from "./humanities-concepts.ts";
import { scienceConcepts } from "./science-concepts.ts";

const byTopic = once(
  () =>
    new Map(
      [...Object.entries(scienceConcepts), ...Object.entries(humanitiesConcepts)].map(([name, text]) => [
        fold(name),
        text,
      ]),
    ),
);

/** How a question of a subject is read where no topic says more. */
const bySubject = new Map([
  [
    "matematica",
    "Em Matemática, comece por dizer com suas palavras o que é conhecido, o que se procura e que relação liga os dois.",
  ],
  [
    "fisica",
    "Em Física, faça um esquema, escreva os dados com unidades e escolha a lei que liga o que se tem ao que se procura.",
  ],
  [
    "quimica",
    "Em Química, identifique as substâncias e o que muda: quantidade, energia ou estrutura. Depois escolha a relação que descreve essa mudança.",
  ],
  [
    "biologia",
    "Em Biologia, ligue a estrutura à função: quem participa, o que faz e o que muda quando algo falta.",
  ],
  [
    "historia",
    "Em História, situe quem fala, quando e para quem. O documento mostra um ponto de vista, e a pergunta é sobre o que ele revela da época.",
  ],
  [
    "geografia",
    "Em Geografia, leia o fenômeno no lugar: onde acontece, que fatores naturais e sociais o explicam e quem é afetado.",
  ],
  [
    "portugues",
    "Em Linguagens, a resposta se apoia no texto: veja o efeito das palavras escolhidas e a finalidade de quem escreve.",
  ],
  ["literatura", "Em Literatura, veja quem fala no texto, com que imagem e com que intenção."],
  [
    "ingles",
    "Em Inglês, leia a pergunta antes do texto e procure o trecho que fala do mesmo assunto, mesmo com outras palavras.",
  ],
  [
    "espanhol",
    "Em Espanhol, leia a pergunta antes do texto e cuidado com palavras parecidas com o português que têm outro sentido.",
  ],
  [
    "filosofia",
    "Em Filosofia, encontre a tese do autor e o argumento que a sustenta, antes de compará-la com outras ideias.",
  ],
  [
    "sociologia",
    "Em Sociologia, procure a relação entre a ação das pessoas e as regras do grupo ou da sociedade.",
  ],
  [
    "artes",
    "Em Artes, observe os elementos da obra (cor, forma, gesto, material) e ligue-os à época e à intenção.",
  ],
]);

export function conceptOf(topics: readonly string[]): { topic: string; text: string } | null {
  for (const topic of topics) {
    const text = byTopic().get(fold(topic));
    if (text) return { topic, text };
  }
  return null;
}

/** By slug or name. */
export function howToRead(subject: string | null): string {
  const text = bySubject.get(fold(subject ?? ""));
  return (
    text ??
    "Comece por dizer com suas palavras o que a pergunta pede e o que o enunciado dá para respondê-la."
  );
}

const calculated = new Set(["matematica", "fisica", "quimica"]);

const humanities = new Set([
  "historia",
  "geografia",
  "portugues",
  "literatura",
  "ingles",
  "espanhol",
  "filosofia",
  "sociologia",
  "artes",
]);

/** A question about a text, a picture or a time: its command says what to look for. */
export function isHumanities(subject: string | null): boolean {
  return humanities.has(fold(subject ?? ""));
}

export function isCalculated(subject: string | null): boolean {
  return calculated.has(fold(subject ?? ""));
}
