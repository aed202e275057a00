import { beforeAll, describe, expect, it } from "vitest";
import type { RuleName } from "#app/access/rules.ts";
import { changeNotebookClasses, createNotebook } from "#app/services/notebooks/manage-notebooks.server.ts";
import { uploadRoster } from "#app/services/school/roster/upload-roster.server.ts";
import { startPeopleBatch } from "#app/services/school/start-people-batch.server.ts";
import { pages } from "#tests/house/route-map.ts";
import { specRoutes } from "#tests/house/spec-routes.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door } from "#tests/support/door.ts";
import { dataAddress, everyRoute } from "#tests/support/every-route.ts";
import { signedIn, visitorDeps } from "#tests/support/given.ts";
import { givenKnown } from "#tests/support/given-admin.ts";
import {
  type GivenSchool,
  givenClass,
  givenPeople,
  givenSchoolWith,
  rowsOf,
  schoolPerson,
} from "#tests/support/given-school.ts";

/** Pages of the school area beyond the specification, with their rules. */
const more: Readonly<Record<string, RuleName>> = {
  "/escolas/:schoolId/gestao/nova-pessoa": "schoolManagement",
  "/escolas/:schoolId/gestao/pessoa/:personId": "schoolManagement",
  "/escolas/:schoolId/gestao/trabalho/:jobId": "schoolManagement",
  "/escolas/:schoolId/gestao/trabalho/:jobId/andamento": "schoolManagement",
  "/escolas/:schoolId/gestao/cartoes/:jobId": "schoolManagement",
  "/escolas/:schoolId/auditoria/csv": "schoolManagement",
  "/escolas/:schoolId/cadernos-busca": "schoolTeacher",
  "/escolas/:schoolId/cadernos/:notebookId/editar": "schoolTeacher",
  "/escolas/:schoolId/cadernos/:notebookId/mudancas": "schoolTeacher",
  "/escolas/:schoolId/cadernos/:notebookId/historico": "schoolTeacher",
  "/escolas/:schoolId/cadernos/:notebookId/arquivo/:blockId": "schoolStudent",
  "/escolas/:schoolId/cadernos/:notebookId/uso": "schoolTeacher",
  "/escolas/:schoolId/cadernos/:notebookId/uso.csv": "schoolTeacher",
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
  const rule = specRoutes[pattern] ?? more[pattern];
  if (!rule) throw new Error(`say in this test who may open ${pattern}`);
  return rule;
}

type Objects = { personId: string; classId: string; jobId: string; rosterId: string; notebookId: string };

let one: GivenSchool;
let other: GivenSchool;
let own: Objects;
let foreign: Objects;
/** Cookies of those whom a page refuses, by why. */
let outsiders: Record<string, string | undefined>;
/** Cookies of people of the school by role. */
let insiders: Record<"student" | "teacher", string>;

async function objectsOf(school: GivenSchool): Promise<Objects> {
  const [personId = ""] = await givenPeople(school.id, [schoolPerson(), schoolPerson()]);
  const classId = await givenClass(school.actor, "3º A");
  const selection = { ids: [personId] };
  const job = await startPeopleBatch(visitorDeps(), school.actor, {
    act: "cards",
    classId: null,
    role: null,
    selection,
  });
  const notebookId = await createNotebook(visitorDeps(), school.actor, "Caderno");
  await changeNotebookClasses(visitorDeps(), school.actor, { id: notebookId, classes: [classId] });
  const bytes = new TextEncoder().encode("Nome;Turma\nAna Sá;3º A\n");
  const sent = await uploadRoster(visitorDeps(), school.actor, { name: "a.csv", bytes });
  return { personId, classId, jobId: job.id, rosterId: "id" in sent ? sent.id : "", notebookId };
}

beforeAll(async () => {
  [one, other] = [await givenSchoolWith(), await givenSchoolWith()];
  [own, foreign] = [await objectsOf(one), await objectsOf(other)];
  const inactive = await givenKnown({ school: { id: one.id, role: "admin" } });
  await bindings.DB.prepare("UPDATE school_people SET active = 0 WHERE account = ?")
    .bind(inactive.viewer.num)
    .run();
  const plain = await givenKnown();
  outsiders = {
    "the administration of another school": other.manager.cookie,
    "somebody of no school": plain.cookie,
    "somebody inactive": await signedIn(inactive.person),
    "the inactive, with a token from before": inactive.cookie,
    "a visitor": undefined,
  };
  insiders = {
    student: (await givenKnown({ school: { id: one.id, role: "student" } })).cookie,
    teacher: (await givenKnown({ school: { id: one.id, role: "teacher" } })).cookie,
  };
});

/** Everything of schools, to see that a refusal changed nothing. */
async function schoolState(): Promise<string> {
  const tables = [
    "school_people",
    "school_classes",
    "class_members",
    "school_panels",
    "jobs",
    "job_steps",
    "roster_imports",
    "roster_parts",
    "notebooks",
    "class_notebooks",
    "notebook_teachers",
    "blocks",
    "notebook_readings",
    "audit",
  ];
  return JSON.stringify(await Promise.all(tables.map((table) => rowsOf(`SELECT * FROM ${table}`))));
}

function addressOf(pattern: string, objects: Objects, schoolId = one.id): { path: string; id: string } {
  const values = { schoolId, questionId: "00000000", ...objects };
  const file = pages.find((page) => page.pattern === pattern)?.file.replace(/\.tsx?$/, "");
  const route = everyRoute(values).find(({ id }) => id === file);
  return { path: route?.paths[0] ?? "", id: route?.id ?? "" };
}

const intents = [
  "batch",
  "add-class",
  "data",
  "place",
  "activate",
  "inactivate",
  "invite",
  "cards",
  "reset",
  "add",
  "remove",
  "rename",
  "archive",
  "reopen",
  "copy",
  "continue",
  "cancel",
  "undo",
  "headings",
  "columns",
  "review",
  "import",
  "create",
  "duplicate",
  "delete",
  "restore",
  "classes",
  "save",
  "move",
  "drop",
  "section",
  "next",
];

/** As browsers make them for a notebook's parts. */
const ID = "0".repeat(32);

function bodyOf(intent: string): Record<string, string> {
  const person = { firstName: "Outra", lastName: "Pessoa", role: "admin", year: "2026", name: "9º Z" };
  const block = { secao: ID, bloco: ID, tipo: "text", lugar: "V", texto: "x", operacao: ID, revisao: "1" };
  const notebook = { ...block, id: own.notebookId, titulo: "Outro", turma: own.classId, excluir: "sim" };
  const batch = { person: own.personId, act: "inactivate", reach: "filter", filter: "" };
  return { intent, ...batch, ...person, ...notebook };
}

/** Asks a page, its data, and each action, for whoever is refused: the school's sign-in, and nothing changed. */
async function expectRefused(pattern: string, cookie: string | undefined): Promise<void> {
  const { path, id } = addressOf(pattern, own);
  const back = `/${one.id}?redirect=${encodeURIComponent(path)}`;
  const page = await door.send(path, { cookie });
  expect([page.status, page.headers.get("Location")]).toEqual([302, back]);
  const data = await door.send(dataAddress(path, id), { cookie });
  expect(data.headers.get("X-Remix-Redirect")).toBe(back);
  for (const intent of intents) {
    const sent = await door.post(path, bodyOf(intent), { cookie });
    expect([intent, [302, 405].includes(sent.status)]).toEqual([intent, true]);
    if (sent.status === 302) expect(sent.headers.get("Location")).toBe(back);
  }
}

describe.each(patterns)("%s (SEC-04)", (pattern) => {
  it("refuses people of another school, of none, inactive ones and visitors; nothing changes", async () => {
    const before = await schoolState();
    for (const cookie of Object.values(outsiders)) await expectRefused(pattern, cookie);
    expect(await schoolState()).toBe(before);
  });

  it("refuses people of a lower role; nothing changes", async () => {
    const rule = ruleOf(pattern);
    const lower = {
      schoolStudent: [],
      schoolTeacher: ["student"],
      schoolManagement: ["student", "teacher"],
    } as const;
    const before = await schoolState();
    for (const role of lower[rule as keyof typeof lower]) await expectRefused(pattern, insiders[role]);
    expect(await schoolState()).toBe(before);
  });

  it("answers 404 for what belongs to another school, and changes nothing of it", async () => {
    const before = await schoolState();
    const { path } = addressOf(pattern, foreign);
    if (path === addressOf(pattern, own).path) return;
    expect((await door.send(path, { cookie: one.manager.cookie })).status).toBe(404);
    for (const intent of intents) {
      const { status } = await door.post(path, bodyOf(intent), { cookie: one.manager.cookie });
      expect([intent, status >= 400 && status < 500]).toEqual([intent, true]);
    }
    expect(await schoolState()).toBe(before);
  });
});

describe("a teacher on a class page", () => {
  it("reads it, and changes nothing of it", async () => {
    const { path } = addressOf("/escolas/:schoolId/turma/:classId", own);
    expect((await door.send(path, { cookie: insiders.teacher })).status).toBe(200);
    const before = await schoolState();
    for (const intent of ["add", "remove", "rename", "archive", "reopen", "copy", "reset"]) {
      const { status } = await door.post(path, bodyOf(intent), { cookie: insiders.teacher });
      expect([intent, status]).toEqual([intent, 401]);
    }
    expect(await schoolState()).toBe(before);
  });
});
