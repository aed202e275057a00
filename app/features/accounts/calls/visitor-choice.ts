import { deviceDrafts } from "#app/platform/drafts/calls/device-drafts.ts";
import { DAY_MS } from "#app/platform/time/units.ts";

/** Milliseconds: as long as the mailed link of a sign-up works. */
const LIFE_MS = DAY_MS;

type Choice = { letter: string; at: number };

const choices = deviceDrafts<Choice>("choice", { isShared: true });
const VISITOR = "";

/** Stored on the device: a confirmed sign-up continues in another tab. */
export async function saveChoice(code: string, letter: string): Promise<void> {
  await choices.save(VISITOR, code, { letter, at: Date.now() });
}

export async function keptChoice(code: string): Promise<string | null> {
  const kept = await choices.find(VISITOR, code);
  return kept && Date.now() - kept.at < LIFE_MS ? kept.letter : null;
}

export async function deleteChoice(code: string): Promise<void> {
  await choices.delete(VISITOR, code);
}
