import { pageFrom, type Row, staffOfHorizonte, staffPage, studentOf } from "./school-table.ts";

function graders(outcome: number): Row {
  return {
    everybody: 401,
    admin: outcome,
    moderadora: outcome,
    mentor: outcome,
    "mentor-chefe": outcome,
  };
}

/** Grading essays. A grader's own desk: tests/worker/essays. */
export const gradingReads: Readonly<Record<string, Readonly<Record<string, Row>>>> = {
  "/redacao/correcao": { "/redacao/correcao": graders(200) },
  "/redacao/correcao/concordancia": {
    "/redacao/correcao/concordancia": {
      everybody: 401,
      admin: 200,
      moderadora: 200,
      "mentor-chefe": 200,
    },
  },
  "/redacao/correcao/calibracao": { "/redacao/correcao/calibracao": graders(200) },
  "/redacao/correcao/calibracao/:calibrationId": { "/redacao/correcao/calibracao/9999999": graders(404) },
  "/redacao/correcao/:gradingId": {
    "/redacao/correcao/9999999": graders(404),
    "/redacao/correcao/x": graders(404),
  },
  "/redacao/:essayId/resultado": { "/redacao/nenhuma/resultado": { everybody: 401, "signed-in": 404 } },
  "/escolas/:schoolId/redacoes": {
    ...studentOf("redacoes", 200),
    ...studentOf("redacoes?turma=nenhuma", 200),
    "/escolas/nenhuma/redacoes": pageFrom("aluna", { school: "nenhuma", rest: "redacoes", status: 404 }),
  },
  "/escolas/:schoolId/redacoes/imprimir": staffPage("/escolas/horizonte/redacoes/imprimir?tarefa=x", 404),
  "/escolas/:schoolId/redacoes/folhas": staffPage("/escolas/horizonte/redacoes/folhas?tarefa=x", 404),
  "/escolas/:schoolId/redacoes/trechos-iguais": staffPage(
    "/escolas/horizonte/redacoes/trechos-iguais?tarefa=x",
    404,
  ),
  "/escolas/:schoolId/redacoes/notas.csv": staffPage("/escolas/horizonte/redacoes/notas.csv", 404),
  "/escolas/:schoolId/redacoes/correcao": studentOf("redacoes/correcao", 200),
  "/escolas/:schoolId/redacoes/correcao/concordancia": {
    "/escolas/horizonte/redacoes/correcao/concordancia": pageFrom("assistente", {
      school: "horizonte",
      rest: "redacoes/correcao/concordancia",
      status: 200,
    }),
  },
  "/escolas/:schoolId/redacoes/correcao/:gradingId": studentOf("redacoes/correcao/9999999", 404),
};

export const gradingActions: Readonly<Record<string, Row>> = {
  "/redacao/correcao": graders(400),
  "/redacao/correcao/calibracao/:calibrationId": graders(404),
  "/redacao/correcao/:gradingId": graders(404),
  "/redacao/:essayId/resultado": { everybody: 401, "signed-in": 400 },
  "/escolas/:schoolId/redacoes": pageFrom("aluna", { school: "horizonte", rest: "redacoes", status: 400 }),
  "/escolas/:schoolId/redacoes/folhas": staffOfHorizonte("/escolas/horizonte/redacoes/folhas", 400),
  "/escolas/:schoolId/redacoes/trechos-iguais": staffOfHorizonte(
    "/escolas/horizonte/redacoes/trechos-iguais",
    400,
  ),
  "/escolas/:schoolId/redacoes/correcao": pageFrom("aluna", {
    school: "horizonte",
    rest: "redacoes/correcao",
    status: 400,
  }),
  "/escolas/:schoolId/redacoes/correcao/:gradingId": pageFrom("aluna", {
    school: "horizonte",
    rest: "redacoes/correcao/:gradingId",
    status: 404,
  }),
};
