import type { Criterion } from "../assessment.ts";

/** Rubrics are written as lines: "Critério: 1 completo; 0,5 em parte; 0 nada", the share of the weight before each level. */
export function rubricText(rubric: readonly Criterion[] = []): string {
  return rubric
    .map(({ title, levels }) => {
      const written = levels.map(({ points, text }) => `${String(points).replace(".", ",")} ${text}`.trim());
      return `${title}: ${written.join("; ")}`;
    })
    .join("\n");
}

function levelOf(written: string): Criterion["levels"] {
  const [, number, text = ""] = /^(\d+(?:[.,]\d+)?)\s*(.*)$/.exec(written.trim()) ?? [];
  return number === undefined ? [] : [{ points: Number(number.replace(",", ".")), text: text.trim() }];
}

/** Lines without a level are left out. `newId` names new criteria; existing ones retain theirs by position. */
export function readRubric(text: string, before: readonly Criterion[], newId: () => string): Criterion[] {
  const lines = text.split("\n").filter((line) => line.includes(":"));
  return lines.flatMap((line, at) => {
    const [title = "", ...rest] = line.split(":");
    const levels = rest.join(":").split(";").flatMap(levelOf);
    if (title.trim() === "" || levels.length === 0) return [];
    return [{ id: before[at]?.id ?? newId(), title: title.trim(), levels }];
  });
}
