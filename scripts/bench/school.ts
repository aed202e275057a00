import { randomUUID } from "node:crypto";
import { schoolPaths } from "#app/paths/school.ts";
import { insertSchools } from "#app/queries/school/schools.server.ts";
import { seedSchool } from "../farol/commands/seed-school.ts";
import type { Platform } from "../platform/open-platform.ts";
import { ask, type Cost, costOf, type Run } from "./client.ts";
import { givenStudents } from "./students.ts";
import { type Figure, quantile } from "./table.ts";

const STUDENTS = 5000;
/** Inactive ones, for the batch of the issue. */
const INACTIVE = 1240;
const SAMPLES = 20;
/** Milliseconds a coordinator waits for a page without noticing. */
const QUICK = 100;
const MOBILE = "5511912345678";

/** A school of its own in each run: the management's cookie and the school's id. */
export async function givenBenchSchool(platform: Platform): Promise<Run["school"]> {
  const { deps, env } = platform;
  const id = `bancada-${randomUUID().slice(0, 8)}`;
  await deps.write(
    insertSchools(deps.db, [{ id, name: "Colégio da Bancada", supportPhone: null, createdAt: deps.now() }]),
  );
  await seedSchool(platform, id, STUDENTS);
  const own = "school = (SELECT num FROM schools WHERE id = ?)";
  const some = (limit: number) => `num IN (SELECT num FROM school_people WHERE ${own} LIMIT ${limit})`;
  await env.DB.prepare(`UPDATE school_people SET active = 0 WHERE ${some(INACTIVE)}`)
    .bind(id)
    .run();
  const [cookie = ""] = await givenStudents(platform, 1, { id, role: "admin" });
  return { id, cookie };
}

async function page(what: string, address: string, cookie: string, most: number): Promise<Figure[]> {
  const times: number[] = [];
  let cost: Cost = { trips: 0, read: 0, written: 0, milliseconds: 0 };
  for (let sample = 0; sample < SAMPLES; sample++) {
    const started = performance.now();
    const response = await ask(address, { headers: { Cookie: cookie } });
    await response.arrayBuffer();
    times.push(performance.now() - started);
    cost = costOf(response);
  }
  const median = Math.round(quantile(times, 0.5));
  const { trips, read } = cost;
  return [
    {
      what: `${what}: viagens, linhas lidas, mediana`,
      value: `${trips}, ${read}, ${median} ms`,
      bar: `1, ≤ ${most}, ≤ ${QUICK} ms`,
      ok: trips === 1 && read <= most && median <= QUICK,
    },
  ];
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

/** A school of 5,000: pages of its people, and the batch of 1,240 with its undo. */
export async function measureSchool({ base, school }: Run): Promise<Figure[]> {
  const { id, cookie } = school;
  const people = (query = "") => base + schoolPaths.management(id, query);
  const first = await (await ask(people(), { headers: { Cookie: cookie } })).text();
  const [, person = ""] = /name="person"[^>]*value="([0-9a-f]{32})"/.exec(first) ?? [];
  const classes = await (await ask(people("ver=turmas"), { headers: { Cookie: cookie } })).text();
  const [, room = ""] = /\/turma\/([0-9a-f]{32})/.exec(classes) ?? [];
  await send(base, schoolPaths.newPerson(id), cookie, {
    firstName: "Ícaro",
    lastName: "Brandão",
    mobile: MOBILE,
    role: "student",
    year: String(new Date().getFullYear()),
  });
  const figures = [
    ...(await page("pessoas", people(), cookie, 120)),
    ...(await page("busca: antonio", people("q=antonio"), cookie, 120)),
    ...(await page("busca: celular", people(`q=${MOBILE.slice(2)}`), cookie, 120)),
    ...(await page("busca com filtros", people("q=mar&papel=student&situacao=true"), cookie, 120)),
    ...(await page("turmas", people("ver=turmas"), cookie, 120)),
    ...(await page("uma turma", base + schoolPaths.class(id, room), cookie, 160)),
    ...(await page("auditoria", base + schoolPaths.audit(id), cookie, 140)),
    ...(await page("uma pessoa", base + schoolPaths.person(id, person), cookie, 60)),
  ];
  const batch = { intent: "batch", act: "activate", reach: "filter", filter: "situacao=false" };
  const sent = await send(base, schoolPaths.management(id), cookie, batch);
  const rest = await untilEnded(base, sent.address, cookie);
  const undone = await send(base, sent.address, cookie, { intent: "undo" });
  const restOfUndo = await untilEnded(base, undone.address, cookie);
  return [
    ...figures,
    told(`ativar ${INACTIVE} pessoas`, sent, rest),
    told(`desfazer ${INACTIVE} mudanças`, undone, restOfUndo),
  ];
}
