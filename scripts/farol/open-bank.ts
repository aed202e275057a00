import { freshCatalogue } from "#app/features/bank/services/catalogue/fresh-catalogue.server.ts";
import { migrateLocal } from "../platform/migrate.ts";
import { openPlatform, type Platform } from "../platform/open-platform.ts";
import { reindexBankCommand } from "./commands/reindex-bank.ts";

/** The bank of this machine, brought up to the schema and indexes of this version; production's as it is. */
export async function openBank(remote: boolean): Promise<Platform> {
  if (!remote) await migrateLocal();
  const platform = await openPlatform({ remote });
  if (!remote) await reindexBankCommand(platform, false);
  await freshCatalogue(platform.deps);
  return platform;
}
