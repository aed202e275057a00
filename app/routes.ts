import { index, type RouteConfig, type RouteConfigEntry, route } from "@remix-run/route-config";

/** A page: its Portuguese address and the file under `pages/`. */
function page(path: string, file: string): RouteConfigEntry {
  return route(path, `pages/${file}.tsx`);
}

/** The map of the product. */
export default [
  index("pages/home/home.tsx"),
  page("geral", "home/general"),
  page("questoes/:institution?/:year?/:subject?", "questions/search"),
  page("q/:questionId", "questions/question"),
  page("entrar", "accounts/sign-in"),
  page("sair", "accounts/sign-out"),
  page("*", "home/not-found"),
] satisfies RouteConfig;
