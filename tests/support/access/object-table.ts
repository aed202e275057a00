import { nowhere, open, type Row } from "./school-table.ts";

type Reads = Readonly<Record<string, Readonly<Record<string, Row>>>>;

const signedInOnly: Row = { everybody: 401, "signed-in": 200 };
const adminOnly: Row = { everybody: 401, admin: 200 };
/** Not found, for people who may look. */
const missing: Row = { everybody: 401, "signed-in": 404 };

/** One person's own: to others it is not there. */
function of(...owners: string[]): Row {
  return { ...missing, ...Object.fromEntries(owners.map((owner) => [owner, 200])) };
}

/** As `of`, where a visitor is shown what is sold. */
function billOf(owner?: string): Row {
  return { everybody: "302 /planos", "signed-in": 404, ...(owner && { [owner]: 200 }) };
}

function mentors(status: number): Row {
  const rule: Row = { everybody: "302 /mentoria-de-estudos" };
  return { ...rule, mentor: status, "mentor-chefe": status, admin: status };
}

function testers(status: number): Row {
  return { everybody: 401, mentorada: status, mentor: status, "mentor-chefe": status, admin: status };
}

/** What each object of the world (tests/support/world.ts) gives under its address. */
export const objectReads: Reads = {
  "/q/:questionId/parecidas": {
    "/q/{question.held}/parecidas": open,
    "/q/{question.quarantined}/parecidas": nowhere,
  },
  "/q/:questionId": {
    "/q/{question.held}": open,
    "/q/{question.quarantined}": nowhere,
    "/q/{olympiad}": open,
  },
  "/provas-anteriores/:institutionName/:year/:exam": {
    "/provas-anteriores/ENEM/2021/dia-1": open,
    "/provas-anteriores/ENEM/2021/dia-1?gabarito=sim": open,
  },
  "/provas-anteriores/:institutionName/:year/:exam/imprimir": {
    "/provas-anteriores/ENEM/2021/dia-1/imprimir": open,
  },
  "/o/:questionId": { "/o/{olympiad}": open },
  "/q/:questionId/editar": { "/q/{question.quarantined}/editar": adminOnly },
  "/q/:questionId/historico": { "/q/{question.quarantined}/historico": adminOnly },
  "/q/:questionId/erro": { "/q/{question.held}/erro": signedInOnly },
  // There is one already, for people who may read it.
  "/q/:questionId/resolucao": {
    "/q/{question}/resolucao": { everybody: 401, "signed-in": "302 /q/{question}" },
    "/q/{question.quarantined}/resolucao": missing,
    "/q/{question.held}/resolucao": { everybody: 401, "signed-in": "302 /q/{question.held}" },
  },
  "/q/:questionId/duvida": {
    "/q/{question.quarantined}/duvida": missing,
    "/q/{question.held}/duvida": signedInOnly,
  },
  "/q/:questionId/comentarios": {
    "/q/{question.quarantined}/comentarios": nowhere,
    "/q/{question.held}/comentarios": open,
  },
  "/q/:questionId/ficha": { "/q/{question.quarantined}/ficha": nowhere, "/q/{question.held}/ficha": open },
  "/r/:threadId": { "/r/{thread}": open },
  "/recurso/:caseId": { "/recurso/{case}": of("basico") },
  "/m/:materialId": {
    "/m/{study}": open,
    "/m/{study.file}": open,
    "/m/{study.unpublished}": nowhere,
    "/m/{study.unpublished}?rascunho=1": { everybody: 404, admin: 200 },
    "/m/{study.deleted}": nowhere,
  },
  "/m/:materialId/editar": {
    "/m/{study}/editar": adminOnly,
    "/m/{study.unpublished}/editar": adminOnly,
    "/m/{study.deleted}/editar": { everybody: 401, admin: 404 },
  },
  "/m/:materialId/arquivo": { "/m/{study.file}/arquivo": open, "/m/{study.unpublished}/arquivo": nowhere },
  "/m/:materialId/copia": {
    "/m/{study}/copia": signedInOnly,
    "/m/{study.unpublished}/copia": missing,
    "/m/{study.deleted}/copia": missing,
  },
  // Its owner may bring back what they deleted.
  "/l/:listId": {
    "/l/{list}": open,
    "/l/{list.private}": { everybody: 404, aluna: 200 },
    "/l/{list.deleted}": { everybody: 404, aluna: 200 },
  },
  "/l/:listId/imprimir": {
    "/l/{list}/imprimir": signedInOnly,
    "/l/{list.private}/imprimir": of("aluna"),
    "/l/{list.deleted}/imprimir": missing,
  },
  "/l/:listId/qr": { "/l/{list}/qr": open, "/l/{list.private}/qr": open },
  "/l/:listId/capa": {
    "/l/{list}/capa": open,
    "/l/{list.private}/capa": { everybody: 404, aluna: 200 },
    "/l/{list.deleted}/capa": nowhere,
  },
  "/simulado/:mockExamId": {
    "/simulado/{event}": signedInOnly,
    "/simulado/{event.later}": signedInOnly,
  },
  "/trilhas/:trackCode": { "/trilhas/{track}": signedInOnly },
  "/trilhas/:trackCode/:subtopicCode": {
    "/trilhas/{track}/{subtopic}": signedInOnly,
    "/trilhas/{track}/nenhum": missing,
  },
  "/ide-trilhas": { "/ide-trilhas?trilha={track}": adminOnly },
  "/editar-trilhas": { "/editar-trilhas?trilha={track}&subtopico={subtopic}": adminOnly },
  "/t/:questionId/editar": { "/t/{track}.s1.q1/editar": adminOnly },
  "/redacao/tema/:themeId": { "/redacao/tema/{theme}": open },
  "/redacao/:essayId": {
    "/redacao/{essay}": of("aluna"),
    "/redacao/{essay.returned}": of("aluna"),
    "/redacao/{essay.another}": of("basico"),
  },
  "/redacao/:essayId/imprimir": {
    "/redacao/{essay}/imprimir": of("aluna"),
    "/redacao/{essay.another}/imprimir": of("basico"),
  },
  "/redacao/:essayId/versoes": {
    "/redacao/{essay}/versoes": of("aluna"),
    "/redacao/{essay.another}/versoes": of("basico"),
  },
  "/redacao/:essayId/copia": {
    "/redacao/{essay}/copia": of("aluna"),
    "/redacao/{essay.another}/copia": of("basico"),
  },
  "/redacao/:essayId/fotos/:photoId": {
    "/redacao/{essay}/fotos/{photo}": of("aluna"),
    "/redacao/{essay.another}/fotos/{photo}": missing,
  },
  "/redacao/:essayId/resultado": {
    "/redacao/{essay.returned}/resultado": of("aluna"),
    "/redacao/{essay}/resultado": missing,
  },
  "/redacao/correcao/calibracao/:calibrationId": {
    "/redacao/correcao/calibracao/{calibration}": {
      everybody: 401,
      mentor: 200,
      "mentor-chefe": 200,
      moderadora: 200,
      admin: 200,
    },
  },
  "/redacao/correcao/:gradingId": {
    "/redacao/correcao/{grading}": {
      everybody: 401,
      mentor: 200,
      "mentor-chefe": 404,
      moderadora: 404,
      admin: 404,
    },
  },
  "/praticar/:sessionId": {
    "/praticar/{session}": of("aluna"),
    "/praticar/{session.another}": of("basico"),
    "/praticar/{eventSession}": of("pro"),
    "/praticar/{session.ended}": { ...missing, aluna: "302 /praticar/{session.ended}/resultado" },
  },
  "/praticar/:sessionId/questoes": {
    "/praticar/{session}/questoes?de=0&ate=5": signedInOnly,
    "/praticar/{session.another}/questoes?de=0&ate=5": signedInOnly,
  },
  "/praticar/:sessionId/resultado": {
    "/praticar/{session.ended}/resultado": of("aluna"),
    "/praticar/{session.anotherEnded}/resultado": of("basico"),
  },
  "/pagamento": { "/pagamento?cobranca={charge}": billOf("aluna") },
  "/pagamento/recibo/:chargeId": {
    "/pagamento/recibo/{charge.paid}": billOf("basico"),
    "/pagamento/recibo/{charge.another}": billOf(),
  },
  "/pagamento/qr/:chargeId": {
    "/pagamento/qr/{charge}": billOf("aluna"),
    "/pagamento/qr/{charge.another}": billOf(),
  },
  "/pagamento/responsavel/:token": { "/pagamento/responsavel/{payment}": open },
  "/pagamento/responsavel/:token/qr": { "/pagamento/responsavel/{payment}/qr": open },
  "/status-pagamento": {
    "/status-pagamento?cobranca={charge}": billOf("aluna"),
    "/status-pagamento?cobranca={charge.another}": billOf(),
  },
  "/responsavel/:token": { "/responsavel/{guardian}": open },
  "/sem-mensagens/:token": { "/sem-mensagens/{optOut}": open },
  "/u/:userId": { "/u/{basico}": open },
  "/u/:userId/foto": { "/u/{basico}/foto": open },
  "/conversa/fotos/:pictureId": { "/conversa/fotos/{picture}": of("aluna", "admin") },
  "/admin/conversas/:userId": {
    "/admin/conversas/{aluna}": adminOnly,
    "/admin/conversas/{basico}": { everybody: 401, admin: 404 },
  },
  "/exame": { "/exame?id={exam}": adminOnly },
  "/editar-exame": { "/editar-exame?excluir={exam}": adminOnly },
  "/reuniao/:meetingId": { "/reuniao/{meeting}": of("mentorada", "mentor") },
  "/encontros/:meetingId/agenda.ics": { "/encontros/{meeting}/agenda.ics": of("mentorada", "mentor") },
  "/mentoria/teste/:testId": { "/mentoria/teste/{test}": testers(200) },
  "/mentoria/teste/:testId/capa": { "/mentoria/teste/{test}/capa": testers(200) },
  "/mentoria/teste/:testId/imprimir": { "/mentoria/teste/{test}/imprimir": testers(200) },
  "/mentoria/teste/:testId/relatorio/:userId": {
    "/mentoria/teste/{test}/relatorio/{mentorada}": testers(200),
    "/mentoria/teste/{test}/relatorio/{aluna}": testers(404),
  },
  "/relatorio-da-mentoria/:token": { "/relatorio-da-mentoria/{report}": open },
  "/mentores/:menteeId": { "/mentores/{mentorada}": mentors(200) },
  "/mentores/:menteeId/mensagens": { "/mentores/{mentorada}/mensagens": mentors(200) },
  "/mentores/encontros": { "/mentores/encontros?remarcar={meeting}": mentors(200) },
  "/comunidades/:communityCode": { "/comunidades/{community}": open },
  "/comunidades/:communityCode/certificado": {
    "/comunidades/{community}/certificado": { ...adminOnly, podion: 200 },
  },
  "/comunidades/:communityCode/desafio": {
    "/comunidades/{community}/desafio": { ...adminOnly, podion: 200 },
  },
  "/comunidades/:communityCode/admin": { "/comunidades/{community}/admin": adminOnly },
  "/comunidades/:communityCode/admin/desafio": { "/comunidades/{community}/admin/desafio": adminOnly },
  "/admin/comunidades": { "/admin/comunidades?codigo={community}": adminOnly },
  "/sitemap/:part": { "/sitemap/questoes-2021-1.xml": open },
};
