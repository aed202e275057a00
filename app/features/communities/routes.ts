import { routesOf } from "#app/platform/paths/route.ts";

const { page } = routesOf("communities");

export default [
  page("plantel", "plantel"),
  page("plantel/certificado", "plantel-certificate"),
  page("plantel-admin", "plantel-admin"),
  page("escolas/marista", "marista"),
  page("escolas/marista/desafio", "challenge"),
  page("comunidades/:communityCode", "community"),
  page("comunidades/:communityCode/certificado", "community-certificate"),
  page("comunidades/:communityCode/desafio", "community-challenge"),
  page("comunidades/:communityCode/admin", "community-desk"),
  page("comunidades/:communityCode/admin/desafio", "community-challenge-desk"),
  page("azambuja", "azambuja"),
  page("pedidos-de-acesso", "access-requests"),
  page("admin/comunidades", "admin/communities"),
];
