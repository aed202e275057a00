import { normalCode } from "#app/platform/access/access-code.ts";

/** 40 bits: two students of a task of 2,000 share one in a task of half a million. */
export const SHEET_CODE_LENGTH = 8;

/** As people type it; null if it cannot be one. */
export function typedSheetCode(typed: string): string | null {
  const code = normalCode(typed);
  return code.length === SHEET_CODE_LENGTH ? code : null;
}

/** What a sheet's QR code says: the task and the student's code in an address; null: another code. */
export function readSheetAddress(text: string): { taskId: string; code: string } | null {
  const [, query = ""] = text.split("?");
  const search = new URLSearchParams(query);
  const code = typedSheetCode(search.get("folha") ?? "");
  const taskId = search.get("tarefa");
  return code === null || !taskId ? null : { taskId, code };
}
