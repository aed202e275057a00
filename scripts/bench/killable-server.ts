import { freePort } from "../platform/ports.ts";
import { familyOf, killAll } from "../platform/process-tree.ts";
import { serveWorker } from "../platform/serve.ts";

/** The product on a state folder, on another port after each kill. */
export async function killableServer(state: string) {
  let port = await freePort();
  let family = familyOf(await serveWorker({ port, state }));
  return {
    base: () => `http://localhost:${port}`,
    kill: async () => {
      killAll(family);
      port = await freePort();
      family = familyOf(await serveWorker({ port, state }));
    },
    end: () => killAll(family),
  };
}
