export type SelfGrade = "right" | "partly" | "wrong";

export const gradeLabels: Readonly<Record<SelfGrade, string>> = {
  right: "Acertei",
  partly: "Acertei em parte",
  wrong: "Errei",
};

export function gradeOf(value: unknown): SelfGrade | null {
  return typeof value === "string" && Object.hasOwn(gradeLabels, value) ? (value as SelfGrade) : null;
}
