import { namesOf } from "#app/domain/catalogue/topic-row.ts";

/** Sociologia: [id, name], by name in pt-BR order. Ids are never changed or reused; a new topic takes the next free number. */
export const sociologiaTopics = [
  [12001, "Cidadania e Direitos Humanos"],
  [12002, "Consumo e Sociedade"],
  [12003, "Cultura"],
  [12004, "Cultura de Massa e Indústria Cultural"],
  [12005, "Democracia"],
  [12006, "Desigualdade Social"],
  [12007, "Durkheim"],
  [12008, "Estado e Poder"],
  [12009, "Estratificação Social"],
  [12010, "Etnocentrismo e Relativismo Cultural"],
  [12011, "Família e Parentesco"],
  [12012, "Gênero e Sexualidade"],
  [12013, "Globalização"],
  [12014, "Ideologia"],
  [12015, "Instituições Sociais"],
  [12016, "Juventude"],
  [12017, "Marx"],
  [12018, "Meio Ambiente e Sociedade"],
  [12019, "Mídia e Tecnologia"],
  [12020, "Movimentos Sociais"],
  [12021, "Participação Política"],
  [12022, "Pensamento Social Brasileiro"],
  [12023, "Positivismo"],
  [12024, "Raça e Etnia"],
  [12025, "Redes Sociais"],
  [12026, "Religião e Sociedade"],
  [12027, "Socialização"],
  [12028, "Sociedade Brasileira"],
  [12029, "Sociologia Urbana"],
  [12030, "Trabalho e Sociedade"],
  [12031, "Violência"],
  [12032, "Weber"],
] as const;

/** The general list of Sociologia. */
export const sociologia = namesOf(sociologiaTopics);
