import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import {
  maybeStartOrUpdateRemoteProxySession as startRemoteBindings,
  unstable_getMiniflareWorkerOptions as workerOptionsOf,
} from "wrangler";
import type { Environment } from "#workers/environment.ts";
import { batchDatabase } from "./batch-database.ts";
import { commandLineConfig } from "./command-line-config.ts";
import { root, stateFolder } from "./state.ts";

type Bindings = { env: Environment; dispose: () => Promise<void> };

const DATABASE_WORKER = join(root, "scripts/platform/database-worker.js");

/** The Worker's bindings for this process: those of the local `state` or, with `remote`, production's by wrangler's login. */
export async function openBindings({
  remote,
  state = stateFolder(),
}: {
  remote: boolean;
  state?: string;
}): Promise<Bindings> {
  const config = commandLineConfig();
  const environment = remote ? "production" : undefined;
  const session = remote ? (await startRemoteBindings({ path: config, environment }))?.session : undefined;
  const { workerOptions } = workerOptionsOf(config, environment, {
    remoteProxyConnectionString: session?.remoteProxyConnectionString,
  });
  // How files become modules: there is one.
  delete workerOptions.modulesRules;
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      resourcePersistencePath: remote ? undefined : join(state, "v3"),
      ...workerOptions,
      name: "farol",
      modulesRoot: root,
      modules: [{ type: "ESModule", path: DATABASE_WORKER }],
    }),
  );
  const env = await miniflare.getBindings<Environment>();
  const DB = batchDatabase(env.DB, (body) =>
    miniflare.dispatchFetch("http://database/", { method: "POST", body }),
  );
  return {
    env: { ...env, DB },
    async dispose() {
      await session?.dispose();
      await miniflare.dispose();
    },
  };
}
