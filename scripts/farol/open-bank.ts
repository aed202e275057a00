import { freshCatalogue } from "#app/features/bank/services/catalogue/fresh-catalogue.server.ts";
import { openMigrated } from "../platform/migrate.ts";
import { openPlatform, type Platform } from "../platform/open-platform.ts";
import { reindexBankCommand } from "./commands/reindex-bank.ts";

/** The bank of this machine, brought up to the schema and indexes of this version; production's as it is. */
export async function openBank(remote: boolean): Promise<Platform> {
  const platform = remote ? await openPlatform({ remote }) : await openMigrated();
  if (!remote) await reindexBankCommand(platform, false);
  await freshCatalogue(platform.deps);
  return platform;
}
