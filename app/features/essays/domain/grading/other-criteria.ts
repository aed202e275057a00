import type { EssayCriterion } from "./criterion.ts";

const itaLevels = [
  { points: 0, text: "não atende" },
  { points: 0.5, text: "atende pouco" },
  { points: 1, text: "atende em parte" },
  { points: 1.5, text: "atende bem" },
  { points: 2, text: "atende por completo" },
];

const plain = (short: string, title: string, advice: string): EssayCriterion => ({
  short,
  title,
  levels: itaLevels,
  computes: "lowest",
  subs: [],
  advice,
});

/** Five of 0 to 2; the half points are ours: the manual gives only the least and the most. */
export const itaCriteria: readonly EssayCriterion[] = [
  plain("C1", "Tema", "Sublinhe as palavras-chave da proposta e volte a elas em cada parágrafo."),
  plain("C2", "Tipo de texto", "Defenda um ponto de vista desde a introdução: dissertar não é só expor."),
  plain("C3", "Coerência", "Confira se cada argumento leva à conclusão e se nenhum contradiz outro."),
  plain("C4", "Coesão", "Ligue o começo de cada parágrafo ao fim do anterior e evite repetições."),
  plain("C5", "Modalidade", "Releia frase por frase: vírgula, concordância, regência e crase."),
];

const words = ["insuficiente", "fraco", "regular", "bom", "muito bom"];

const weighted = (short: string, title: string, weight: number, advice: string): EssayCriterion => ({
  short,
  title,
  levels: words.map((text, at) => ({ points: (at + 1) * weight, text })),
  computes: "lowest",
  subs: [],
  advice,
});

/** Levels 1 to 5 times the weights 4, 3 and 3: 10 to 50 points. */
export const fuvestCriteria: readonly EssayCriterion[] = [
  weighted(
    "C1",
    "Desenvolvimento do tema",
    4,
    "Use a coletânea a favor de uma tese sua, em vez de resumi-la.",
  ),
  weighted(
    "C2",
    "Coerência e articulação",
    3,
    "Faça o plano antes: cada parágrafo responde a uma pergunta do anterior.",
  ),
  weighted(
    "C3",
    "Correção e vocabulário",
    3,
    "Releia em voz alta e troque as palavras vagas por palavras exatas.",
  ),
];
