export const reportKinds = {
  key: "O gabarito está errado",
  statement: "O texto tem erro",
  picture: "Falta imagem ou ela está ruim",
  topic: "O assunto está errado",
  solution: "A resolução está errada",
  other: "Outra coisa",
} as const;
export type ReportKind = keyof typeof reportKinds;

export const REPORT_TEXT = { shortest: 5, longest: 1000 } as const;
export const REPORT_REPLY = { shortest: 3, longest: 300 } as const;

export const REPORTS_AN_HOUR = 10;

export function reportKind(text: unknown): ReportKind | null {
  return typeof text === "string" && Object.hasOwn(reportKinds, text) ? (text as ReportKind) : null;
}

export type ReportOutcome = "fixed" | "dismissed";

export function outcomeText(outcome: ReportOutcome, code: string, reply: string): string {
  const said =
    outcome === "fixed" ? "foi corrigido. Obrigado!" : "foi conferido, e a questão fica como está.";
  return `O erro que você apontou na questão ${code} ${said}${reply ? ` ${reply}` : ""}`;
}

export type ReportField = "kind" | "content";
