import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { bundleWorker } from "../../scripts/platform/bundle-worker.ts";
import { filesUnder, isPresent, pathsUnder } from "./source-files.ts";

/**
 * What only the server may contain, each by a word of it that survives minification and that no text for people has.
 */
const SERVER_ONLY = {
  KaTeX: "katex",
  "drizzle-orm": "drizzle:",
  argon2: "memoryCost",
  unified: "processSync",
  "rehype-sanitize": "clobber",
  papaparse: "papaparse",
  fflate: "invalid zip data",
  valibot: "~run",
  "a module of Node": '"node:',
  "the signing keys": "SESSION_KEYS",
  "a statement on answer keys": "question_keys",
  "the menu of all areas": "Adm Plantel",
  "the map of routes": ".tsx",
};

/** Loaded on request for a DOCX: reads formulas as KaTeX writes them, and zips. */
const DOCX_WRITER = /\/paper-docx\.client-/;
const IN_DOCX_WRITER = ["KaTeX", "fflate"];

/** Pages of the team: administration, the exam editor, the question editor. */
const STAFF =
  /^features\/(?:admin\/|exams\/|questions\/pages\/edit-question$|library\/pages\/(?:create|edit)-material$|assessments\/pages\/create-assessment$)/;

const built = isPresent("build/client/assets");

test.skipIf(!built)(
  "nothing of the server is in the browser's code (skipped until `remix vite:build` ran)",
  () => {
    const scripts = filesUnder(["build/client"], [".js"]);
    expect(scripts.length).toBeGreaterThan(5);
    const found = scripts.flatMap(({ path, text }) =>
      Object.entries(SERVER_ONLY)
        .filter(
          ([what, word]) => text.includes(word) && !(DOCX_WRITER.test(path) && IN_DOCX_WRITER.includes(what)),
        )
        .map(([what]) => `${path} holds ${what}`),
    );
    expect(found, "import it only from .server files, and those only in loaders and actions").toEqual([]);
  },
);

test.skipIf(!built)("no source map is published (SEC-35; skipped until `remix vite:build` ran)", () => {
  expect(pathsUnder("build/client").filter((path) => path.endsWith(".map"))).toEqual([]);
});

type Manifest = {
  entry: { module: string; imports: string[] };
  routes: Record<string, { id: string; parentId?: string; module: string; imports?: string[] }>;
};

/** The browser's route manifest. */
function manifestOf(): Manifest {
  const [path = ""] = pathsUnder("build/client/assets").filter((each) => /manifest-\w+\.js$/.test(each));
  const text = readFileSync(path, "utf8");
  return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
}

const zipped = new Map<string, number>();

/** Bytes gzip; most routes share the same files. */
function zippedSize(file: string): number {
  const size = zipped.get(file) ?? gzipSync(readFileSync(`build/client${file}`)).length;
  zipped.set(file, size);
  return size;
}

/** KB gzip. */
function weightOf(files: ReadonlySet<string>): number {
  return [...files].reduce((sum, file) => sum + zippedSize(file), 0) / 1024;
}

/** Scripts on first load of a route: the entry, and those of the route and around it. Its part of the manifest is in the document. */
function firstLoadOf(id: string, { entry, routes }: Manifest): Set<string> {
  const files = new Set([entry.module, ...entry.imports]);
  for (let route = routes[id]; route; route = routes[route.parentId ?? ""])
    for (const file of [route.module, ...(route.imports ?? [])]) files.add(file);
  return files;
}

test.skipIf(!built)(
  "a student's page loads at most 125 KB of JavaScript, a page of the staff 250 (skipped until `remix vite:build` ran)",
  () => {
    const manifest = manifestOf();
    const tooHeavy = Object.keys(manifest.routes)
      .map((id) => ({ id, kilobytes: weightOf(firstLoadOf(id, manifest)) }))
      .filter(({ id, kilobytes }) => kilobytes > (STAFF.test(id) ? 250 : 125));
    expect(tooHeavy).toEqual([]);
  },
);

test.skipIf(!built)(
  "what every page loads is at most 96 KB of JavaScript, however many pages there are (skipped until `remix vite:build` ran)",
  () => {
    expect(weightOf(firstLoadOf("root", manifestOf()))).toBeLessThan(96);
  },
);

test.skipIf(!built)("the Worker is at most 1,550 KB gzip (skipped until `remix vite:build` ran)", () => {
  const folder = mkdtempSync(join(tmpdir(), "farol-worker-"));
  try {
    expect(bundleWorker(folder)).toBeLessThan(1550);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
