import { artClues, philosophyClues, sociologyClues } from "#content/generator/facts/humanities.ts";
import { identificationTemplates } from "#content/generator/identify.ts";
import type { QuestionTemplate } from "#content/generator/template.ts";

export const humanitiesTemplates: QuestionTemplate[] = [
  ...identificationTemplates({
    subject: "filosofia",
    prefix: "filosofia-identificar",
    bank: philosophyClues,
    trade: "letters",
    about: "pensadores e ideias da filosofia",
    question: "O texto refere-se ao seguinte pensador, conceito ou escola:",
    open: "Identifique o pensador, o conceito ou a escola e relacione a ideia a um problema atual.",
    hint: "Pergunte qual é o problema discutido: o conhecimento, o ser, a moral ou a política.",
    explanation: "O texto resume uma posição filosófica; reconheça-a pela tese central.",
  }),
  ...identificationTemplates({
    subject: "sociologia",
    prefix: "sociologia-identificar",
    bank: sociologyClues,
    trade: "letters",
    about: "conceitos e autores da sociologia",
    question: "O texto define ou caracteriza",
    open: "Identifique o conceito, o autor ou a obra e dê um exemplo da vida cotidiana.",
    hint: "Relacione o texto a uma situação concreta e lembre-se do autor que a estudou.",
    explanation:
      "O texto apresenta um conceito, um autor ou uma obra das ciências sociais, sem dizer o nome.",
  }),
  ...identificationTemplates({
    subject: "artes",
    prefix: "artes-identificar",
    bank: artClues,
    trade: "letters",
    about: "artistas, obras e movimentos",
    question: "O texto refere-se ao seguinte artista, obra, recurso ou movimento:",
    open: "Identifique o artista, a obra, o recurso ou o movimento e cite uma de suas características.",
    hint: "Observe a época, a técnica e o lugar mencionados.",
    explanation: "O texto descreve um artista, uma obra, um recurso ou um movimento, sem revelar o nome.",
  }),
];
