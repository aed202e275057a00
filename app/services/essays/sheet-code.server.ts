import { SHEET_CODE_LENGTH } from "#app/domain/essays/sheet-code.ts";
import { codeDigits } from "#app/domain/school/access-code.ts";

/**
 * The code of a student's sheet of a task: reveals neither and grants no access, since it is looked up in the list of whoever may send
 * sheets for the task.
 */
export async function sheetCode(taskId: string, personId: string): Promise<string> {
  const named = new TextEncoder().encode(`sheet ${taskId} ${personId}`);
  return codeDigits(new Uint8Array(await crypto.subtle.digest("SHA-256", named)), SHEET_CODE_LENGTH);
}
