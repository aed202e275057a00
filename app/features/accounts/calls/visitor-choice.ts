import { deviceDatabase } from "#app/platform/drafts/calls/device-database.ts";
import { DAY_MS } from "#app/platform/time/units.ts";

/** Milliseconds: as long as the mailed link of a sign-up works. */
const LIFE_MS = DAY_MS;

/** Stored on the device: a confirmed sign-up continues in another tab. */
export async function saveChoice(code: string, letter: string): Promise<void> {
  await (await deviceDatabase()).put("choices", { code, letter, at: Date.now() });
}

export async function keptChoice(code: string): Promise<string | null> {
  const kept = await (await deviceDatabase()).get("choices", code);
  return kept && Date.now() - kept.at < LIFE_MS ? kept.letter : null;
}

export async function deleteChoice(code: string): Promise<void> {
  await (await deviceDatabase()).delete("choices", code);
}
