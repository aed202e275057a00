import { schoolStart } from "#tests/support/school-start.ts";

/** A status, or a status and the address it leads to. */
export type Outcome = number | `${number} ${string}`;

/** The outcome of a request: of everybody, of signed-in people, of one persona; the narrower wins. */
export type Row = { everybody: Outcome } & Readonly<Record<string, Outcome>>;

export const open: Row = { everybody: 200 };
export const nowhere: Row = { everybody: 404 };

const roles = ["aluna", "professor", "assistente", "admin"] as const;

/** Where the people of the demo schools start. */
export function membersHome(query: string): Record<string, Outcome> {
  const people = ["azambuja", "horizonte"].flatMap((school) =>
    roles.map((role) => [`${school}-${role}`, `302 ${schoolStart(school)}${query}`] as const),
  );
  return Object.fromEntries(people);
}

/** Where a school's own page leads its people and the platform's admins. */
export function intoSchool(school: string): Record<string, Outcome> {
  const there = `302 ${schoolStart(school)}` as const;
  return { ...Object.fromEntries(roles.map((role) => [`${school}-${role}`, there])), admin: there };
}

type Asked = { school: string; rest: string; status: number };

/** A page for people of a school from a role on: others are led to the school's sign-in, with the way back. */
export function pageFrom(lowest: (typeof roles)[number], { school, rest, status }: Asked): Row {
  const back = `302 /${school}?redirect=${encodeURIComponent(`/escolas/${school}/${rest}`)}` as const;
  const own = roles.slice(roles.indexOf(lowest)).map((role) => [`${school}-${role}`, status] as const);
  return { everybody: back, admin: status, ...(school === "nenhuma" ? {} : Object.fromEntries(own)) };
}

function managementOf(school: string, rest: string, status: number): Row {
  return pageFrom("assistente", { school, rest, status });
}

export function studentOf(rest: string, status: number): Record<string, Row> {
  return { [`/escolas/azambuja/${rest}`]: pageFrom("aluna", { school: "azambuja", rest, status }) };
}

/** The school area's rows of the matrix. */
export const schoolReads: Readonly<Record<string, Readonly<Record<string, Row>>>> = {
  "/primeiro-acesso": {
    "/primeiro-acesso": open,
    "/primeiro-acesso?codigo=0000-0000-0000-0000": nowhere,
  },
  "/escolas": { "/escolas": { everybody: "302 /escolas/ajuda", ...membersHome("") } },
  "/minhas-escolas": { "/minhas-escolas": { everybody: 401, "signed-in": 200 } },
  "/escolas/:schoolId/dashboard": {
    "/escolas/azambuja/dashboard": pageFrom("aluna", { school: "azambuja", rest: "dashboard", status: 200 }),
    "/escolas/nenhuma/dashboard": pageFrom("aluna", { school: "nenhuma", rest: "dashboard", status: 404 }),
  },
  // tests/worker/school/tenancy.test.ts walks them with people of every school, role and state.
  "/escolas/:schoolId/gestao": {
    "/escolas/azambuja/gestao": managementOf("azambuja", "gestao", 200),
    "/escolas/azambuja/gestao?ver=turmas": managementOf("azambuja", "gestao?ver=turmas", 200),
    "/escolas/nenhuma/gestao": managementOf("nenhuma", "gestao", 404),
  },
  "/escolas/:schoolId/boletim": studentOf("boletim?de=2026-01-01&ate=x", 200),
  "/escolas/:schoolId/gerenciar-certames": {
    "/escolas/azambuja/gerenciar-certames": managementOf("azambuja", "gerenciar-certames", 200),
    "/escolas/azambuja/gerenciar-certames?certame=x": managementOf(
      "azambuja",
      "gerenciar-certames?certame=x",
      404,
    ),
    "/escolas/nenhuma/gerenciar-certames": managementOf("nenhuma", "gerenciar-certames", 404),
  },
  "/escolas/:schoolId/gestao/licenca": {
    "/escolas/azambuja/gestao/licenca": managementOf("azambuja", "gestao/licenca", 200),
    "/escolas/nenhuma/gestao/licenca": managementOf("nenhuma", "gestao/licenca", 404),
  },
  "/escolas/:schoolId/gestao/nova-pessoa": {
    "/escolas/azambuja/gestao/nova-pessoa": managementOf("azambuja", "gestao/nova-pessoa", 200),
  },
  "/escolas/:schoolId/gestao/pessoa/:personId": {
    "/escolas/azambuja/gestao/pessoa/x": managementOf("azambuja", "gestao/pessoa/x", 404),
  },
  "/escolas/:schoolId/gestao/trabalhos": {
    "/escolas/azambuja/gestao/trabalhos": managementOf("azambuja", "gestao/trabalhos", 200),
    "/escolas/nenhuma/gestao/trabalhos": managementOf("nenhuma", "gestao/trabalhos", 404),
  },
  "/escolas/:schoolId/gestao/trabalho/:jobId": {
    "/escolas/azambuja/gestao/trabalho/x": managementOf("azambuja", "gestao/trabalho/x", 404),
  },
  "/escolas/:schoolId/gestao/trabalho/:jobId/andamento": {
    "/escolas/azambuja/gestao/trabalho/x/andamento": managementOf(
      "azambuja",
      "gestao/trabalho/x/andamento",
      404,
    ),
  },
  "/escolas/:schoolId/gestao/cartoes/:jobId": {
    "/escolas/azambuja/gestao/cartoes/x": managementOf("azambuja", "gestao/cartoes/x", 404),
  },
  "/escolas/:schoolId/gestao/importar": {
    "/escolas/azambuja/gestao/importar": managementOf("azambuja", "gestao/importar", 200),
  },
  "/escolas/:schoolId/gestao/importar/:rosterId/colunas": {
    "/escolas/azambuja/gestao/importar/x/colunas": managementOf("azambuja", "gestao/importar/x/colunas", 404),
  },
  "/escolas/:schoolId/gestao/importar/:rosterId/conferencia": {
    "/escolas/azambuja/gestao/importar/x/conferencia": managementOf(
      "azambuja",
      "gestao/importar/x/conferencia",
      404,
    ),
  },
  "/escolas/:schoolId/gestao/importar/:rosterId/problemas.csv": {
    "/escolas/azambuja/gestao/importar/x/problemas.csv": managementOf(
      "azambuja",
      "gestao/importar/x/problemas.csv",
      404,
    ),
  },
  "/escolas/:schoolId/gestao/exportar/:format": {
    "/escolas/azambuja/gestao/exportar/csv": managementOf("azambuja", "gestao/exportar/csv", 200),
    "/escolas/azambuja/gestao/exportar/doc": managementOf("azambuja", "gestao/exportar/doc", 404),
  },
  "/escolas/:schoolId/turma/:classId": {
    "/escolas/azambuja/turma/x": {
      ...managementOf("azambuja", "turma/x", 404),
      "azambuja-professor": 404,
    },
  },
  "/escolas/:schoolId/auditoria": {
    "/escolas/azambuja/auditoria": managementOf("azambuja", "auditoria", 200),
    "/escolas/azambuja/auditoria?quem=ninguem": managementOf("azambuja", "auditoria?quem=ninguem", 200),
    "/escolas/nenhuma/auditoria": managementOf("nenhuma", "auditoria", 404),
  },
  "/escolas/:schoolId/auditoria/csv": {
    "/escolas/azambuja/auditoria/csv": managementOf("azambuja", "auditoria/csv", 200),
    "/escolas/nenhuma/auditoria/csv": managementOf("nenhuma", "auditoria/csv", 404),
  },
  "/escolas/:schoolId/auditoria/mensagens": {
    "/escolas/azambuja/auditoria/mensagens": {
      ...managementOf("azambuja", "auditoria/mensagens", 200),
      "azambuja-assistente": 401,
    },
  },
  "/escolas/:schoolId/suporte": {
    "/escolas/azambuja/suporte": managementOf("azambuja", "suporte", 200),
    "/escolas/nenhuma/suporte": managementOf("nenhuma", "suporte", 404),
  },
  "/escolas/:schoolId/recados": staffPage("/escolas/horizonte/recados", 200),
  "/escolas/:schoolId/recados/novo": staffPage("/escolas/horizonte/recados/novo", 200),
  "/escolas/:schoolId/recados/:announcementId": staffPage("/escolas/horizonte/recados/x", 404),
  "/blog/plano-de-estudos-vestibular-ita": { "/blog/plano-de-estudos-vestibular-ita": open },
  "/blog/plano-de-estudos-vestibular-ime": { "/blog/plano-de-estudos-vestibular-ime": open },
  "/espcex-2024": { "/espcex-2024": open },
};

export const schoolActions: Readonly<Record<string, Row>> = {
  "/primeiro-acesso": { everybody: 400 },
  "/escolas/:schoolId/gestao": managementOf("horizonte", "gestao", 400),
  "/escolas/:schoolId/gerenciar-certames": managementOf("horizonte", "gerenciar-certames", 400),
  "/escolas/:schoolId/gestao/nova-pessoa": managementOf("horizonte", "gestao/nova-pessoa", 400),
  "/escolas/:schoolId/gestao/pessoa/:personId": managementOf("horizonte", "gestao/pessoa/:personId", 400),
  "/escolas/:schoolId/gestao/trabalhos": managementOf("horizonte", "gestao/trabalhos", 400),
  "/escolas/:schoolId/gestao/trabalho/:jobId": managementOf("horizonte", "gestao/trabalho/:jobId", 400),
  "/escolas/:schoolId/gestao/importar": managementOf("horizonte", "gestao/importar", 422),
  "/escolas/:schoolId/gestao/importar/:rosterId/colunas": managementOf(
    "horizonte",
    "gestao/importar/:rosterId/colunas",
    400,
  ),
  "/escolas/:schoolId/gestao/importar/:rosterId/conferencia": managementOf(
    "horizonte",
    "gestao/importar/:rosterId/conferencia",
    400,
  ),
  "/escolas/:schoolId/auditoria/mensagens": managementOf("horizonte", "auditoria/mensagens", 400),
  "/escolas/:schoolId/recados/novo": staffOfHorizonte("/escolas/horizonte/recados/novo", 400),
  "/escolas/:schoolId/recados/:announcementId": staffOfHorizonte(
    "/escolas/horizonte/recados/:announcementId",
    400,
  ),
  "/escolas/:schoolId/suporte": managementOf("horizonte", "suporte", 400),
  "/minhas-escolas": { everybody: 401 },
  "/escolas/:schoolId/gestao/trabalho/:jobId/andamento": managementOf(
    "horizonte",
    "gestao/trabalho/:jobId/andamento",
    400,
  ),
  "/escolas/:schoolId/turma/:classId": {
    ...managementOf("horizonte", "turma/:classId", 400),
    "horizonte-professor": 400,
  },
};

/** The staff of the school Horizonte and platform admins. */
export function staffOfHorizonte(path: string, status: number): Row {
  return pageFrom("professor", {
    school: "horizonte",
    rest: path.replace("/escolas/horizonte/", ""),
    status,
  });
}

export function staffPage(path: string, outcome: number): Readonly<Record<string, Row>> {
  return { [path]: staffOfHorizonte(path, outcome) };
}

export const libraryReads: Readonly<Record<string, Readonly<Record<string, Row>>>> = {
  "/escolas/:schoolId/biblioteca": {
    ...staffPage("/escolas/horizonte/biblioteca", 200),
    ...staffPage("/escolas/horizonte/biblioteca?q=ondas&tipo=pdf&situacao=deleted&antes=9", 200),
    // A school that does not exist: its sign-in page says so.
    "/escolas/nenhuma/biblioteca": {
      everybody: "302 /nenhuma?redirect=%2Fescolas%2Fnenhuma%2Fbiblioteca",
      admin: 404,
    },
  },
  "/escolas/:schoolId/biblioteca/:materialId": staffPage("/escolas/horizonte/biblioteca/nenhum", 404),
  "/escolas/:schoolId/biblioteca/:materialId/arquivo": staffPage(
    "/escolas/horizonte/biblioteca/nenhum/arquivo",
    404,
  ),
};

export const libraryActions: Readonly<Record<string, Row>> = {
  "/escolas/:schoolId/dashboard": staffOfHorizonte("/escolas/horizonte/dashboard", 400),
  "/escolas/:schoolId/biblioteca": staffOfHorizonte("/escolas/horizonte/biblioteca", 400),
  "/escolas/:schoolId/biblioteca/:materialId": staffOfHorizonte(
    "/escolas/horizonte/biblioteca/:materialId",
    400,
  ),
};
