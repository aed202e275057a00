import { deviceDrafts } from "./device-drafts.ts";
import { typedTexts } from "./kept-text.ts";

const operations = deviceDrafts<string>("operacao");

/** The operation of a typed text, the same until the server has it: what was sent before a kill or a cut is not stored twice. */
export async function operationOf(userId: string, place: string): Promise<string> {
  const known = await operations.find(userId, place);
  if (known) return known;
  const operation = crypto.randomUUID().replaceAll("-", "");
  await operations.save(userId, place, operation);
  return operation;
}

export function deleteText(userId: string, place: string): void {
  void operations.delete(userId, place);
  void typedTexts.delete(userId, place);
}
