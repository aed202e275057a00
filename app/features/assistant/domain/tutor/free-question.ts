import { rootsOf } from "#app/platform/text/text-words.ts";
import { sentencesOf } from "../sentences.ts";
import type { TutorAsk, TutorSource } from "../tutor-material.ts";
import { conceptOf } from "./concepts.ts";

const MOST_SENTENCES = 4;
const MOST_OF_ONE = 2;

/** Stems of interrogative words, which name no subject. */
const asking = new Set(
  rootsOf(
    "explique explicar explica diga dizer fale falar saber quero queria entender entendi entendo significa significado funciona funcionam exemplo diferença diferenças conceito definição defina resumo ajuda ajudar preciso pode poderia calcular calcula faz fazer serve fórmula usar uso tipo tipos principais acontece favor oi olá farol questão prova vestibular enem sei lembro dúvida tenho estou sobre então isso porque você",
  ),
);

/** Stems of the words that name a subject. */
export function subjectRoots(words: string): Set<string> {
  return new Set(rootsOf(words).filter((root) => !asking.has(root) && root.length > 1));
}

type Found = { text: string; source: TutorSource; score: number };

function sentencesFrom(source: TutorSource, wanted: ReadonlySet<string>): Found[] {
  const title = new Set(rootsOf(source.title));
  return sentencesOf(source.text)
    .map((sentence) => sentence.trim().replace(/^[-*•\s]+(?=\p{L})/u, ""))
    .filter((text) => text.length > 30 && text.length < 600 && !/[:;]$/.test(text))
    .map((text) => {
      const own = new Set(rootsOf(text));
      const met = [...wanted].filter((root) => own.has(root)).length;
      const titled = [...wanted].filter((root) => title.has(root) && !own.has(root)).length;
      return { text, source, score: met > 0 ? met + titled / 2 : 0 };
    });
}

/** Half of the wanted words, and at least two where there are two. */
function supports({ text, source }: Found, wanted: ReadonlySet<string>): boolean {
  const said = new Set(rootsOf(`${text} ${source.title}`));
  const met = [...wanted].filter((root) => said.has(root)).length;
  return met >= Math.min(2, wanted.size) && met / wanted.size >= 0.5;
}

/** The number before the stop. */
function cited(text: string, number: number): string {
  const stop = /[.!?]$/.exec(text)?.[0] ?? "";
  return `${text.slice(0, text.length - stop.length)} [${number}]${stop || "."}`;
}

/** Sentences of the sources that support an answer, numbered, and the numbered sources; empty if none does. */
export function theoryFrom({ words, sources }: TutorAsk): string[] {
  const wanted = subjectRoots(words);
  if (wanted.size === 0) return [];
  const found = sources
    .flatMap((source) =>
      sentencesFrom(source, wanted)
        .filter((each) => each.score > 0 && supports(each, wanted))
        .sort((one, other) => other.score - one.score)
        .slice(0, MOST_OF_ONE),
    )
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST_SENTENCES);
  const used = [...new Set(found.map(({ source }) => source))];
  if (used.length === 0) return [];
  return [
    ...found.map(({ text, source }) => cited(text, used.indexOf(source) + 1)),
    `Fontes:\n\n${used.map(({ title, href }, at) => `${at + 1}. [${title.replace(/[[\]]/g, "")}](${href})`).join("\n")}`,
  ];
}

const nothing = "Não encontrei apoio no acervo para responder com segurança.";

/** `forum`: people answer at /respostas. */
export function answerFreely(ask: TutorAsk, forum: boolean): string[] {
  const named = ask.words.replace(/[?!.\s]+$/, "");
  const last = named.replace(/^.*(?<!\p{L})(?:é|são|foi|sobre|de|da|do)\s+(?:uma?\s+|[ao]s?\s+)?/iu, "");
  const concept = conceptOf([named, last]);
  const theory = theoryFrom(ask);
  if (theory.length > 0)
    return ["O que o acervo do Farol diz sobre isso:", ...(concept ? [concept.text] : []), ...theory];
  if (concept) return [concept.text, "Procure o assunto nas questões do Farol para ver exemplos resolvidos."];
  return [
    forum
      ? `${nothing} Pergunte em Respostas.`
      : `${nothing} Tente com outras palavras, ou abra uma questão do assunto.`,
  ];
}
