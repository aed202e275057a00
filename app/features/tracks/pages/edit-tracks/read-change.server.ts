import type { SentForm } from "#app/platform/forms/domain/sent-form.ts";
import { ordOfCode } from "#app/platform/text/question-code.ts";
import { isTrackCode } from "../../domain/track-heads.ts";
import type { TrackChange } from "../../domain/update-track.ts";
import type { WrittenStep } from "../../domain/written-track.ts";

export type ChangeField =
  | "unidade"
  | "subtopico"
  | "passo"
  | "questao"
  | "lugar"
  | "tipo"
  | "titulo"
  | "texto"
  | "resumo"
  | "codigo"
  | "assunto"
  | "depois"
  | "minutos"
  | "banco"
  | "versao";

type Problems = Partial<Record<ChangeField, string>>;
type Read = { change: TrackChange; problems?: never } | { change: null; problems: Problems };

const LONGEST_TITLE = 120;
const LONGEST_SUMMARY = 300;
const LONGEST_STEP = 60_000;
const MOST_MINUTES = 240;

/** Of one line: a title ends where its line does. */
function titleIn(form: SentForm, name: ChangeField, longest = LONGEST_TITLE): string {
  return form.text(name, longest).replace(/\s+/g, " ").trim();
}

function refused(problems: Problems): Read {
  return { change: null, problems };
}

function minutesIn(form: SentForm): number | null {
  const minutes = form.whole("minutos") ?? 0;
  return minutes >= 1 && minutes <= MOST_MINUTES ? minutes : null;
}

const MINUTES = `De 1 a ${MOST_MINUTES} minutos.`;

function titled(form: SentForm, make: (title: string) => TrackChange): Read {
  const title = titleIn(form, "titulo");
  return title === "" ? refused({ titulo: "Escreva o nome." }) : { change: make(title) };
}

function newSubtopic(form: SentForm): Read {
  const [title, code, minutes] = [titleIn(form, "titulo"), form.text("codigo", 41).trim(), minutesIn(form)];
  const problems = {
    ...(title === "" && { titulo: "Escreva o nome." }),
    ...(!isTrackCode(code) && { codigo: "Letras minúsculas sem acento, algarismos e hífens." }),
    ...(minutes === null && { minutos: MINUTES }),
  };
  if (minutes === null || Object.keys(problems).length > 0) return refused(problems);
  return { change: { change: "add-subtopic", unit: form.whole("unidade") ?? 0, code, title, minutes } };
}

function subtopicIn(form: SentForm): Read {
  const [title, minutes] = [titleIn(form, "titulo"), minutesIn(form)];
  const after = form
    .text("depois", 400)
    .split(/[;,\s]+/)
    .filter(Boolean);
  const problems = {
    ...(title === "" && { titulo: "Escreva o nome." }),
    ...(minutes === null && { minutos: MINUTES }),
    ...(!after.every(isTrackCode) && { depois: "Códigos de subtópicos, separados por ponto e vírgula." }),
  };
  if (minutes === null || Object.keys(problems).length > 0) return refused(problems);
  const topic = form.text("assunto") || null;
  return { change: { change: "subtopic", code: form.text("subtopico", 40), title, topic, after, minutes } };
}

function textIn(form: SentForm): Read | { title: string; text: string } {
  const text = form
    .text("texto", LONGEST_STEP)
    .replace(/^(?:[ \t]*\n)+/, "")
    .trimEnd();
  if (text.trim() === "") return refused({ texto: "Escreva o texto." });
  return { title: titleIn(form, "titulo"), text };
}

function newStep(form: SentForm): Read {
  const code = form.text("subtopico", 40);
  const add = (step: WrittenStep): Read => ({ change: { change: "add-step", code, step } });
  const kind = form.oneOf("tipo", ["lesson", "example", "bank"] as const);
  if (kind === "bank") {
    const ord = ordOfCode(form.text("banco", 20).trim());
    if (ord === null) return refused({ banco: "O código de uma questão do banco, como 7K2M9XQ4." });
    return add({ kind: "question", line: 0, question: { from: "bank", line: 0, ord } });
  }
  const read = textIn(form);
  if (!kind || "change" in read) return "change" in read ? read : refused({ tipo: "Escolha o tipo." });
  return add({ kind, line: 0, ...read });
}

const readers = {
  head: (form) =>
    titled(form, (title) => ({ change: "head", title, summary: titleIn(form, "resumo", LONGEST_SUMMARY) })),
  "add-unit": (form) => titled(form, (title) => ({ change: "add-unit", title })),
  unit: (form) => titled(form, (title) => ({ change: "unit", unit: form.whole("unidade") ?? -1, title })),
  "move-unit": (form) => ({
    change: { change: "move-unit", unit: form.whole("unidade") ?? -1, to: form.whole("lugar") ?? -1 },
  }),
  "remove-unit": (form) => ({ change: { change: "remove-unit", unit: form.whole("unidade") ?? -1 } }),
  "add-subtopic": newSubtopic,
  subtopic: subtopicIn,
  "move-subtopic": (form) => ({
    change: {
      ...{ change: "move-subtopic", code: form.text("subtopico", 40) },
      ...{ unit: form.whole("unidade") ?? -1, to: form.whole("lugar") ?? 0 },
    },
  }),
  "remove-subtopic": (form) => ({ change: { change: "remove-subtopic", code: form.text("subtopico", 40) } }),
  "add-step": newStep,
  text: (form) => {
    const read = textIn(form);
    if ("change" in read) return read;
    return {
      change: { change: "text", code: form.text("subtopico", 40), at: form.whole("passo") ?? -1, ...read },
    };
  },
  "move-step": (form) => ({
    change: { change: "move-step", ...stepIn(form), to: form.whole("lugar") ?? -1 },
  }),
  "remove-step": (form) => ({ change: { change: "remove-step", ...stepIn(form) } }),
} satisfies Record<TrackChange["change"], (form: SentForm) => Read>;

function stepIn(form: SentForm) {
  return { code: form.text("subtopico", 40), at: form.whole("passo") ?? -1, inner: form.whole("questao") };
}

export const changeIntents = Object.keys(readers) as TrackChange["change"][];

/** The change by the form's intent; or the problems of its fields. */
export function readChange(form: SentForm): Read {
  return readers[form.intent as TrackChange["change"]](form);
}
