import type { SerializeFrom } from "@remix-run/cloudflare";
import type { loadEvent } from "../../../services/mocks/load-mock.server.ts";

/** An event as its page has it. */
export type EventView = SerializeFrom<typeof loadEvent>;
