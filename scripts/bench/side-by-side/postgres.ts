import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SearchFilters } from "#app/features/bank/domain/search/filters/search-filters.ts";
import type { CorpusRow } from "../corpus.ts";
import { type Answer, type Engine, PAGE, partsOf } from "./engine.ts";

const PACKAGES = "/usr/lib/postgresql";
const TABLE = `CREATE TABLE q (ord bigint PRIMARY KEY, institution int, subject int, year int, text text);`;
const INDEXES = `ALTER TABLE q ADD COLUMN words tsvector GENERATED ALWAYS AS (to_tsvector('portuguese', text)) STORED;
CREATE INDEX ON q USING gin (words); CREATE INDEX ON q (subject); CREATE INDEX ON q (institution); CREATE INDEX ON q (year);
ANALYZE q;`;

/** Binaries of Debian's newest package, or undefined. */
function programs(): string | undefined {
  const versions = existsSync(PACKAGES) ? readdirSync(PACKAGES).sort((one, other) => +other - +one) : [];
  return versions
    .map((version) => join(PACKAGES, version, "bin"))
    .find((bin) => existsSync(join(bin, "initdb")));
}

/** PostgreSQL refuses root: runs as its own user. */
function command(program: string, args: string[]): [string, string[]] {
  return process.getuid?.() === 0 ? ["runuser", ["-u", "postgres", "--", program, ...args]] : [program, args];
}

function run(program: string, args: string[]): void {
  const { status, stderr } = spawnSync(...command(program, args), { encoding: "utf8", cwd: "/" });
  if (status !== 0) throw new Error(stderr);
}

/** Output of psql; input is streamed. */
async function psql(folder: string, input: Iterable<string>): Promise<string> {
  const args = ["-h", folder, "-d", "postgres", "-qAtX", "-v", "ON_ERROR_STOP=1"];
  const child: ChildProcess = spawn(...command("psql", args), { cwd: "/" });
  let [output, errors] = ["", ""];
  child.stdout?.on("data", (chunk) => {
    output += chunk;
  });
  child.stderr?.on("data", (chunk) => {
    errors += chunk;
  });
  const ended = once(child, "close");
  for (const part of input) if (!child.stdin?.write(part)) await once(child.stdin ?? child, "drain");
  child.stdin?.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(errors);
  return output;
}

function* copied(rows: readonly CorpusRow[]): Generator<string> {
  yield `${TABLE}\nCOPY q FROM STDIN;\n`;
  for (const { ord, institution, subject, year, text } of rows) {
    const escaped = text.replace(/\\/g, "\\\\").replace(/\n/g, "\\n").replace(/\t/g, " ");
    yield `${[ord, institution, subject, year, escaped].join("\t")}\n`;
  }
  yield `\\.\n${INDEXES}\nSELECT pg_total_relation_size('q');\n`;
}

/** Prefixes and phrases with Portuguese stemming. */
function queryOf({ text, subjects, institutions, years }: SearchFilters): string {
  const { phrases, words } = partsOf(text);
  const parts = [
    ...phrases.map((phrase) => `phraseto_tsquery('portuguese', '${phrase}')`),
    ...words.map((word) => `to_tsquery('portuguese', '${word}:*')`),
  ];
  const conditions = [
    `words @@ (${parts.join(" && ")})`,
    ...subjects.map((id) => `subject = ${id}`),
    ...institutions.map((id) => `institution = ${id}`),
    ...(years.from === null ? [] : [`year >= ${years.from}`]),
    ...(years.to === null ? [] : [`year <= ${years.to}`]),
  ].join(" AND ");
  return `\\echo S
SELECT 'P ' || ord FROM q WHERE ${conditions} ORDER BY ord DESC LIMIT ${PAGE} OFFSET 0;
SELECT 'N ' || count(*) FROM q WHERE ${conditions};\n`;
}

function answerOf(printed: string): Answer {
  const all = (sign: RegExp) => [...printed.matchAll(sign)].map(([, number]) => Number(number));
  const milliseconds = all(/^Time: ([\d.]+) ms/gm).reduce((sum, each) => sum + each, 0);
  return { ords: all(/^P (\d+)/gm), total: all(/^N (\d+)/gm)[0] ?? 0, milliseconds };
}

/** Full-text search with Portuguese stems and a GIN index, on its own server. */
export function postgres(): Engine {
  const bin = programs();
  const folder = mkdtempSync(join(tmpdir(), "farol-pg-"));
  chmodSync(folder, 0o777);
  const data = join(folder, "data");
  let started = false;
  return {
    name: "PostgreSQL (português, GIN)",
    build: async (rows) => {
      if (!bin) return null;
      run(join(bin, "initdb"), [
        "-D",
        data,
        "-E",
        "UTF8",
        "--locale=C.UTF-8",
        "-A",
        "trust",
        "-U",
        "postgres",
      ]);
      const options = `-k ${folder} -c listen_addresses='' -c shared_buffers=512MB -c maintenance_work_mem=512MB`;
      run(join(bin, "pg_ctl"), ["-D", data, "-l", join(folder, "log"), "-o", options, "-w", "start"]);
      started = true;
      return { megabytes: Number((await psql(folder, copied(rows))).trim()) / 2 ** 20 };
    },
    run: async (searches) => {
      const printed = await psql(folder, ["\\timing on\n", ...searches.map(queryOf)]);
      return printed.split(/^S$/m).slice(1).map(answerOf);
    },
    close: async () => {
      if (started && bin) run(join(bin, "pg_ctl"), ["-D", data, "-m", "immediate", "stop"]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
