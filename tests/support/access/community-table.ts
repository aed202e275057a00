import type { Row } from "./school-table.ts";

function adminsOf(status: number): Row {
  return { everybody: 401, "plantel-admin": status, admin: status };
}

function marista(status: number): Row {
  return { everybody: 401, marista: status, "marista-admin": status, admin: status };
}

function maristaAdmins(status: number): Row {
  return { everybody: 401, "marista-admin": status, admin: status };
}

/** The team alone gets as far as to learn that there is none. */
const nobodys: Row = { everybody: 401, admin: 404 };
const team: Row = { everybody: 401, admin: 200 };

export const communityReads: Readonly<Record<string, Record<string, Row>>> = {
  "/plantel": { "/plantel": { everybody: 200 }, "/plantel?feito=entrou": { everybody: 200 } },
  "/plantel/certificado": {
    "/plantel/certificado": { everybody: "302 /plantel", plantel: 200, "plantel-admin": 200, admin: 200 },
  },
  "/plantel-admin": { "/plantel-admin": adminsOf(200), "/plantel-admin?feito=x": adminsOf(200) },
  "/escolas/marista": {
    "/escolas/marista": maristaAdmins(200),
    "/escolas/marista?temporada=x&lista=y&feito=z": maristaAdmins(200),
  },
  "/escolas/marista/desafio": { "/escolas/marista/desafio": marista(200) },
  // Of those that the team makes none is there: whose they are, tests/worker/communities/own-communities.test.ts shows.
  "/comunidades/:communityCode": { "/comunidades/nenhuma": { everybody: 404 } },
  "/comunidades/:communityCode/certificado": { "/comunidades/nenhuma/certificado": nobodys },
  "/comunidades/:communityCode/desafio": { "/comunidades/nenhuma/desafio": nobodys },
  "/comunidades/:communityCode/admin": { "/comunidades/nenhuma/admin": nobodys },
  "/comunidades/:communityCode/admin/desafio": { "/comunidades/nenhuma/admin/desafio": nobodys },
  "/admin/comunidades": { "/admin/comunidades": team, "/admin/comunidades?codigo=nenhuma": team },
};

export const communityActions: Readonly<Record<string, Row>> = {
  "/plantel": { everybody: 401, "signed-in": 400 },
  "/plantel-admin": adminsOf(400),
  "/escolas/marista": maristaAdmins(400),
  "/escolas/marista/desafio": marista(400),
  "/comunidades/:communityCode": { everybody: 401, "signed-in": 404 },
  "/comunidades/:communityCode/desafio": { everybody: 401, "signed-in": 404 },
  "/comunidades/:communityCode/admin": { everybody: 401, "signed-in": 404 },
  "/comunidades/:communityCode/admin/desafio": { everybody: 401, "signed-in": 404 },
  "/admin/comunidades": { everybody: 401, admin: 400 },
};
