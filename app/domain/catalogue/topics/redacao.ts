import { namesOf } from "#app/domain/catalogue/topic-row.ts";

/** Redação: [id, name], by name in pt-BR order. Ids are never changed or reused; a new topic takes the next free number. */
export const redacaoTopics = [
  [13001, "Argumentação"],
  [13002, "Carta Argumentativa"],
  [13003, "Coesão Textual"],
  [13004, "Conclusão"],
  [13005, "Crônica"],
  [13006, "Desenvolvimento"],
  [13007, "Dissertação Argumentativa"],
  [13008, "Dissertação Expositiva"],
  [13009, "Editorial"],
  [13010, "Introdução"],
  [13011, "Norma-Padrão"],
  [13012, "Planejamento do Texto"],
  [13013, "Proposta de Intervenção"],
  [13014, "Relato"],
  [13015, "Repertório Sociocultural"],
  [13016, "Resenha"],
  [13017, "Resumo"],
  [13018, "Tema e Recorte"],
  [13019, "Texto Narrativo"],
  [13020, "Título"],
] as const;

/** The general list of Redação. */
export const redacao = namesOf(redacaoTopics);
