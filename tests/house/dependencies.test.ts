import { expect, test } from "vitest";
import { textOf } from "./source-files.ts";

type Package = { version?: string; resolved?: string; link?: boolean };
type Manifest = Record<"dependencies" | "devDependencies" | "overrides", Record<string, unknown>>;

const manifest = JSON.parse(textOf("package.json")) as Manifest;
const lock = JSON.parse(textOf("package-lock.json")) as { packages: Record<string, Package> };

/** The lowest version of a package without a known hole, and those that were tried together: the audit service is not always at hand. */
const LOWEST: Readonly<Record<string, string>> = {
  // CVE-2026-53668: an open redirect that leads to script.
  "react-router": "6.30.6",
  "react-router-dom": "6.30.6",
  "@remix-run/router": "1.23.4",
  "@remix-run/server-runtime": "2.17.5",
  hono: "4.13.19",
  lucia: "3.2.2",
  arctic: "3.7.0",
  "drizzle-orm": "0.45.4",
  // Untrusted formulas could write attributes into the page.
  katex: "0.16.21",
  wrangler: "4.156.2",
};

/** Every installed copy of a package: the lockfile may list several. */
function versionsOf(name: string): string[] {
  return Object.entries(lock.packages)
    .filter(([path]) => path === `node_modules/${name}` || path.endsWith(`/node_modules/${name}`))
    .map(([, { version = "" }]) => version);
}

function isBelow(version: string, lowest: string): boolean {
  return version.localeCompare(lowest, "en", { numeric: true }) < 0;
}

test.each(Object.entries(LOWEST))("%s is at least %s, in every copy (SEC-35)", (name, lowest) => {
  const versions = versionsOf(name);
  expect(versions, `${name} is not installed: take it out of LOWEST`).not.toEqual([]);
  expect(
    versions.filter((version) => isBelow(version, lowest)),
    `raise ${name} by an override`,
  ).toEqual([]);
});

test("the comparison of versions goes by number", () => {
  expect(isBelow("6.30.4", "6.30.6")).toBe(true);
  expect(isBelow("6.9.10", "6.30.6")).toBe(true);
  expect(isBelow("6.30.6", "6.30.6")).toBe(false);
  expect(isBelow("6.30.10", "6.30.6")).toBe(false);
});

function rangesIn(versions: Record<string, unknown>): string[] {
  return Object.entries(versions).flatMap(([name, version]) => {
    if (typeof version === "object" && version !== null) return rangesIn(version as Record<string, unknown>);
    return /^(?:(?:npm:[\w/-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?|\$.+)$/.test(String(version))
      ? []
      : [`${name}: ${version}`];
  });
}

test("every dependency is pinned to one version", () => {
  const { dependencies, devDependencies, overrides } = manifest;
  expect(
    [dependencies, devDependencies, overrides].flatMap(rangesIn),
    "write the exact version, without ^ or ~",
  ).toEqual([]);
  expect(rangesIn({ a: "^1.0.0", b: "~1.0.0", c: "1.x", d: "*", e: { f: "latest" } })).toHaveLength(5);
  expect(rangesIn({ a: "npm:other@1.0.0", b: "npm:other@^1.0.0" })).toEqual(["b: npm:other@^1.0.0"]);
});

test("the lockfile lists what package.json names", () => {
  const direct = { ...manifest.dependencies, ...manifest.devDependencies };
  const stale = Object.entries(direct).filter(
    ([name, version]) =>
      lock.packages[`node_modules/${name}`]?.version !== String(version).replace(/^npm:.*@/, ""),
  );
  expect(stale, "run npm install").toEqual([]);
});

test("the lockfile names no host, so that it installs from any registry", () => {
  const resolved = Object.entries(lock.packages).filter(([, each]) => each.resolved && !each.link);
  expect(
    resolved.map(([path]) => path),
    "take the `resolved` lines out of package-lock.json",
  ).toEqual([]);
});

test.each(["workerd", "miniflare"])("there is one %s, so that tests and product run on the same", (name) => {
  expect(versionsOf(name)).toHaveLength(1);
});

/** The lines of a table of wrangler.toml, without comments. */
function tableOf(heading: string): string[] {
  const lines = textOf("wrangler.toml").split("\n");
  const start = lines.indexOf(`[${heading}]`);
  if (start === -1) return [];
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => line.startsWith("["));
  return rest.slice(0, end === -1 ? undefined : end).filter((line) => /^\w/.test(line));
}

test("production's secrets are in no file (SEC-35)", () => {
  const variables = tableOf("env.production.vars");
  expect(variables.length).toBeGreaterThan(0);
  const secret = /^\w*(?:SECRET|KEYS?|TOKEN|PASSWORD|CREDENTIAL)\w*\s*=/i;
  expect(
    variables.filter((line) => secret.test(line)),
    "set it with `wrangler secret put <name> --env production`",
  ).toEqual([]);
  // The development key must never look like one that production would accept.
  expect(tableOf("vars").filter((line) => secret.test(line) && !/"dev:/.test(line))).toEqual([]);
});
