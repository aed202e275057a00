import { membersHome, type Outcome, type Row } from "./school-table.ts";

const mentorNames = ["mentor", "mentor-chefe"] as const;

/** Where people begin who do not begin at the general page: a school's, mentors at their mentees, Marista's admins (R-ROUTE-7). */
export function homes(query: string): Record<string, Outcome> {
  const mentors = mentorNames.map((name) => [name, `302 /mentores${query}` as const] as const);
  const marista = `302 /escolas/marista${query}` as const;
  return { ...membersHome(query), ...Object.fromEntries(mentors), "marista-admin": marista };
}

const about = "302 /mentoria-de-estudos" as const;

function mentorsOnly(status: number): Row {
  return { everybody: about, mentor: status, "mentor-chefe": status, admin: status };
}

/** Mentors and mentees alike. */
function testers(status: number): Row {
  return { everybody: 401, mentorada: status, mentor: status, "mentor-chefe": status, admin: status };
}

const mentees: Row = { everybody: "301 /mentoria-de-estudos", mentorada: 200, admin: 200 };
const chiefs: Row = { everybody: 401, "mentor-chefe": 200, admin: 200 };

export const mentoringReads: Readonly<Record<string, Record<string, Row>>> = {
  "/mentoria-de-estudos": { "/mentoria-de-estudos": { everybody: 200 } },
  "/mentoria": {
    "/mentoria": mentees,
    "/mentoria?semana=2026-11-16": mentees,
    "/mentoria?semana=x": mentees,
  },
  "/mentoria/mensagens": { "/mentoria/mensagens": mentees, "/mentoria/mensagens?apos=x": mentees },
  "/mentoria/encontros": {
    "/mentoria/encontros": mentees,
    "/mentoria/encontros?duracao=60": mentees,
    "/mentoria/encontros?duracao=x&remarcar=nada": mentees,
  },
  "/reuniao/:meetingId": { "/reuniao/nenhum": { everybody: 401, "signed-in": 404 } },
  "/encontros/:meetingId/agenda.ics": {
    "/encontros/nenhum/agenda.ics": { everybody: 401, "signed-in": 404 },
  },
  "/mentoria/listas": { "/mentoria/listas": testers(200) },
  "/mentoria/teste/:testId": { "/mentoria/teste/nenhuma": testers(404) },
  "/mentoria/teste/:testId/capa": { "/mentoria/teste/nenhuma/capa": testers(404) },
  "/mentoria/teste/:testId/imprimir": { "/mentoria/teste/nenhuma/imprimir": testers(404) },
  "/mentoria/teste/:testId/relatorio/:userId": { "/mentoria/teste/nenhuma/relatorio/ninguem": testers(404) },
  "/relatorio-da-mentoria/:token": { "/relatorio-da-mentoria/nenhum": { everybody: 404 } },
  "/mentores": { "/mentores": mentorsOnly(200) },
  "/mentores/encontros": {
    "/mentores/encontros": mentorsOnly(200),
    "/mentores/encontros?remarcar=nada": mentorsOnly(200),
  },
  "/mentores/guia": { "/mentores/guia": mentorsOnly(200) },
  "/mentores/distribuicao": {
    "/mentores/distribuicao": chiefs,
    "/mentores/distribuicao?feito=2": chiefs,
  },
  // Without a mentor.
  "/mentores/:menteeId": { "/mentores/{aluna}": mentorsOnly(404), "/mentores/ninguem": mentorsOnly(404) },
  "/mentores/:menteeId/mensagens": { "/mentores/{aluna}/mensagens": mentorsOnly(404) },
};

export const mentoringActions: Readonly<Record<string, Row>> = {
  "/mentoria": { everybody: "301 /mentoria-de-estudos", mentorada: 400, admin: 400 },
  "/mentoria/mensagens": { everybody: "301 /mentoria-de-estudos", mentorada: 400, admin: 400 },
  "/mentoria/encontros": { everybody: "301 /mentoria-de-estudos", mentorada: 400, admin: 400 },
  "/mentores/encontros": mentorsOnly(400),
  "/mentoria/listas": testers(400),
  "/mentoria/teste/:testId": testers(400),
  "/mentoria/teste/:testId/relatorio/:userId": testers(400),
  "/mentores/distribuicao": { everybody: 401, "mentor-chefe": 400, admin: 400 },
  "/mentores/:menteeId": mentorsOnly(400),
  "/mentores/:menteeId/mensagens": mentorsOnly(400),
};
