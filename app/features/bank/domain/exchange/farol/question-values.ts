import { fold } from "#app/platform/text/normalize.ts";
import { keyForms } from "../../answers/key-forms.ts";
import type { Difficulty, InepItem, QuestionDraft, QuestionKind, QuestionStatus } from "../../draft.ts";
import { difficultyLabels, kindLabels, languageLabels, statusLabels } from "../../labels.ts";

/** Printed only where the source implies the other value. */
export const writtenOrigins = { exam: "Prova", authored: "Autoral" } as const;

export function originNamed(text: string): keyof typeof writtenOrigins | null {
  return valueNamed(writtenOrigins, text);
}

function valueNamed<Value extends string>(
  labels: Readonly<Record<Value, string>>,
  text: string,
): Value | null {
  const wanted = fold(text.trim());
  return (Object.keys(labels) as Value[]).find((value) => fold(labels[value]) === wanted) ?? null;
}

export function kindNamed(text: string): QuestionKind | null {
  if (/^(?:aberta|dissertativa)$/i.test(text.trim())) return "open";
  if (/^(?:certo ou errado|certo\/errado|c\/e|verdadeiro ou falso)$/i.test(text.trim())) return "right-wrong";
  if (/^(?:soma|somat[oó]rio)$/i.test(text.trim())) return "sum";
  if (/^num[eé]rica$/i.test(text.trim())) return "numeric";
  return valueNamed(kindLabels, text);
}

export function unreadableKey(kind: QuestionKind, written: string): string {
  return `O gabarito é ${keyForms[kind]}, ou “anulada”, e não “${written}”.`;
}

export function statusNamed(text: string): QuestionStatus | null {
  return valueNamed(statusLabels, text);
}

export function languageNamed(text: string): QuestionDraft["language"] {
  return valueNamed(languageLabels, text);
}

export function difficultyNamed(text: string): Difficulty | null {
  if (/^médio$/i.test(text.trim())) return 2;
  const labels = Object.entries(difficultyLabels).find(([, label]) => fold(label) === fold(text.trim()));
  return labels ? (Number(labels[0]) as Difficulty) : null;
}

/** "área LC; código 12345; habilidade 5; a 1.2; b 0.3; c 0.2" */
export function printInepItem({ area, itemCode, skill, a, b, c }: InepItem): string {
  const parts = { código: itemCode, habilidade: skill, a, b, c };
  const given = Object.entries(parts).flatMap(([name, value]) => (value === null ? [] : `${name} ${value}`));
  return [`área ${area}`, ...given].join("; ");
}

/** The inverse of printInepItem; null where a part is unknown or the area is missing. */
export function readInepItem(text: string): InepItem | null {
  const item: Omit<InepItem, "area"> & { area: InepItem["area"] | null } = {
    ...{ itemCode: null, area: null, skill: null },
    ...{ a: null, b: null, c: null },
  };
  for (const part of text.split(";")) {
    const [name = "", value = "", ...more] = part.trim().split(/[\s:=]+/);
    if (more.length > 0 || !setInepPart(item, fold(name), value)) return null;
  }
  return item.area === null ? null : { ...item, area: item.area };
}

function setInepPart(
  item: Omit<InepItem, "area"> & { area: InepItem["area"] | null },
  name: string,
  value: string,
): boolean {
  if (name === "area") {
    item.area = (["LC", "CH", "CN", "MT"] as const).find((area) => area === value.toUpperCase()) ?? null;
    return item.area !== null;
  }
  const number = value === "" ? Number.NaN : Number(value.replace(",", "."));
  if (!Number.isFinite(number)) return false;
  if (name === "a" || name === "b" || name === "c") item[name] = number;
  else if (name === "codigo" && Number.isSafeInteger(number)) item.itemCode = number;
  else if (name === "habilidade" && Number.isSafeInteger(number) && number >= 1 && number <= 30)
    item.skill = number;
  else return false;
  return true;
}
