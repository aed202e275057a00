import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RuleName } from "#app/platform/access/rules.ts";
import { requiredRoutes } from "#tests/house/required-routes.ts";
import { pages } from "#tests/house/route-map.ts";
import { door } from "#tests/support/door.ts";
import { everyAddress } from "#tests/support/every-address.ts";
import { dataAddress, routeId } from "#tests/support/every-route.ts";
import {
  givenTwoSchools,
  type SchoolObjects,
  type TwoSchools,
  tableHashes,
} from "#tests/support/given-two-schools.ts";
import { schoolIntents } from "#tests/support/school-intents.ts";
import { someAtOnce } from "#tests/support/some-at-once.ts";

/** Pages of the school area beyond R-ROUTE-2, with their rules. */
const more: Readonly<Record<string, RuleName>> = {
  "/escolas/:schoolId/gestao/licenca": "schoolManagement",
  "/escolas/:schoolId/gestao/nova-pessoa": "schoolManagement",
  "/escolas/:schoolId/gestao/pessoa/:personId": "schoolManagement",
  "/escolas/:schoolId/gestao/trabalhos": "schoolManagement",
  "/escolas/:schoolId/gestao/trabalho/:jobId": "schoolManagement",
  "/escolas/:schoolId/gestao/trabalho/:jobId/andamento": "schoolManagement",
  "/escolas/:schoolId/gestao/cartoes/:jobId": "schoolManagement",
  "/escolas/:schoolId/auditoria/csv": "schoolManagement",
  "/escolas/:schoolId/auditoria/mensagens": "schoolManagement",
  "/escolas/:schoolId/recados": "schoolTeacher",
  "/escolas/:schoolId/recados/novo": "schoolTeacher",
  "/escolas/:schoolId/recados/:announcementId": "schoolTeacher",
  "/escolas/:schoolId/cadernos-busca": "schoolTeacher",
  "/escolas/:schoolId/avaliacoes/:assessmentId/previa": "schoolTeacher",
  "/escolas/:schoolId/avaliacoes/:assessmentId/imprimir": "schoolTeacher",
  "/escolas/:schoolId/criar-avaliacao/questoes": "schoolTeacher",
  "/escolas/:schoolId/criar-avaliacao/fontes": "schoolTeacher",
  "/escolas/:schoolId/criar-avaliacao/pessoas": "schoolTeacher",
  "/escolas/:schoolId/questoes": "schoolTeacher",
  "/escolas/:schoolId/questoes/nova": "schoolTeacher",
  "/escolas/:schoolId/questoes/:questionId/editar": "schoolTeacher",
  "/escolas/:schoolId/questoes/:questionId/historico": "schoolTeacher",
  "/escolas/:schoolId/analise-erros/:questionId/:answer": "schoolTeacher",
  "/escolas/:schoolId/cadernos/:notebookId/editar": "schoolTeacher",
  "/escolas/:schoolId/cadernos/:notebookId/mudancas": "schoolTeacher",
  "/escolas/:schoolId/cadernos/:notebookId/historico": "schoolTeacher",
  "/escolas/:schoolId/cadernos/:notebookId/copia": "schoolStudent",
  "/escolas/:schoolId/cadernos/:notebookId/arquivo/:blockId": "schoolStudent",
  "/escolas/:schoolId/cadernos/:notebookId/uso": "schoolTeacher",
  "/escolas/:schoolId/avaliacoes/:assessmentId/corrigir": "schoolTeacher",
  "/escolas/:schoolId/redacoes/imprimir": "schoolTeacher",
  "/escolas/:schoolId/redacoes/folhas": "schoolTeacher",
  "/escolas/:schoolId/redacoes/trechos-iguais": "schoolTeacher",
  "/escolas/:schoolId/redacoes/notas.csv": "schoolTeacher",
  "/escolas/:schoolId/redacoes/correcao": "schoolStudent",
  "/escolas/:schoolId/redacoes/correcao/concordancia": "schoolManagement",
  "/escolas/:schoolId/redacoes/correcao/:gradingId": "schoolStudent",
  "/escolas/:schoolId/boletim": "schoolStudent",
  "/escolas/:schoolId/cadernos/:notebookId/uso.csv": "schoolTeacher",
  "/escolas/:schoolId/avaliacoes/:assessmentId/resultados.csv": "schoolTeacher",
  "/escolas/:schoolId/avaliacoes/:assessmentId/resultados.xlsx": "schoolTeacher",
  "/escolas/:schoolId/avaliacoes/:assessmentId/questoes": "schoolStudent",
  "/escolas/:schoolId/biblioteca/:materialId": "schoolTeacher",
  "/escolas/:schoolId/biblioteca/:materialId/arquivo": "schoolTeacher",
  "/escolas/:schoolId/gestao/importar": "schoolManagement",
  "/escolas/:schoolId/gestao/importar/:rosterId/colunas": "schoolManagement",
  "/escolas/:schoolId/gestao/importar/:rosterId/conferencia": "schoolManagement",
  "/escolas/:schoolId/gestao/importar/:rosterId/problemas.csv": "schoolManagement",
  "/escolas/:schoolId/gestao/exportar/:format": "schoolManagement",
};

const AREA = "/escolas/:schoolId/";
const patterns = pages.map(({ pattern }) => pattern).filter((pattern) => pattern.startsWith(AREA));

/** The rule of a page; a new one without a row fails here. */
function ruleOf(pattern: string): RuleName {
  const rule = requiredRoutes[pattern] ?? more[pattern];
  if (!rule) throw new Error(`say in this test who may open ${pattern}`);
  return rule;
}

let schools: TwoSchools;

/** Of every table: nobody here may change anything. */
let untouched: Record<string, string>;

beforeAll(async () => {
  schools = await givenTwoSchools();
  untouched = await tableHashes();
});

const addressesOf = new Map<SchoolObjects, ReturnType<typeof everyAddress>>();

function addressOf(pattern: string, objects: SchoolObjects) {
  const values = { schoolId: schools.one.id, questionId: "00000000", ...objects };
  const routes = addressesOf.get(objects) ?? everyAddress(values);
  addressesOf.set(objects, routes);
  const route = routes.find(({ id }) => id === routeId(pattern));
  return { path: route?.paths[0] ?? "", id: route?.id ?? "", hasAction: route?.hasAction ?? false };
}

/** As browsers make them for a notebook's parts. */
const ID = "0".repeat(32);

function bodyOf(intent: string): Record<string, string> {
  const { personId, classId } = schools.own;
  const person = { firstName: "Outra", lastName: "Pessoa", role: "admin", year: "2026", name: "9º Z" };
  const block = { secao: ID, bloco: ID, tipo: "text", lugar: "V", texto: "x", operacao: ID, revisao: "1" };
  const notebook = { ...block, titulo: "Outro", turma: classId, excluir: "sim" };
  const batch = { person: personId, act: "inactivate", reach: "filter", filter: "" };
  return { intent, ...batch, ...person, ...notebook };
}

/** Whether a page has forms at all: to others every intent is one and the same wrong method. */
function intentsOf(pattern: string): readonly string[] {
  return addressOf(pattern, schools.own).hasAction ? schoolIntents : schoolIntents.slice(0, 1);
}

/** Roles of the school that a rule refuses. */
const lowerRoles: Partial<Record<RuleName, readonly ("student" | "teacher")[]>> = {
  schoolTeacher: ["student"],
  schoolManagement: ["student", "teacher"],
};

/** Requests a page and its data as a refused person: the school's sign-in. */
async function expectRefused(pattern: string, cookie: string | undefined): Promise<void> {
  const { path, id } = addressOf(pattern, schools.own);
  const back = `/${schools.one.id}?redirect=${encodeURIComponent(path)}`;
  const page = await door.send(path, { cookie });
  expect([page.status, page.headers.get("Location")]).toEqual([302, back]);
  const data = await door.send(dataAddress(path, id), { cookie });
  expect(data.headers.get("X-Remix-Redirect")).toBe(back);
}

/** Sends an intent as a refused person. */
async function expectRefusedIntent(pattern: string, intent: string, cookie: string | undefined) {
  const { path } = addressOf(pattern, schools.own);
  const back = `/${schools.one.id}?redirect=${encodeURIComponent(path)}`;
  const sent = await door.post(path, bodyOf(intent), { cookie });
  expect([intent, [302, 405].includes(sent.status)]).toEqual([intent, true]);
  if (sent.status === 302) expect(sent.headers.get("Location")).toBe(back);
}

describe.each(patterns.map((pattern, turn) => ({ pattern, turn })))(
  "$pattern (SEC-04), where none of these requests changes anything:",
  ({ pattern, turn }) => {
    afterAll(async () => expect(await tableHashes()).toEqual(untouched));

    it("refuses people of another school, of none, inactive ones, visitors and people of a lower role", async () => {
      const lower = lowerRoles[ruleOf(pattern)] ?? [];
      const cookies = [...Object.values(schools.outsiders), ...lower.map((role) => schools.insiders[role])];
      await someAtOnce(cookies, (cookie) => expectRefused(pattern, cookie));
      // The guard runs before the form is read (tests/house/guards.test.ts): each intent is sent by another of them,
      // shifted by one from page to page, so that all pairs of intent and person are tried.
      await someAtOnce(intentsOf(pattern).entries(), ([index, intent]) =>
        expectRefusedIntent(pattern, intent, cookies[(index + turn) % cookies.length]),
      );
    });

    it("answers 404 for what belongs to another school", async () => {
      const { path, id } = addressOf(pattern, schools.foreign);
      if (path === addressOf(pattern, schools.own).path) return;
      const { cookie } = schools.one.manager;
      expect((await door.send(path, { cookie })).status).toBe(404);
      const intents = intentsOf(pattern);
      // Once as a plain form, whose refusal is drawn as a page; then as the page's script sends it, to the same action.
      const sent = [[path, intents[0] ?? ""], ...intents.map((intent) => [dataAddress(path, id), intent])];
      await someAtOnce(sent, async ([to = "", intent = ""]) => {
        const { status } = await door.post(to, bodyOf(intent), { cookie });
        expect([to, intent, status >= 400 && status < 500]).toEqual([to, intent, true]);
      });
    });
  },
);

describe("a teacher on a class page", () => {
  it("reads it, and changes nothing of it", async () => {
    const { path } = addressOf("/escolas/:schoolId/turma/:classId", schools.own);
    expect((await door.send(path, { cookie: schools.insiders.teacher })).status).toBe(200);
    for (const intent of ["add", "remove", "rename", "archive", "reopen", "copy", "reset"]) {
      const { status } = await door.post(path, bodyOf(intent), { cookie: schools.insiders.teacher });
      expect([intent, status]).toEqual([intent, 401]);
    }
    expect(await tableHashes()).toEqual(untouched);
  });
});
