import { notebookPaths } from "#app/features/notebooks/paths.ts";
import { noFilter } from "#app/features/school/domain/people-filter.ts";
import { rosterPaths, schoolPaths } from "#app/features/school/paths.ts";
import { enterClasses } from "#app/features/school/queries/class-changes.server.ts";
import { peopleOfSchool, schoolPanel } from "#app/features/school/queries/people-list.server.ts";
import { insertSchools } from "#app/features/school/queries/schools.server.ts";
import { seedClassNotebooks } from "../farol/commands/seed-notebooks.ts";
import { seedSchool } from "../farol/commands/seed-school.ts";
import type { Platform } from "../platform/open-platform.ts";
import { ask, type BenchSchool, type Cost, costOf, type Run } from "./client.ts";
import { givenStaff } from "./students.ts";
import { type Figure, quantile } from "./table.ts";

const STUDENTS = 5000;
/** Inactive ones, for the batch of the issue. */
const INACTIVE = 1240;
/** Classes of the teacher and the student. */
const TAUGHT = 5;
const SAMPLES = 20;
/** Milliseconds a coordinator waits for a page without noticing. */
const QUICK = 100;
const MOBILE = "5511912345678";
/** Of a seeded notebook: its blocks, its questions, and the students of its class. */
const BLOCKS = 72;
const QUESTIONS = 48;
const CLASS = 27;

const ID = "bancada";

export const noSchool: BenchSchool = { id: "", cookies: { student: "", teacher: "", admin: "" } };

/** The same school in each run: seeded in the first one, put back in its state by the others. */
export async function givenBenchSchool(platform: Platform): Promise<BenchSchool> {
  const { deps, env } = platform;
  const school = { id: ID, name: "Colégio da Bancada", supportPhone: null, createdAt: deps.now() };
  const added = await deps.write(insertSchools(deps.db, [school]));
  if (added.length > 0) await seedSchool(platform, ID, STUDENTS);
  await seedClassNotebooks(platform, ID);
  const cookies = await givenStaff(platform, ID, ["student", "teacher", "admin"]);
  const own = "school = (SELECT num FROM schools WHERE id = ?1)";
  const active = `num NOT IN (SELECT num FROM school_people WHERE ${own} AND account IS NULL ORDER BY num LIMIT ${INACTIVE})`;
  await env.DB.prepare(`UPDATE school_people SET active = ${active} WHERE ${own} AND active <> (${active})`)
    .bind(ID)
    .run();
  // Messages and jobs of earlier runs are rows of every page.
  await env.DB.batch([
    env.DB.prepare(`DELETE FROM job_steps WHERE job IN (SELECT num FROM jobs WHERE ${own})`).bind(ID),
    env.DB.prepare(`DELETE FROM jobs WHERE ${own}`).bind(ID),
    env.DB.prepare(
      "DELETE FROM notifications WHERE audience IN (SELECT 'person:' || id FROM users WHERE school_id = ?1)",
    ).bind(ID),
  ]);
  const {
    panel: [panel],
    people,
  } = await deps.read({
    panel: schoolPanel(deps.db, ID),
    people: peopleOfSchool(deps.db, ID, { ...noFilter, text: "bancada farol test" }, 0, 10),
  });
  const ids = people.filter(({ role }) => role !== "admin").map(({ id }) => id);
  const classes = (panel?.classes ?? []).slice(0, TAUGHT).map(({ id }) => id);
  await deps.write(enterClasses(deps.db, ID, ids, classes, deps.now()));
  return { id: ID, cookies };
}

type PageOfSchool = [what: string, path: string, most: number, cookie?: string];

async function page(what: string, address: string, cookie: string, most: number): Promise<Figure> {
  const times: number[] = [];
  let cost: Cost = { trips: 0, read: 0, written: 0, milliseconds: 0 };
  for (let sample = 0; sample < SAMPLES; sample++) {
    const started = performance.now();
    const response = await ask(address, { headers: { Cookie: cookie } });
    await response.arrayBuffer();
    if (!response.ok || response.redirected) throw new Error(`${address} answered ${response.status}`);
    times.push(performance.now() - started);
    cost = costOf(response);
  }
  const median = Math.round(quantile(times, 0.5));
  const { trips, read } = cost;
  return {
    what: `${what}: viagens, linhas lidas, mediana`,
    value: `${trips}, ${read}, ${median} ms`,
    bar: `1, ≤ ${most}, ≤ ${QUICK} ms`,
    ok: trips === 1 && read <= most && median <= QUICK,
  };
}

type Sent = { address: string; cost: Cost; milliseconds: number };

async function send(
  base: string,
  path: string,
  cookie: string,
  fields: Record<string, string>,
): Promise<Sent> {
  const started = performance.now();
  const response = await fetch(base + path, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: base, Cookie: cookie },
    body: new URLSearchParams(fields),
  });
  await response.arrayBuffer();
  if (response.status !== 302) throw new Error(`${path} answered ${response.status}`);
  const address = response.headers.get("Location") ?? "";
  return { address, cost: costOf(response), milliseconds: performance.now() - started };
}

/** Milliseconds until a job is no longer under way. */
async function untilEnded(base: string, job: string, cookie: string): Promise<number> {
  const started = performance.now();
  for (;;) {
    const reply = await ask(`${base}${job}/andamento`, { headers: { Cookie: cookie } });
    const { running } = (await reply.json()) as { running: boolean };
    if (!running) return performance.now() - started;
    await new Promise((done) => setTimeout(done, 20));
  }
}

function told(what: string, { cost, milliseconds }: Sent, rest: number): Figure {
  const { trips, read, written } = cost;
  const times = `${Math.round(milliseconds)} ms, fim após ${Math.round(milliseconds + rest)} ms`;
  return { what, value: `${times}; ${trips} viagens, ${read} lidas, ${written} escritas na resposta` };
}

/** The addresses of pages: one of each that a school has, with the rows each may read. */
async function pagesOf({ base, school }: Pick<Run, "base" | "school">): Promise<PageOfSchool[]> {
  const { id, cookies } = school;
  const people = (query = "") => schoolPaths.management(id, query);
  const text = async (path: string) =>
    (await ask(base + path, { headers: { Cookie: cookies.admin } })).text();
  const [, person = ""] = /name="person"[^>]*value="([0-9a-f]{32})"/.exec(await text(people("q=mar"))) ?? [];
  const [, room = ""] = /\/turma\/([0-9a-f]{32})/.exec(await text(people("ver=turmas"))) ?? [];
  const start = schoolPaths.dashboard(id);
  const listed = await (
    await ask(base + notebookPaths.notebooks(id), { headers: { Cookie: cookies.student } })
  ).text();
  const [, notebook = ""] = /\/cadernos\/([0-9a-f]{32})/.exec(listed) ?? [];
  return [
    ["tela inicial, estudante", start, 60, cookies.student],
    ["tela inicial, professor de 5 turmas", start, 60, cookies.teacher],
    ["tela inicial, gestão", start, 60],
    ["pessoas", people(), 120],
    ["busca: antonio", people("q=antonio"), 120],
    ["busca: celular", people(`q=${MOBILE.slice(2)}`), 120],
    ["busca com filtros", people("q=mar&papel=student&situacao=true"), 120],
    ["turmas", people("ver=turmas"), 120],
    ["uma turma", schoolPaths.class(id, room), 160],
    ["uma pessoa", schoolPaths.person(id, person), 60],
    ["nova pessoa", schoolPaths.newPerson(id), 60],
    ["importar pessoas", rosterPaths.import(id), 60],
    ["biblioteca", schoolPaths.library(id), 190],
    ["auditoria", schoolPaths.audit(id), 120],
    ["cadernos, estudante de 5 turmas", notebookPaths.notebooks(id), 290, cookies.student],
    ["cadernos, gestão (25 de 400)", notebookPaths.notebooks(id), 290],
    ["cadernos, busca", notebookPaths.notebooks(id, "q=cinematica"), 290],
    ["uma seção de caderno", notebookPaths.notebook(id, notebook), 60 + BLOCKS, cookies.student],
    ["editor de caderno", notebookPaths.edit(id, notebook), 60 + BLOCKS + QUESTIONS],
    ["o que um aparelho guarda", notebookPaths.copy(id, notebook), 60 + BLOCKS + QUESTIONS, cookies.student],
    ["uso de um caderno", notebookPaths.usage(id, notebook), 20 + CLASS * (4 + QUESTIONS)],
  ];
}

/** Adds the person whose mobile number is searched for, once. */
async function givenMobile({ base, school }: Pick<Run, "base" | "school">): Promise<void> {
  const { id, cookies } = school;
  const found = await ask(`${base}${schoolPaths.management(id, `q=${MOBILE.slice(2)}`)}`, {
    headers: { Cookie: cookies.admin },
  });
  if (/name="person"/.test(await found.text())) return;
  await send(base, schoolPaths.newPerson(id), cookies.admin, {
    firstName: "Ícaro",
    lastName: "Brandão",
    mobile: MOBILE,
    role: "student",
    year: String(new Date().getFullYear()),
  });
}

/** A school of 5,000: its pages, and the batch of 1,240 with its undo. */
export async function measureSchool(run: Run): Promise<Figure[]> {
  const { base, school } = run;
  const { id, cookies } = school;
  await givenMobile(run);
  const figures: Figure[] = [];
  for (const [what, path, most, cookie = cookies.admin] of await pagesOf(run))
    figures.push(await page(what, base + path, cookie, most));
  const batch = { intent: "batch", act: "activate", reach: "filter", filter: "situacao=false" };
  const sent = await send(base, schoolPaths.management(id), cookies.admin, batch);
  const rest = await untilEnded(base, sent.address, cookies.admin);
  figures.push(await page("um trabalho", base + sent.address, cookies.admin, 60));
  const undone = await send(base, sent.address, cookies.admin, { intent: "undo" });
  const restOfUndo = await untilEnded(base, undone.address, cookies.admin);
  return [
    ...figures,
    told(`ativar ${INACTIVE} pessoas`, sent, rest),
    told(`desfazer ${INACTIVE} mudanças`, undone, restOfUndo),
  ];
}
