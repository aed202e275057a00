import type { SerializeFrom } from "@remix-run/cloudflare";
import type { openEvent } from "../../../services/mocks/open-mock.server.ts";

/** An event as its page has it. */
export type EventView = SerializeFrom<typeof openEvent>;
