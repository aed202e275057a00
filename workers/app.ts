import * as build from "virtual:remix/server-build";
import { createHttp } from "./http.ts";
import { createPages } from "./pages.ts";

export { UserChannel } from "./durable-objects/user-channel.ts";

export default createHttp(createPages(build));
