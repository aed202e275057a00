/** A status, or a status and the address it leads to. */
export type Outcome = number | `${number} ${string}`;

/** What becomes of whoever asks: of everybody, of whoever is signed in, of one persona; the narrower wins. */
export type Row = { everybody: Outcome } & Readonly<Record<string, Outcome>>;

const open: Row = { everybody: 200 };
const nowhere: Row = { everybody: 404 };
/** The pages of signing up and in: who has done it goes home. */
const visitorsOnly: Row = { everybody: 200, "signed-in": "302 /geral", ...managementHome("") };
const adminOnly: Row = { everybody: 401, admin: 200 };
const signedInOnly: Row = { everybody: 401, "signed-in": 200 };

/** Where the management of the demo schools starts: the first page of the school that exists. */
function managementHome(query: string): Record<string, Outcome> {
  const staff = ["azambuja", "horizonte"].flatMap((school) =>
    ["assistente", "admin"].map(
      (role) => [`${school}-${role}`, `302 /escolas/${school}/gestao${query}`] as const,
    ),
  );
  return Object.fromEntries(staff);
}

/** A page of a school's management: others are led to the school's sign-in, with the way back. */
function managementOf(school: string, rest: string, status: number): Row {
  const back = `302 /${school}?redirect=${encodeURIComponent(`/escolas/${school}/${rest}`)}` as const;
  const own = school === "nenhuma" ? {} : { [`${school}-assistente`]: status, [`${school}-admin`]: status };
  return { everybody: back, admin: status, ...own };
}

/** Every route of `routes.ts` by its pattern, and what reading it gives, by address. */
export const reads: Readonly<Record<string, Readonly<Record<string, Row>>>> = {
  "/": {
    "/": visitorsOnly,
    "/?login=true": {
      everybody: 200,
      "signed-in": "302 /geral?login=true",
      ...managementHome("?login=true"),
    },
  },
  "/geral": { "/geral": { everybody: 200, visitante: "302 /", ...managementHome("") } },
  "/questoes/:institution?/:year?/:subject?": {
    "/questoes": open,
    "/questoes/ENEM/2021/fisica": open,
    "/questoes/escola-que-nao-existe": nowhere,
  },
  "/sugestoes": { "/sugestoes?q=velocidade": open },
  "/buscas-salvas": {
    "/buscas-salvas": signedInOnly,
    "/buscas-salvas?busca=%2Fquestoes%2FENEM": signedInOnly,
  },
  "/contagens": { "/contagens?busca=%2Fquestoes%3Fq%3Dvelocidade": open },
  "/q/:questionId/parecidas": { "/q/{question}/parecidas": open, "/q/00000000/parecidas": nowhere },
  "/q/:questionId": { "/q/{question}": open, "/q/00000000": nowhere },
  "/provas-anteriores/:institutionName?": {
    "/provas-anteriores": open,
    "/provas-anteriores/ENEM": open,
    "/provas-anteriores/enem": { everybody: "301 /provas-anteriores/ENEM" },
    "/provas-anteriores/nenhuma": nowhere,
  },
  "/provas-anteriores/:institutionName/:year/:exam": { "/provas-anteriores/ENEM/1950/dia-1": nowhere },
  "/provas-anteriores/:institutionName/:year/:exam/imprimir": {
    "/provas-anteriores/ENEM/1950/dia-1/imprimir": nowhere,
  },
  "/olimpiadas": { "/olimpiadas": open, "/olimpiadas?nivel=2&ano=2026&apos=x": open },
  // The question of the table is no olympiad's.
  "/o/:questionId": { "/o/{question}": nowhere, "/o/00000000": nowhere },
  "/q/:questionId/editar": {
    "/q/{question}/editar": adminOnly,
    "/q/00000000/editar": { everybody: 401, admin: 404 },
  },
  "/q/:questionId/historico": { "/q/{question}/historico": adminOnly },
  "/q/:questionId/erro": { "/q/{question}/erro": signedInOnly },
  "/q/:questionId/resolucao": {
    "/q/{question}/resolucao": signedInOnly,
    "/q/00000000/resolucao": { everybody: 401, "signed-in": 404 },
  },
  "/q/:questionId/comentarios": {
    "/q/{question}/comentarios": open,
    "/q/{question}/comentarios?comentario=1&apos=3-9&responder=1": open,
    "/q/00000000/comentarios": nowhere,
  },
  "/q/:questionId/ficha": { "/q/{question}/ficha": open, "/q/00000000/ficha": nowhere },
  // Another's session is nobody's; tests/worker/practice/practice.test.ts has one's own.
  "/praticar": { "/praticar": signedInOnly, "/praticar?modo=prova&busca=%2Fquestoes%2FENEM": signedInOnly },
  "/praticar/:sessionId": { "/praticar/nenhuma": { everybody: 401, "signed-in": 404 } },
  "/praticar/:sessionId/questoes": { "/praticar/nenhuma/questoes?de=0&ate=5": signedInOnly },
  "/praticar/:sessionId/resultado": { "/praticar/nenhuma/resultado": { everybody: 401, "signed-in": 404 } },
  "/manual-latex": { "/manual-latex": open },
  "/welcome": { "/welcome": open },
  "/sobre": { "/sobre": open },
  "/en/about": { "/en/about": open },
  "/termos": { "/termos": open },
  "/planos": { "/planos": open },
  "/farol-gpt-ia": { "/farol-gpt-ia": open },
  "/escolas/ajuda": { "/escolas/ajuda": open },
  "/primeiro-acesso": {
    "/primeiro-acesso": open,
    "/primeiro-acesso?codigo=0000-0000-0000-0000": nowhere,
  },
  // tests/worker/school/tenancy.test.ts walks them with people of every school, role and state.
  "/escolas/:schoolId/gestao": {
    "/escolas/azambuja/gestao": managementOf("azambuja", "gestao", 200),
    "/escolas/azambuja/gestao?ver=turmas": managementOf("azambuja", "gestao?ver=turmas", 200),
    "/escolas/nenhuma/gestao": managementOf("nenhuma", "gestao", 404),
  },
  "/escolas/:schoolId/gestao/nova-pessoa": {
    "/escolas/azambuja/gestao/nova-pessoa": managementOf("azambuja", "gestao/nova-pessoa", 200),
  },
  "/escolas/:schoolId/gestao/pessoa/:personId": {
    "/escolas/azambuja/gestao/pessoa/x": managementOf("azambuja", "gestao/pessoa/x", 404),
  },
  "/escolas/:schoolId/gestao/trabalho/:jobId": {
    "/escolas/azambuja/gestao/trabalho/x": managementOf("azambuja", "gestao/trabalho/x", 404),
  },
  "/escolas/:schoolId/gestao/cartoes/:jobId": {
    "/escolas/azambuja/gestao/cartoes/x": managementOf("azambuja", "gestao/cartoes/x", 404),
  },
  "/escolas/:schoolId/turma/:classId": {
    "/escolas/azambuja/turma/x": {
      ...managementOf("azambuja", "turma/x", 404),
      "azambuja-professor": 404,
    },
  },
  "/blog/plano-de-estudos-vestibular-ita": { "/blog/plano-de-estudos-vestibular-ita": open },
  "/blog/plano-de-estudos-vestibular-ime": { "/blog/plano-de-estudos-vestibular-ime": open },
  "/espcex-2024": { "/espcex-2024": open },
  "/azambuja": { "/azambuja": open, "/azambuja?redirect=%2Fescolas%2Fazambuja%2Fgestao": open },
  "/sitemap.xml": { "/sitemap.xml": open },
  "/sitemap/:part": {
    "/sitemap/paginas.xml": open,
    "/sitemap/provas.xml": open,
    "/sitemap/questoes-1961-1.xml": nowhere,
    "/sitemap/outra.xml": nowhere,
  },
  "/robots.txt": { "/robots.txt": open },
  // A profile that is not open says so to everybody alike; whether there is a picture is not told.
  "/u/:userId": { "/u/{aluna}": open, "/u/ninguem": nowhere },
  "/u/:userId/foto": { "/u/{aluna}/foto": nowhere, "/u/ninguem/foto": nowhere },
  "/notificacoes": { "/notificacoes": signedInOnly },
  "/notificacoes/marcas": { "/notificacoes/marcas": { everybody: 401, "signed-in": "302 /notificacoes" } },
  "/entrar": {
    "/entrar": visitorsOnly,
    "/entrar?redirect=%2Fquestoes": { everybody: 200, "signed-in": "302 /questoes" },
    "/entrar?redirect=%2F%2Fevil.example": visitorsOnly,
  },
  // The test's own product has no Google: tests/worker/accounts/google-sign-in.test.ts.
  "/entrar/google": { "/entrar/google": nowhere },
  "/entrar/google/retorno": { "/entrar/google/retorno?code=x&state=y": nowhere },
  "/admin": { "/admin": adminOnly },
  "/admin/usuarios": {
    "/admin/usuarios": adminOnly,
    "/admin/usuarios?q=ana&marca=claim%3Apro&apos=3": adminOnly,
  },
  "/admin/usuarios/:userId": {
    "/admin/usuarios/{aluna}": adminOnly,
    "/admin/usuarios/ninguem": { everybody: 401, admin: 404 },
  },
  "/admin/questoes": { "/admin/questoes": adminOnly, "/admin/questoes?ver=quarantined": adminOnly },
  "/admin/classificar": { "/admin/classificar": adminOnly, "/admin/classificar?apos=4": adminOnly },
  "/admin/comentarios": { "/admin/comentarios": adminOnly, "/admin/comentarios?apos=4": adminOnly },
  "/admin/auditoria": { "/admin/auditoria": adminOnly, "/admin/auditoria?pessoa={aluna}": adminOnly },
  "/admin/avisos": { "/admin/avisos": adminOnly },
  "/admin/importar": { "/admin/importar": adminOnly },
  "/admin/duplicadas": { "/admin/duplicadas": adminOnly },
  "/admin/assuntos": { "/admin/assuntos": adminOnly, "/admin/assuntos?q=cone&feita=1": adminOnly },
  "/admin/assuntos/:topicId": {
    "/admin/assuntos/9001": adminOnly,
    "/admin/assuntos/9001?acao=rename&nome=Contagem": adminOnly,
    "/admin/assuntos/9001?acao=rename": { everybody: 401, admin: 422 },
    "/admin/assuntos/9999": { everybody: 401, admin: 404 },
    "/admin/assuntos/x": { everybody: 401, admin: 404 },
  },
  "/admin/exportar": { "/admin/exportar": { everybody: 401, admin: 422 } },
  "/ide": { "/ide": adminOnly, "/ide?rascunho=novo": adminOnly },
  "/submeter": { "/submeter": adminOnly },
  "/exame": {
    "/exame": { everybody: 401, admin: "302 /submeter" },
    "/exame?id=nenhum": { everybody: 401, admin: 404 },
  },
  "/editar-exame": { "/editar-exame": adminOnly, "/editar-exame?excluir=nenhum": adminOnly },
  "/sair": { "/sair": { everybody: "302 /" } },
  "/criar-conta": { "/criar-conta": visitorsOnly },
  "/recuperar-senha": { "/recuperar-senha": open },
  "/completar-cadastro": {
    "/completar-cadastro": { everybody: 401, "signed-in": "302 /geral", pendente: 200, incompleto: 200 },
  },
  "/conta": { "/conta": signedInOnly },
  "/conta/dados": { "/conta/dados": signedInOnly },
  "/conta/confirmar-email": { "/conta/confirmar-email?token=x": open },
  "/confirmar-email": { "/confirmar-email?token=x": open },
  "/redefinir-senha": { "/redefinir-senha?token=x": open },
  "/:schoolId": {
    "/horizonte": visitorsOnly,
    "/Horizonte": visitorsOnly,
    "/horizonte?redirect=%2Fescolas%2Fhorizonte%2Fgestao": open,
    "/escola-que-nao-existe": nowhere,
    "/wp-login.php": nowhere,
  },
  "/*": { "/uma/terra/que-nao-existe": nowhere, "/escolas/horizonte/cadernos": nowhere },
};

/** Every action, and what an empty form gives. */
export const actions: Readonly<Record<string, Row>> = {
  "/primeiro-acesso": { everybody: 400 },
  "/escolas/:schoolId/gestao": managementOf("horizonte", "gestao", 400),
  "/escolas/:schoolId/gestao/nova-pessoa": managementOf("horizonte", "gestao/nova-pessoa", 400),
  "/escolas/:schoolId/gestao/pessoa/:personId": managementOf("horizonte", "gestao/pessoa/:personId", 400),
  "/escolas/:schoolId/gestao/trabalho/:jobId": managementOf("horizonte", "gestao/trabalho/:jobId", 400),
  "/escolas/:schoolId/turma/:classId": {
    ...managementOf("horizonte", "turma/:classId", 400),
    "horizonte-professor": 400,
  },
  "/entrar": { everybody: 400, "signed-in": "302 /geral", ...managementHome("") },
  "/admin/usuarios/:userId": { everybody: 401, admin: 400 },
  "/admin/avisos": { everybody: 401, admin: 400 },
  "/admin/questoes": { everybody: 401, admin: 400 },
  "/buscas-salvas": { everybody: 401, "signed-in": 400 },
  "/admin/classificar": { everybody: 401, admin: 409 },
  "/admin/comentarios": { everybody: 401, admin: 400 },
  "/q/:questionId/comentarios": { everybody: 401, "signed-in": 404 },
  "/q/:questionId/editar": { everybody: 401, admin: 404 },
  "/q/:questionId/historico": { everybody: 401, admin: 404 },
  "/q/:questionId/erro": { everybody: 401, "signed-in": 404 },
  "/q/:questionId/resolucao": { everybody: 401, "signed-in": 404 },
  "/admin/importar": { everybody: 401, admin: 400 },
  "/admin/duplicadas": { everybody: 401, admin: 409 },
  "/admin/assuntos": { everybody: 401, admin: 400 },
  "/admin/assuntos/:topicId": { everybody: 401, admin: 400 },
  "/ide": { everybody: 401, admin: 400 },
  "/submeter": { everybody: 401, admin: 422 },
  "/exame": { everybody: 401, admin: 400 },
  "/editar-exame": { everybody: 401, admin: 400 },
  "/sair": { everybody: "302 /" },
  "/criar-conta": { everybody: 422, "signed-in": "302 /geral", ...managementHome("") },
  "/recuperar-senha": { everybody: 400 },
  "/completar-cadastro": {
    everybody: 401,
    "signed-in": "302 /geral",
    pendente: 403,
    incompleto: 422,
    ...managementHome(""),
  },
  "/conta": { everybody: 401, "signed-in": 400 },
  "/conta/confirmar-email": { everybody: 410 },
  "/confirmar-email": { everybody: 410 },
  "/redefinir-senha": { everybody: 410 },
  "/u/:userId": { everybody: 401, "signed-in": 404 },
  "/praticar": { everybody: 401, "signed-in": 422 },
  "/praticar/:sessionId/resultado": { everybody: 401, "signed-in": 404 },
  "/manual-latex": { everybody: 422 },
  "/o/:questionId": { everybody: 401, "signed-in": 404 },
  "/notificacoes": { everybody: 401, "signed-in": 400 },
  "/notificacoes/marcas": { everybody: 401, "signed-in": 204 },
  "/:schoolId": { everybody: 405 },
  "/*": { everybody: 405 },
};

/** Every callable, and the status of a call without data: refusals of the business are pairs, with status 200. */
export const calls: Readonly<Record<string, Row>> = {
  answerQuestion: { everybody: 401, "signed-in": 200 },
  completeProfileCreation: { everybody: 401, "signed-in": 200 },
  createGoogleUser: { everybody: 401, "signed-in": 200 },
  createNewUser: { everybody: 200 },
  logClientError: { everybody: 200 },
  recordEvents: { everybody: 400 },
  resetPassword: { everybody: 401, "signed-in": 200 },
  savePractice: { everybody: 401, "signed-in": 200 },
  sendPasswordResetEmail: { everybody: 200 },
  userSendChatMessage: { everybody: 401, "signed-in": 200 },
  verifyEmailAgain: { everybody: 401, "signed-in": 200 },
};
