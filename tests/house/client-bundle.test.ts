import { expect, test } from "vitest";
import { filesUnder, isPresent, pathsUnder } from "./source-files.ts";

/** What only the server may hold, each by a word of it that survives minification and that no text for people has. */
const SERVER_ONLY = {
  KaTeX: "katex",
  "drizzle-orm": "drizzle:",
  argon2: "memoryCost",
  unified: "processSync",
  "rehype-sanitize": "clobber",
  papaparse: "papaparse",
  "a module of Node": '"node:',
  "the signing keys": "SESSION_KEYS",
  "a statement on answer keys": "question_keys",
};

const built = isPresent("build/client/assets");

test.skipIf(!built)(
  "nothing of the server is in the browser's code (skipped until `remix vite:build` ran)",
  () => {
    const scripts = filesUnder(["build/client"], [".js"]);
    expect(scripts.length).toBeGreaterThan(5);
    const found = scripts.flatMap(({ path, text }) =>
      Object.entries(SERVER_ONLY)
        .filter(([, word]) => text.includes(word))
        .map(([what]) => `${path} holds ${what}`),
    );
    expect(found, "import it only from .server files, and those only in loaders and actions").toEqual([]);
  },
);

test.skipIf(!built)("no source map is published (skipped until `remix vite:build` ran)", () => {
  expect(pathsUnder("build/client").filter((path) => path.endsWith(".map"))).toEqual([]);
});
