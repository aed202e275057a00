import type { Row } from "./school-access-table.ts";

function adminsOf(status: number): Row {
  return { everybody: 401, "plantel-admin": status, admin: status };
}

function marista(status: number): Row {
  return { everybody: 401, marista: status, "marista-admin": status, admin: status };
}

function maristaAdmins(status: number): Row {
  return { everybody: 401, "marista-admin": status, admin: status };
}

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
};

export const communityActions: Readonly<Record<string, Row>> = {
  "/plantel": { everybody: 401, "signed-in": 400 },
  "/plantel-admin": adminsOf(400),
  "/escolas/marista": maristaAdmins(400),
  "/escolas/marista/desafio": marista(400),
};
