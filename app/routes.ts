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
  page("contagens", "questions/search-counts"),
  page("q/:questionId", "questions/question"),
  page("welcome", "accounts/welcome"),
  page("sobre", "about/about"),
  page("en/about", "about/en-about"),
  page("termos", "legal/terms"),
  page("planos", "billing/plans"),
  page("farol-gpt-ia", "assistant/assistant-about"),
  page("escolas/ajuda", "school/school-help"),
  page("blog/plano-de-estudos-vestibular-ita", "blog/study-plan-ita"),
  page("blog/plano-de-estudos-vestibular-ime", "blog/study-plan-ime"),
  page("espcex-2024", "past-exams/espcex-2024"),
  page("azambuja", "communities/azambuja"),
  route("sitemap.xml", "pages/home/sitemap.ts"),
  route("robots.txt", "pages/home/robots.ts"),
  page("entrar", "accounts/sign-in"),
  page("sair", "accounts/sign-out"),
  page("*", "home/not-found"),
] satisfies RouteConfig;
