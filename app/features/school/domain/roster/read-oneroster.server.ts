import { unzip } from "#app/platform/spreadsheets/domain/unzip.server.ts";
import { slug } from "#app/platform/text/normalize.ts";
import { cleanClassName, normalPerson } from "../person-fields.ts";
import { decodeRoster, readCsv } from "./read-csv.server.ts";
import {
  classProblem,
  fieldProblem,
  type NamedClass,
  type RosterEntry,
  type RosterProblem,
  validFields,
} from "./roster-entry.ts";
import { roleOf, yearIn } from "./roster-words.ts";

/** Rows of enrollments.csv: 20,000 people in ten classes. */
const MOST = 200_000;
/** Everything but these stays in the archive: results, demographics, courses, profiles with passwords. */
const FILES = ["manifest", "users", "roles", "classes", "enrollments", "academicsessions"] as const;
type File = (typeof FILES)[number];

/** `full`: the bundle lists everybody, so who is absent has left. `notes`: lines that name what is not there. */
export type OneRoster = {
  version: string;
  full: boolean;
  entries: RosterEntry[];
  notes: { source: string; line: number; reason: string }[];
};

type Row = { line: number; of: (column: string) => string };
type Bundle = {
  source: string;
  rows: Readonly<Record<File, readonly Row[]>>;
  modes: ReadonlyMap<string, string>;
  version: string;
};

function fileOf(path: string): File | null {
  const name = path.slice(path.lastIndexOf("/") + 1).toLowerCase();
  return FILES.find((file) => name === `${file}.csv`) ?? null;
}

function rowsOf(bytes: Uint8Array | undefined, name: string): Row[] {
  if (!bytes || bytes.length === 0) return [];
  const { text } = decodeRoster(bytes, bytes.length);
  if (text.trim() === "") return [];
  const { lines } = readCsv(text, name, null, MOST);
  const headings = lines.slice(0, 1).flatMap(({ cells }) => cells);
  const places = new Map(headings.map((cell, index) => [cell.toLowerCase(), index]));
  return lines.slice(1).map(({ line, cells }) => ({
    line,
    of: (column) => cells[places.get(column.toLowerCase()) ?? -1] ?? "",
  }));
}

/** Null where the archive is no OneRoster bundle. */
function open(bytes: Uint8Array, name: string): Bundle | null {
  const parts = unzip(bytes, (path) => fileOf(path) !== null);
  const byFile = new Map([...parts].map(([path, part]) => [fileOf(path), part]));
  if (!byFile.has("users") && !byFile.has("manifest")) return null;
  const read = (file: File) => rowsOf(byFile.get(file), file);
  const rows = {
    manifest: read("manifest"),
    users: read("users"),
    roles: read("roles"),
    classes: read("classes"),
    enrollments: read("enrollments"),
    academicsessions: read("academicsessions"),
  };
  const properties = new Map(
    rows.manifest.map((row) => [row.of("propertyName").toLowerCase(), row.of("value").toLowerCase()]),
  );
  return { source: name, rows, modes: properties, version: properties.get("oneroster.version") ?? "1.1" };
}

function modeOf({ modes }: Bundle, file: File): "bulk" | "delta" | "absent" {
  const mode = modes.get(`file.${file}`);
  return mode === "delta" || mode === "absent" ? mode : "bulk";
}

function isDeleted(row: Row): boolean {
  return row.of("status").toLowerCase() === "tobedeleted";
}

/** Classes by their sourcedId; two of the same name in a year carry their codes. */
function classesOf({ rows }: Bundle, year: number): Map<string, NamedClass> {
  const years = new Map(
    rows.academicsessions.map((row) => [row.of("sourcedId"), yearIn(row.of("schoolYear"))]),
  );
  const named = rows.classes.map((row) => {
    const deleted = isDeleted(row);
    const terms = row.of("termSourcedIds").split(",");
    const own = terms.map((term) => years.get(term.trim()) ?? null).find((each) => each !== null) ?? year;
    const code = row.of("classCode") || row.of("sourcedId");
    return {
      id: row.of("sourcedId"),
      deleted,
      name: className(row.of("title") || code),
      code: className(code),
      year: own,
    };
  });
  const seen = new Map<string, number>();
  for (const { name, year: own } of named.filter(({ deleted }) => !deleted))
    seen.set(`${own}|${slug(name)}`, (seen.get(`${own}|${slug(name)}`) ?? 0) + 1);
  return new Map(
    named.map(({ id, name, code, year: own }) => {
      const several = (seen.get(`${own}|${slug(name)}`) ?? 0) > 1 && slug(code) !== slug(name);
      return [
        id,
        { name: several ? className(`${name.slice(0, 22)} (${code.slice(-14)})`) : name, year: own },
      ];
    }),
  );
}

function className(title: string): string {
  return cleanClassName(title.replace(/[^\p{L}\p{N}ºª°.,'’/() +-]/gu, " "))
    .slice(0, 40)
    .trim();
}

type Stay = { enters: NamedClass[]; leaves: NamedClass[]; role: string; line: number };

/** Classes by the user's sourcedId. */
function staysOf(bundle: Bundle, year: number, notes: OneRoster["notes"]): Map<string, Stay> {
  const { rows, source } = bundle;
  const classes = classesOf(bundle, year);
  const users = new Set(rows.users.map((row) => row.of("sourcedId")));
  const stays = new Map<string, Stay>();
  const note = (line: number, reason: string) =>
    notes.push({ source: `${source}/enrollments.csv`, line, reason });
  for (const row of modeOf(bundle, "enrollments") === "absent" ? [] : rows.enrollments) {
    const [user, id] = [row.of("userSourcedId"), row.of("classSourcedId")];
    const found = classes.get(id);
    if (!found) note(row.line, `A turma ${id.slice(0, 40)} não está em classes.csv`);
    else if (!users.has(user) && modeOf(bundle, "users") === "bulk")
      note(row.line, `A pessoa ${user.slice(0, 40)} não está em users.csv`);
    if (!found || roleOf(row.of("role")) === "family") continue;
    const stay = stays.get(user) ?? { enters: [], leaves: [], role: row.of("role"), line: row.line };
    stay[isDeleted(row) ? "leaves" : "enters"].push(found);
    stays.set(user, stay);
  }
  return stays;
}

/** The main role of each user (1.2); in 1.1 the user's row has it. */
function rolesOf({ rows }: Bundle): Map<string, string> {
  const roles = new Map<string, string>();
  for (const row of rows.roles) {
    const user = row.of("userSourcedId");
    if (isDeleted(row)) continue;
    const former = roles.get(user);
    const isMain = row.of("roleType").toLowerCase() === "primary" && roleOf(row.of("role")) !== "family";
    // A teacher may be a parent of the school, too.
    if (former === undefined || isMain || roleOf(former) === "family") roles.set(user, row.of("role"));
  }
  return roles;
}

function roleProblem(word: string): RosterProblem | null {
  const role = roleOf(word);
  if (role === "family")
    return {
      kind: "Responsáveis não entram",
      text: "É um responsável: só pessoas da escola entram por aqui",
    };
  return word !== "" && role === null
    ? { kind: `Papel desconhecido: ${word}`, text: `Papel desconhecido: “${word}”` }
    : null;
}

type Context = { bundle: Bundle; stays: ReadonlyMap<string, Stay>; roles: ReadonlyMap<string, string> };

function userEntry(row: Row, { bundle, stays, roles }: Context): RosterEntry {
  const id = row.of("sourcedId");
  const stay = stays.get(id);
  const word = roles.get(id) || row.of("role") || stay?.role || "";
  const { fields, doubts } = validFields(
    normalPerson({
      firstName: row.of("preferredGivenName") || row.of("givenName"),
      lastName: row.of("preferredFamilyName") || row.of("familyName"),
      email: row.of("email"),
      mobile: row.of("sms") || row.of("phone"),
      schoolUserId: id,
    }),
  );
  const enabled = row.of("enabledUser").toLowerCase();
  const role = roleOf(word);
  const classes = stay?.enters ?? [];
  return {
    ...fields,
    source: `${bundle.source}/users.csv`,
    sheet: "",
    line: row.line,
    role: role === "family" ? null : role,
    year: null,
    active: isDeleted(row) || enabled === "false" ? false : enabled === "true" ? true : null,
    classes,
    leaves: modeOf(bundle, "enrollments") === "delta" ? (stay?.leaves ?? []) : null,
    problem:
      roleProblem(word) ?? fieldProblem(fields) ?? classes.map(classProblem).find((each) => each) ?? null,
    ...{ doubts, twin: 0, is: null },
  };
}

/** A change of classes of somebody whom a delta does not list: known by the id alone. */
function stayEntry(id: string, stay: Stay, { bundle }: Context): RosterEntry {
  const none = {
    firstName: "",
    lastName: "",
    email: "",
    mobile: "",
    sheet: "",
    role: null,
    year: null,
    active: null,
    problem: null,
    ...{ doubts: [], twin: 0, is: null },
  };
  const source = `${bundle.source}/enrollments.csv`;
  return { ...none, schoolUserId: id, source, line: stay.line, classes: stay.enters, leaves: stay.leaves };
}

/** OneRoster CSV 1.1 and 1.2. `year`: of classes without a term. Throws roster/unreadable, roster/bomb. */
export function readOneRoster(bytes: Uint8Array, name: string, year: number): OneRoster | null {
  const bundle = open(bytes, name);
  if (!bundle) return null;
  const notes: OneRoster["notes"] = [];
  const context = { bundle, stays: staysOf(bundle, year, notes), roles: rolesOf(bundle) };
  const users = modeOf(bundle, "users") === "absent" ? [] : bundle.rows.users;
  const listed = new Set(users.map((row) => row.of("sourcedId")));
  const entries = users.map((row) => userEntry(row, context));
  const full = modeOf(bundle, "users") === "bulk" && users.length > 0;
  if (!full)
    for (const [id, stay] of context.stays) if (!listed.has(id)) entries.push(stayEntry(id, stay, context));
  return { version: bundle.version, full, entries, notes };
}
