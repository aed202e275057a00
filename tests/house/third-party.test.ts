import { expect, test } from "vitest";
import { thirdPartyText } from "../../scripts/platform/third-party.ts";
import { pathsUnder, textOf } from "./source-files.ts";

const written = textOf("THIRD-PARTY.md");

test("THIRD-PARTY.md is what the installed packages say", () => {
  expect(written === thirdPartyText(), "run: node scripts/third-party/main.ts").toBe(true);
});

test("every package has a licence, and a text or an author", () => {
  const rows = [...written.matchAll(/^\| (\S+) \| (\d\S*) \| (.+?) \| (.*) \|$/gm)];
  expect(rows.length).toBeGreaterThan(200);
  const covered = new Set(
    [...written.matchAll(/^- (\S+) (\d[^;\s]*)(?:;.*)?$/gm)].map(([, name, version]) => `${name} ${version}`),
  );
  const bare = rows.filter(([, name, version, , author]) => !covered.has(`${name} ${version}`) && !author);
  // Its package names neither author nor text.
  expect(bare.map(([, name]) => name)).toEqual([]);
  expect(
    rows.filter(
      ([, name, version, licence]) => licence === "see its text" && !covered.has(`${name} ${version}`),
    ),
  ).toEqual([]);
});

/** Families of the font files, with the name that their makers gave them. */
const origins: Readonly<Record<string, string>> = {
  math: "STIX Two Math",
  sans: "Inter",
  serif: "Source Serif 4",
  easy: "Atkinson Hyperlegible",
};

test("every font is named with its licence", () => {
  const families = pathsUnder("app/styles/fonts").map((path) => /\/farol-([a-z]+)/.exec(path)?.[1] ?? path);
  for (const family of new Set(families))
    expect(written).toMatch(new RegExp(`Fonts .*${origins[family] ?? family}.*Open Font License`));
});

test("Farol's own licence reserves all rights", () => {
  expect(textOf("LICENSE")).toContain("All rights reserved, until the owner decides otherwise.");
});
