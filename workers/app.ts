import * as build from "virtual:remix/server-build";
import { runClock } from "./clock.ts";
import { createHttp } from "./http.ts";
import { createPages } from "./pages.ts";

export { UserChannel } from "./durable-objects/user-channel.ts";

export default Object.assign(createHttp(createPages(build)), { scheduled: runClock });
