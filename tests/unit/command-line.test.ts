import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "farol-cli-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a command on a state folder that does not exist yet. */
function farol(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/farol/main.ts", ...words], {
    encoding: "utf8",
    env: { ...process.env, FAROL_STATE: join(folder, "state") },
  });
  return { status, said: stdout + stderr };
}

test("help lists the commands, and an unknown command fails with the same list", () => {
  const help = farol("help");
  expect([help.status, help.said]).toEqual([
    0,
    expect.stringContaining("import moodle-xml|gift|aiken|qti|farol"),
  ]);
  expect(farol("import", "--help")).toEqual(help);
  expect(farol("nada")).toMatchObject({ status: 1, said: help.said });
});

test.each([["--formato"], ["--year"]])(
  "an option that does not exist or lacks its value is named: %s",
  (option) => {
    const { status, said } = farol("import", "gift", option);
    expect([status, said]).toEqual([1, expect.stringContaining(`A opção ${option} `)]);
  },
);

test("a hostile file is refused before any database opens", () => {
  const path = join(folder, "hostil.xml");
  writeFileSync(path, '<?xml version="1.0"?><!DOCTYPE quiz [<!ENTITY a "a">]><quiz>&a;</quiz>');
  const { status, said } = farol("import", "moodle-xml", path);
  expect([status, said]).toEqual([1, expect.stringContaining("DOCTYPE")]);
  expect(() => rmSync(join(folder, "state"), { recursive: true })).toThrow("ENOENT");
});
