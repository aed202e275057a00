import { codeDigits } from "#app/platform/access/access-code.ts";
import { SHEET_CODE_LENGTH } from "../../domain/tasks/sheet-code.ts";

/**
 * The code of a student's sheet of a task: reveals neither and grants no access, since it is looked up in the list of
 * people who may send sheets for the task.
 */
export async function sheetCode(taskId: string, personId: string): Promise<string> {
  const named = new TextEncoder().encode(`sheet ${taskId} ${personId}`);
  return codeDigits(new Uint8Array(await crypto.subtle.digest("SHA-256", named)), SHEET_CODE_LENGTH);
}
