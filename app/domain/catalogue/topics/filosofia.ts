import { namesOf } from "#app/domain/catalogue/topic-row.ts";

/** Filosofia: [id, name], by name in pt-BR order. Ids are never changed or reused; a new topic takes the next free number. */
export const filosofiaTopics = [
  [4001, "Agostinho de Hipona"],
  [4002, "Aristóteles"],
  [4003, "Contratualismo"],
  [4004, "Empirismo"],
  [4005, "Epistemologia"],
  [4006, "Escola de Frankfurt"],
  [4007, "Estética"],
  [4008, "Estoicismo e Epicurismo"],
  [4009, "Ética"],
  [4010, "Existencialismo"],
  [4011, "Fenomenologia"],
  [4012, "Filosofia da Ciência"],
  [4013, "Filosofia da Linguagem"],
  [4014, "Filosofia Medieval"],
  [4015, "Filosofia Política"],
  [4016, "Foucault"],
  [4017, "Hannah Arendt"],
  [4018, "Hegel"],
  [4019, "Helenismo"],
  [4020, "Iluminismo"],
  [4021, "Kant"],
  [4022, "Lógica"],
  [4023, "Maquiavel"],
  [4024, "Marx"],
  [4025, "Metafísica"],
  [4026, "Mito e Filosofia"],
  [4027, "Nietzsche"],
  [4028, "Platão"],
  [4029, "Pré-Socráticos"],
  [4030, "Racionalismo"],
  [4031, "Renascimento e Humanismo"],
  [4032, "Sócrates e os Sofistas"],
  [4033, "Tomás de Aquino"],
  [4034, "Utilitarismo"],
] as const;

/** The general list of Filosofia. */
export const filosofia = namesOf(filosofiaTopics);
