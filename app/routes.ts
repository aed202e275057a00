import type { RouteConfig, RouteConfigEntry } from "@remix-run/route-config";

// Plain entries, without Remix's makers of them, which bring its compiler along: the menu and the redirects read this map too.

/** A page: its Portuguese address and the file under `pages/`. */
function page(path: string, file: string): RouteConfigEntry {
  return { path, file: `pages/${file}.tsx` };
}

/** The map of the product. */
const pages = [
  { index: true, file: "pages/home/home.tsx" },
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
  { path: "sitemap.xml", file: "pages/home/sitemap.ts" },
  { path: "robots.txt", file: "pages/home/robots.ts" },
  page("notificacoes", "notifications/notifications"),
  { path: "notificacoes/marcas", file: "pages/notifications/marks.ts" },
  page("entrar", "accounts/sign-in"),
  page("sair", "accounts/sign-out"),
  page("criar-conta", "accounts/sign-up"),
  page("recuperar-senha", "accounts/recover-password"),
  page("completar-cadastro", "accounts/complete-registration"),
  page("confirmar-email", "accounts/confirm-email"),
  page("redefinir-senha", "accounts/reset-password"),
  page(":schoolId", "school/school-sign-in"),
  page("*", "home/not-found"),
];

export default [{ file: "pages/home/frame.tsx", children: pages }] satisfies RouteConfig;
