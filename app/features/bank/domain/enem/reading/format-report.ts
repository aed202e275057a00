import { formatNumber } from "#app/platform/text/format.ts";
import type { NamedLoss } from "../../exchange/loss.ts";
import { formatWritten } from "../../written/written-report.ts";
import type { ImportReport } from "./import-report.ts";

/** Examples per reason; `--json` has all. */
const mostExamples = 5;

export function formatUnsupported(unsupported: readonly { source: string; kind: string }[]): string {
  if (unsupported.length === 0) return "";
  const lines = unsupported.map(({ source, kind }) => `  ${kind}: ${source}`);
  return [
    "",
    "",
    `Tipos que o Farol não tem, deixados de fora: ${formatNumber(unsupported.length)}`,
    ...lines,
  ].join("\n");
}

/** What changed or was guessed, by kind. */
export function formatLosses(losses: readonly NamedLoss[]): string {
  if (losses.length === 0) return "";
  const kinds = [...new Set(losses.map(({ what }) => what))];
  const lines = kinds.flatMap((kind) => {
    const own = losses.filter(({ what }) => what === kind);
    const rows = own.map(({ source, line, detail }) => ({ source, line, reason: `${kind}: ${detail}` }));
    return groupLines(kind, rows);
  });
  return ["", "", "Mudou no caminho, ou foi adivinhado (confira):", ...lines].join("\n");
}

/** Totals, INEP's corrections, and examples by reason. */
export function formatReport(report: ImportReport): string {
  const written = report.solutions ? formatWritten(report.solutions) : [];
  return [...totals(report), ...written, ...corrections(report), ...reasons(report)].join("\n");
}

function totals({ read, stored, unchanged, quarantined, kept = [] }: ImportReport): string[] {
  return [
    `Questões lidas: ${formatNumber(read)}`,
    `  gravadas:      ${formatNumber(stored)}`,
    `  sem mudança:   ${formatNumber(unchanged)}`,
    `  em quarentena: ${formatNumber(quarantined)}`,
    ...(kept.length > 0 ? [`  editadas à mão, mantidas: ${formatNumber(kept.length)}`] : []),
  ];
}

function corrections(report: ImportReport): string[] {
  if (report.corrections.length === 0) return [];
  const keys = report.corrections.filter(({ field }) => field === "key");
  const annulled = keys.filter(({ to }) => to === "X");
  const areas = report.corrections.length - keys.length;
  const lines = keys.map(({ source, from, to }) => {
    return `  ${source}: ${to === "X" ? `anulada (a fonte dava ${from ?? "nada"})` : `${from ?? "sem gabarito"} → ${to}`}`;
  });
  return [
    "",
    `Correções pelo arquivo do INEP: ${counted(keys.length - annulled.length, "gabarito", "gabaritos")}, ` +
      `${counted(annulled.length, "anulada", "anuladas")}, ${counted(areas, "área", "áreas")}`,
    ...lines,
  ];
}

function reasons(report: ImportReport): string[] {
  if (report.reasons.length === 0) return [];
  const groups = groupedByKind(report.reasons);
  const ordered = [...groups].sort(([, one], [, other]) => other.length - one.length);
  return ["", "Em quarentena:", ...ordered.flatMap(([kind, rows]) => groupLines(kind, rows))];
}

function groupLines(kind: string, rows: ImportReport["reasons"]): string[] {
  const shown = rows
    .slice(0, mostExamples)
    .map(
      ({ source, line, reason }) => `    linha ${line}, ${source}${reason === kind ? "" : ` (${reason})`}`,
    );
  const rest = rows.length - shown.length;
  return [
    `  ${kind}: ${formatNumber(rows.length)}`,
    ...shown,
    ...(rest > 0 ? [`    … e mais ${formatNumber(rest)}`] : []),
  ];
}

/** The reason without row details: "imagem não fornecida", "JSON inválido". */
function kindOf(reason: string): string {
  return reason.replace(/^linha \d+: /, "").replace(/^([^.“]*?): .*$/s, "$1");
}

function counted(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

function groupedByKind(rows: ImportReport["reasons"]): Map<string, ImportReport["reasons"]> {
  const groups = new Map<string, ImportReport["reasons"]>();
  for (const row of rows) {
    const kind = kindOf(row.reason);
    groups.set(kind, [...(groups.get(kind) ?? []), row]);
  }
  return groups;
}
