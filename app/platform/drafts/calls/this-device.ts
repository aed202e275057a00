import { deviceDatabase } from "./device-database.ts";

const NAME = "device";
let own: Promise<string> | null = null;

async function readName(): Promise<string> {
  const db = await deviceDatabase();
  const stored = await db.get("names", NAME);
  if (stored) return stored.value;
  const value = crypto.randomUUID();
  await db.put("names", { key: NAME, value });
  return value;
}

/** A random name of this browser, by which a sitting knows the device that continues it. A browser that stores nothing has another one on each page. */
export function thisDevice(): Promise<string> {
  own ??= readName().catch(() => crypto.randomUUID());
  return own;
}
