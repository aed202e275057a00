import { routesOf } from "#app/platform/paths/route.ts";

const { page, resource } = routesOf("home");

export default [
  { index: true, file: "features/home/pages/home.tsx" },
  page("geral", "general"),
  page("welcome", "welcome"),
  page("sobre", "about"),
  page("en/about", "en-about"),
  page("termos", "terms"),
  page("escolas/:schoolId/dashboard", "dashboard"),
  page("blog/plano-de-estudos-vestibular-ita", "study-plan-ita"),
  page("blog/plano-de-estudos-vestibular-ime", "study-plan-ime"),
  resource("sitemap.xml", "sitemap"),
  resource("sitemap/:part", "sitemap-part"),
  resource("robots.txt", "robots"),
  page("u/:userId", "profile"),
  resource("u/:userId/foto", "profile-picture"),
  page("conta", "account"),
  resource("conta/dados", "account-data"),
];
