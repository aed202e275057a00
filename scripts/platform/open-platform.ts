import initializeArgon2 from "@phi-ag/argon2/node";
import { createCatalogueCache } from "#app/features/bank/services/catalogue/catalogue-cache.ts";
import { discounts } from "#app/features/billing/domain/discount.ts";
import { sealAudit, sealingAfter } from "#app/platform/audit/services/seal-audit.server.ts";
import { createAccessCodes } from "#app/platform/auth/access-codes.server.ts";
import { createKnownDevices } from "#app/platform/auth/known-device.server.ts";
import { createOptOutLinks } from "#app/platform/auth/opt-out-links.server.ts";
import { createPasswords } from "#app/platform/auth/password.server.ts";
import { createSessions } from "#app/platform/auth/sessions.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { openDatabase, type RunBatch } from "#app/platform/db/database.server.ts";
import { retryBatch } from "#app/platform/db/retry-batch.server.ts";
import { givenByFeatures } from "#app/shell/services/given-by-features.server.ts";
import type { Environment } from "#workers/environment.ts";
import { localModel } from "#workers/providers/answer-models/local.ts";
import { createFileParts } from "#workers/providers/file-parts.ts";
import { createFiles } from "#workers/providers/files.ts";
import { openBindings } from "./open-bindings.ts";

export type Platform = { env: Environment; deps: Deps; close: () => Promise<void> };

/** Channels are unreachable here: tabs update at their next poll or connection. */
const nothing = async () => {};
const noRooms: Pick<
  Deps,
  "rooms" | "endSockets" | "threadRooms" | "assessmentRooms" | "calendars" | "iceServers"
> = {
  // What a change here leaves due, the Worker's clock closes.
  endSockets: nothing,
  rooms: { tell: nothing },
  threadRooms: { tell: nothing },
  assessmentRooms: { changed: nothing, move: nothing, say: nothing, changeTimes: nothing },
  calendars: { change: async () => "refused" },
  iceServers: async () => [],
};

const noChannels: Deps["channels"] = {
  deliver: async () => {},
  refreshInbox: async () => {},
};

const always = async () => true;

/** What commands work with: local or, with `remote`, production's by wrangler's login. Without viewer: the shell is trusted. */
export async function openPlatform(options: { remote: boolean; state?: string }): Promise<Platform> {
  const { env, dispose } = await openBindings(options);
  const db = openDatabase(env.DB);
  const now = () => Math.floor(Date.now() / 1000);
  const newId = () => crypto.randomUUID().replaceAll("-", "");
  const batch = (repeatable: boolean) =>
    ((asked) => retryBatch(() => db.batch(asked), repeatable)) as RunBatch;
  // Sealed when the platform closes: an import notes many rows.
  const audited = new Set<string>();
  const deps: Deps = {
    db,
    read: batch(true),
    write: sealingAfter(batch(false), (scope) => audited.add(scope)),
    catalogue: createCatalogueCache(now),
    now,
    newId,
    passwords: createPasswords(() => initializeArgon2()),
    sessions: createSessions(env.DB, now, newId),
    signToken: () => Promise.reject(new Error("the command line signs nobody in")),
    devices: createKnownDevices("", () => crypto.randomUUID()),
    accessCodes: createAccessCodes(""),
    optOutLinks: createOptOutLinks(""),
    secureCookies: true,
    isDevelopment: true,
    files: createFiles(env.FILES),
    fileParts: createFileParts(env.FILES),
    limits: { login: always, answer: always, report: always, dataExport: always },
    events: null,
    google: null,
    payments: null,
    discounts,
    mail: { keepsCopies: false, send: () => Promise.reject(new Error("the command line sends no mail")) },
    channels: noChannels,
    ...noRooms,
    ...givenByFeatures,
    assistant: { model: localModel, start: async () => {}, begin: async () => {} },
    // No edge cache here: pages update when their seconds expire.
    publicCache: { purge: async () => {} },
    hasModel: localModel.isModel,
    publicUrl: () => env.PUBLIC_URL,
    messagingPhone: () => null,
    publicChannels: () => [],
    // No edge here: changes appear within the cache's seconds.
    later: () => undefined,
  };
  async function close(): Promise<void> {
    try {
      for (const scope of audited) await sealAudit(deps, scope);
    } finally {
      await dispose();
    }
  }
  return { env, deps, close };
}
