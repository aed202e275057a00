import type { Deps } from "#app/platform/context/deps.ts";
import type { Statement } from "#app/platform/db/database.server.ts";
import type { JobItem } from "#app/platform/jobs/domain/job-report.ts";
import type { JobRow } from "#app/platform/jobs/queries/jobs.server.ts";
import type { JobKind, JobStep, RunStep } from "#app/platform/jobs/services/job-kind.ts";
import { formatNumber, plural } from "#app/platform/text/format.ts";
import { classRole } from "../../domain/class-role.ts";
import { lineInFile } from "../../domain/roster/merge-entries.ts";
import { type PlanContext, type PlannedPerson, planPerson } from "../../domain/roster/plan-person.ts";
import { classResolver } from "../../domain/roster/resolve-classes.ts";
import {
  type PlannedLine,
  type RosterBefore,
  type RosterJob,
  readRosterBefore,
  writeRosterBefore,
} from "../../domain/roster/roster-import.ts";
import { schoolPaths } from "../../paths.ts";
import { insertClasses } from "../../queries/classes.server.ts";
import { insertPeople } from "../../queries/people.server.ts";
import {
  classesForRoster,
  classesInUse,
  deleteImportedClasses,
  deleteImportedPeople,
  peopleByKeys,
  peopleToUndo,
  type RosterPersonRow,
  restorePeople,
  setClasses,
  updatePeople,
} from "../../queries/roster-people.server.ts";
import { plannedPart } from "../../queries/rosters.server.ts";
import { describeSchoolJob } from "../describe-school-job.ts";
import { knownPerson } from "./roster-state.server.ts";

const GONE = { kind: "Pessoa não encontrada", text: "Esta pessoa não está mais na escola" };

/** The input of a roster's job. Throws for any other: a kind is given its own jobs only. */
function rosterJob({ input }: Pick<JobRow, "input">): RosterJob {
  if (input.act !== "import") throw new Error("the job of another kind");
  return input;
}

/** The first step: the classes that do not exist yet. */
function makeClasses(deps: Deps, { schoolId, made, parts }: RosterJob, by: string, at: number): JobStep {
  const items = made.map(({ id, name }): JobItem => {
    return {
      id,
      name: `Turma ${name}`,
      outcome: "changed",
      isNew: true,
      isClass: true,
      before: writeRosterBefore({ kind: "class" }),
    };
  });
  const statements = made.length > 0 ? [insertClasses(deps.db, schoolId, made, { at, by })] : [];
  return { statements, items, place: 1, finished: parts === 0 };
}

type Chunk = { planned: PlannedPerson[]; rows: ReadonlyMap<string, RosterPersonRow> };

/** The lines of a part against what the school is now, by the rules of the preview. */
async function planChunk(deps: Deps, job: RosterJob, lines: readonly PlannedLine[]): Promise<Chunk> {
  const { schoolId, options, actor } = job;
  const { found, classes } = await deps.read({
    found: peopleByKeys(deps.db, schoolId, {
      ids: lines.flatMap(({ id }) => (id ? [id] : [])),
      emails: lines.flatMap(({ entry }) => (entry.email ? [entry.email] : [])),
      schoolIds: lines.flatMap(({ entry }) => (entry.schoolUserId ? [entry.schoolUserId] : [])),
    }),
    classes: classesForRoster(deps.db, schoolId),
  });
  const people = found.map(knownPerson);
  const byId = new Map(people.map((person) => [person.id, person]));
  const context: PlanContext = {
    actor,
    year: options.year,
    resolve: classResolver(classes, options.choices),
    years: new Map(classes.map(({ id, year }) => [id, year])),
    ownerOf: (key, value) => people.find((person) => person[key] === value),
  };
  const planned = lines.map(({ entry, id }) => {
    const person = id ? (byId.get(id) ?? null) : null;
    return planPerson(id && !person && !entry.problem ? { ...entry, problem: GONE } : entry, person, context);
  });
  return { planned, rows: new Map(found.map((row) => [row.id, row])) };
}

function itemOf(planned: PlannedPerson, id: string, rows: Chunk["rows"]): JobItem {
  const { outcome, problem, line } = planned;
  const name = line > 0 ? `${planned.name} (${lineInFile(planned)})` : planned.name;
  if (outcome === "refused") return { id, name, outcome: "refused", why: problem?.text ?? "" };
  if (outcome === "unchanged") return { id, name, outcome: "same" };
  const row = rows.get(id);
  if (outcome === "created" || !row)
    return { id, name, outcome: "changed", isNew: true, before: writeRosterBefore({ kind: "created" }) };
  const { stays, num: _, ...person } = row;
  const kept = stays.map(({ class: of, since, role }) => ({ class: of, since, role }));
  return {
    id,
    name,
    outcome: "changed",
    before: writeRosterBefore({ kind: "updated", person, stays: kept }),
  };
}

type Written = { id: string; outcome: "created" | "updated"; after: NonNullable<PlannedPerson["after"]> };

function writes(
  deps: Deps,
  schoolId: string,
  people: readonly Written[],
  by: string,
  at: number,
): Statement[] {
  const created = people.filter(({ outcome }) => outcome === "created");
  const updated = people.filter(({ outcome }) => outcome === "updated");
  const rows = created.map(({ id, after }) => ({
    ...after,
    id,
    email: after.email || null,
    mobile: after.mobile || null,
    schoolUserId: after.schoolUserId || null,
    accountId: null,
  }));
  const wanted = people.map(({ id, after }) => ({ id, classes: after.classes, role: classRole(after.role) }));
  return [
    ...(created.length > 0 ? [insertPeople(deps.db, schoolId, rows, { at, by })] : []),
    ...(updated.length > 0 ? [updatePeople(deps.db, schoolId, updated, { at, by })] : []),
    ...(wanted.length > 0 ? setClasses(deps.db, schoolId, wanted, at) : []),
  ];
}

const step: RunStep = async (deps, row, at) => {
  const job = rosterJob(row);
  if (row.place === 0) return makeClasses(deps, job, row.ownerId, at);
  const part = row.place - 1;
  const [found] = await deps.read(plannedPart(deps.db, job.importId, part));
  const { planned, rows } = await planChunk(deps, job, found?.content ?? []);
  const named = planned.map((each) => ({ each, id: each.id ?? deps.newId() }));
  const people = named.flatMap(({ each, id }): Written[] => {
    const { outcome, after } = each;
    return after && (outcome === "created" || outcome === "updated") ? [{ id, outcome, after }] : [];
  });
  return {
    statements: writes(deps, job.schoolId, people, row.ownerId, at),
    items: named.map(({ each, id }) => itemOf(each, id, rows)),
    place: row.place + 1,
    finished: part + 1 >= job.parts,
  };
};

/** Why an item of the import stays: later changes are not the import's to undo. */
const stays = {
  changed: "Mudou depois da importação: ficou como está agora.",
  gone: "Já não está na escola.",
  entered: "Já entrou com a própria conta: ficou na escola, sem acesso a ela.",
  class: "Tem gente ou histórico de depois da importação: a turma ficou.",
} as const;

/** By an item's id, what is left of a step's changes, and why. */
async function leftOf(
  { db, read }: Deps,
  schoolId: string,
  changed: readonly { id: string; before: RosterBefore }[],
  importedAt: number,
): Promise<Map<string, string>> {
  const idsOf = (...kinds: RosterBefore["kind"][]) =>
    changed.filter(({ before: { kind } }) => kinds.includes(kind)).map(({ id }) => id);
  const { people, classes } = await read({
    people: peopleToUndo(db, schoolId, idsOf("created", "updated")),
    classes: classesInUse(db, schoolId, idsOf("class")),
  });
  const byId = new Map(people.map((person) => [person.id, person]));
  const inUse = new Set(classes.map(({ id }) => id));
  const whyOf = ({ id, before }: (typeof changed)[number]) => {
    if (before.kind === "class") return inUse.has(id) ? stays.class : null;
    const now = byId.get(id);
    if (before.kind === "created") return now?.entered ? stays.entered : null;
    if (!now) return stays.gone;
    return now.updatedAt === importedAt ? null : stays.changed;
  };
  return new Map(
    changed.flatMap((each) => {
      const why = whyOf(each);
      return why === null ? [] : [[each.id, why] as const];
    }),
  );
}

const undo: NonNullable<JobKind["undo"]> = async (deps, row, report, at) => {
  const { schoolId } = rosterJob(row);
  const { db } = deps;
  const changed = report.items.flatMap(({ id, before: text }) =>
    text ? [{ id, before: readRosterBefore(text) }] : [],
  );
  const idsOf = (kind: RosterBefore["kind"]) =>
    changed.filter((each) => each.before.kind === kind).map(({ id }) => id);
  const updated = changed.flatMap(({ before: was }) => (was.kind === "updated" ? [was] : []));
  return {
    left: await leftOf(deps, schoolId, changed, report.at),
    statements: [
      ...(updated.length > 0 ? restorePeople(db, schoolId, updated, report.at) : []),
      ...deleteImportedPeople(db, schoolId, idsOf("created"), { at, by: row.ownerId }),
      deleteImportedClasses(db, schoolId, idsOf("class")),
    ],
  };
};

const notice: JobKind["notice"] = ({ id, input, undoes }, { changed, refused }) => {
  const lines = (count: number) =>
    undoes === null
      ? plural(count, "linha gravada", "linhas gravadas")
      : plural(count, "linha desfeita", "linhas desfeitas");
  const what = undoes === null ? "Importação terminada" : "Importação desfeita";
  const rest = refused > 0 ? `, ${formatNumber(refused)} ${undoes === null ? "não" : "ficaram"}` : "";
  const content = `${what}: ${lines(changed)}${rest}.`;
  return { content, link: schoolPaths.job(input.schoolId, id) };
};

/** The import of a roster: classes first, then a part of its lines a step. */
export const rosterImport: JobKind = {
  ...{ step, undo, notice, describe: describeSchoolJob },
  uncancellable: null,
};
