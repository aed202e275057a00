import { subjectWithId } from "#app/features/bank/domain/catalogue/subjects.ts";
import type { ExportedAs } from "#app/platform/personal/exported-as.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { isoTime } from "#app/platform/time/format-date.ts";
import { exportedColumns } from "./personal-export-columns.ts";

type Stored = string | number | null;

const readers: Record<Exclude<ExportedAs[1], undefined>, (value: string | number) => unknown> = {
  flag: (value) => value === 1,
  time: (value) => isoTime(Number(value)),
  times: (value) => timesOf(parsed(String(value))),
  json: (value) => parsed(String(value)),
  question: (value) => (Number(value) > 0 ? questionCode(Number(value)) : null),
  questions: (value) => codesOf(parsed(String(value))),
  subject: (value) => subjectWithId(Number(value))?.name ?? value,
  subjects: (value) => bySubject(parsed(String(value))),
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** An object of epoch seconds. */
function timesOf(moments: unknown): unknown {
  if (typeof moments !== "object" || moments === null) return moments;
  return Object.fromEntries(Object.entries(moments).map(([name, at]) => [name, isoTime(Number(at))]));
}

function codesOf(ords: unknown): unknown {
  return Array.isArray(ords) ? ords.map((ord) => questionCode(Number(ord))) : ords;
}

function bySubject(counts: unknown): unknown {
  if (typeof counts !== "object" || counts === null) return counts;
  const named = Object.entries(counts).map(([id, count]) => [subjectWithId(Number(id))?.name ?? id, count]);
  return Object.fromEntries(named);
}

/** One export row: Portuguese names, readable times. Unnamed columns are excluded, so no secret leaks by omission. */
export function exportedRow(table: string, row: Record<string, Stored>): Record<string, unknown> {
  const shown: Record<string, unknown> = {};
  for (const [column, value] of Object.entries(row)) {
    const [name, kind] = exportedColumns[table]?.[column] ?? [];
    if (name) shown[name] = value === null || !kind ? value : readers[kind](value);
  }
  return shown;
}
