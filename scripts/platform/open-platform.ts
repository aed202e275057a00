import { join } from "node:path";
import initializeArgon2 from "@phi-ag/argon2/node";
import { getPlatformProxy } from "wrangler";
import { openSessions } from "#app/auth/lucia.server.ts";
import { createPasswords } from "#app/auth/password.server.ts";
import { openDatabase, type Results, type Statement } from "#app/queries/database.server.ts";
import { retryBatch } from "#app/queries/retry-batch.server.ts";
import { createCatalogueCache } from "#app/services/catalogue/catalogue-cache.ts";
import type { Deps } from "#app/services/deps.ts";
import type { Environment } from "#workers/environment.ts";
import { openFiles } from "#workers/providers/files.ts";
import { commandLineConfig } from "./command-line-config.ts";
import { stateFolder } from "./state.ts";

export type Platform = { env: Environment; deps: Deps; close: () => Promise<void> };

/**
 * The bindings for the command line: the local state, or with `remote` production's own, through the account wrangler is
 * logged in to. Use cases run on them as in the Worker, with no viewer: whoever has the shell may.
 */
export async function openPlatform(options: { remote: boolean }): Promise<Platform> {
  const proxy = await getPlatformProxy<Environment>({
    configPath: commandLineConfig(),
    environment: options.remote ? "production" : undefined,
    persist: options.remote ? false : { path: join(stateFolder(), "v3") },
    remoteBindings: options.remote,
  });
  const db = openDatabase(proxy.env.DB);
  const now = () => Math.floor(Date.now() / 1000);
  const newId = () => crypto.randomUUID().replaceAll("-", "");
  const batch =
    (repeatable: boolean) =>
    <const Statements extends readonly [Statement, ...Statement[]]>(...statements: Statements) =>
      retryBatch(() => db.batch(statements), repeatable) as Promise<Results<Statements>>;
  const deps: Deps = {
    db,
    read: batch(true),
    write: batch(false),
    catalogue: createCatalogueCache(now),
    now,
    newId,
    passwords: createPasswords(() => initializeArgon2()),
    sessions: openSessions(proxy.env.DB, now, newId),
    signToken: () => Promise.reject(new Error("the command line signs nobody in")),
    secureCookies: true,
    files: openFiles(proxy.env.FILES),
    limits: {
      login: async () => true,
      answer: async () => true,
      report: async () => true,
      dataExport: async () => true,
    },
    events: null,
    google: null,
    mail: { keepsCopies: false, send: () => Promise.reject(new Error("the command line sends no mail")) },
    // No channel can be reached from here: open tabs learn of it by their next poll, page or connection.
    channels: { deliver: async () => {}, closeSession: async () => {}, closeUser: async () => {} },
    // No data centre is behind the command line: pages follow when their seconds are over.
    publicCache: { purge: async () => {} },
    publicUrl: () => proxy.env.PUBLIC_URL,
    messagingPhone: () => null,
    // The command line reaches no edge: what it changes shows within the cache's seconds.
    later: () => undefined,
  };
  return { env: proxy.env, deps, close: proxy.dispose };
}
