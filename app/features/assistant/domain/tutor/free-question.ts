import type { TutorAsk } from "../tutor-material.ts";
import { conceptOf } from "./concepts.ts";

const nothing = "Não encontrei apoio no acervo para responder com segurança.";

/** Numbered passages that answer; empty if none does. */
function theoryFrom({ sources }: Pick<TutorAsk, "sources">): string[] {
  return sources
    .filter(({ isNear }) => !isNear)
    .map(({ name, text }, at) => `**${name.replace(/[*[\]]/g, "")}** [${at + 1}]\n\n${text}`);
}

/** `forum`: people answer at /respostas. */
export function answerFreely(ask: TutorAsk, forum: boolean): string[] {
  const theory = theoryFrom(ask);
  if (theory.length > 0) return theory;
  const named = ask.words.replace(/[?!.\s]+$/, "");
  const last = named.replace(/^.*(?<!\p{L})(?:é|são|foi|sobre|de|da|do)\s+(?:uma?\s+|[ao]s?\s+)?/iu, "");
  const concept = conceptOf([named, last]);
  if (concept) return [concept.text, "Procure o assunto nas questões do Farol para ver exemplos resolvidos."];
  const [near] = ask.sources;
  const nearest = near
    ? ` O mais próximo que há no acervo é [${near.name.replace(/[[\]]/g, "")}](${near.href}).`
    : "";
  return [
    forum
      ? `${nothing}${nearest} ${near ? "Se não for isso, pergunte" : "Pergunte"} em Respostas.`
      : `${nothing}${nearest} Tente com outras palavras, ou abra uma questão do assunto.`,
  ];
}
