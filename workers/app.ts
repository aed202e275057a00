import * as build from "virtual:remix/server-build";
import { createHttp } from "./http.ts";
import { createPages } from "./pages.ts";

export default createHttp(createPages(build));
