import { SHEET_CODE_LENGTH } from "#app/domain/essays/sheet-code.ts";
import { codeDigits } from "#app/domain/school/access-code.ts";

/**
 * The code of a student's sheet of a task. It says nothing of either and gives no right: whoever may send for the task has the list
 * that it is looked up in.
 */
export async function sheetCode(taskId: string, personId: string): Promise<string> {
  const named = new TextEncoder().encode(`sheet ${taskId} ${personId}`);
  return codeDigits(new Uint8Array(await crypto.subtle.digest("SHA-256", named)), SHEET_CODE_LENGTH);
}
