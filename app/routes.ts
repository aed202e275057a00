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
  page("manual-latex", "questions/latex-manual"),
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
  page("u/:userId", "accounts/profile"),
  { path: "u/:userId/foto", file: "pages/accounts/profile-picture.ts" },
  page("notificacoes", "notifications/notifications"),
  { path: "notificacoes/marcas", file: "pages/notifications/marks.ts" },
  page("entrar", "accounts/sign-in"),
  page("entrar/google", "accounts/google-start"),
  page("entrar/google/retorno", "accounts/google-return"),
  page("sair", "accounts/sign-out"),
  page("criar-conta", "accounts/sign-up"),
  page("recuperar-senha", "accounts/recover-password"),
  page("completar-cadastro", "accounts/complete-registration"),
  page("conta", "accounts/account"),
  { path: "conta/dados", file: "pages/accounts/account-data.ts" },
  page("conta/confirmar-email", "accounts/confirm-new-email"),
  page("confirmar-email", "accounts/confirm-email"),
  page("redefinir-senha", "accounts/reset-password"),
  page("admin", "admin/dashboard"),
  page("admin/usuarios", "admin/people"),
  page("admin/usuarios/:userId", "admin/person"),
  page("admin/auditoria", "admin/audit"),
  page("admin/avisos", "admin/notices"),
  page("ide", "exams/import-exam"),
  page("submeter", "exams/submit-exam"),
  page("exame", "exams/exam"),
  page("editar-exame", "exams/edit-exams"),
  page(":schoolId", "school/school-sign-in"),
  page("*", "home/not-found"),
];

export default [{ file: "pages/home/frame.tsx", children: pages }] satisfies RouteConfig;
