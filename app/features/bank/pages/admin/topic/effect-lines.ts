import { formatNumber, plural } from "#app/platform/text/format.ts";
import type { TopicEffect } from "../../../services/catalogue/topic-effect.server.ts";

export function effectLines(effect: TopicEffect): string[] {
  const { kind, panels, gained, lost } = effect;
  const counts =
    panels === 0
      ? "Nenhuma contagem de filtro muda: só o nome escrito nelas."
      : `${plural(panels, "painel de contagens dos filtros é recontado", "painéis de contagens dos filtros são recontados")}, e a busca passa a achar as questões pelo assunto novo.`;
  return [
    `${effect.what}.`,
    ...(kind === "rename" ? renameLines(effect) : []),
    ...(kind === "merge" ? mergeLines(effect) : []),
    ...subjectLines(effect),
    counts,
    ...(gained.length > 0 ? [`Passam a ter o assunto no filtro: ${gained.join(", ")}.`] : []),
    ...(lost.length > 0 ? [`Deixam de ter o assunto no filtro: ${lost.join(", ")}.`] : []),
    "Respostas, pontos e estatísticas de quem já respondeu ficam como estão. Dá para desfazer.",
  ];
}

function renameLines({ questions }: TopicEffect): string[] {
  return [
    `${plural(questions, "questão passa", "questões passam")} a mostrar o novo nome. Nenhuma é reescrita.`,
  ];
}

function mergeLines({ questions, both }: TopicEffect): string[] {
  const doubled =
    both === 0
      ? []
      : [
          `${plural(both, "delas já tem", "delas já têm")} os dois assuntos, e ${both === 1 ? "fica" : "ficam"} com um só.`,
        ];
  return [
    `${plural(questions, "questão é reescrita", "questões são reescritas")} com o assunto que fica.`,
    ...doubled,
  ];
}

function subjectLines({ kind, following, staying }: TopicEffect): string[] {
  if (kind === "rename" || following + staying === 0) return [];
  return [
    ...(following > 0
      ? [
          `${plural(following, "questão muda", "questões mudam")} de disciplina junto: não ${following === 1 ? "tem" : "têm"} outro assunto da disciplina antiga.`,
        ]
      : []),
    ...(staying > 0
      ? [
          `${formatNumber(staying)} ${staying === 1 ? "fica na disciplina dela, porque tem" : "ficam na disciplina delas, porque têm"} também outros assuntos; o assunto continua nelas, e no filtro dessa disciplina.`,
        ]
      : []),
  ];
}
