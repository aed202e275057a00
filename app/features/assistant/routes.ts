import { routesOf } from "#app/platform/paths/route.ts";

const { page } = routesOf("assistant");

export default [page("gpt", "assistant"), page("farol-gpt-ia", "assistant-about")];
