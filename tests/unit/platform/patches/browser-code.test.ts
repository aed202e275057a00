import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { expect, test } from "vitest";
import { iconsFromTheirFiles } from "../../../../scripts/platform/patches/icons.ts";
import { reportMissingCode } from "../../../../scripts/platform/patches/missing-code.ts";
import { createPortal, flushSync } from "../../../../scripts/platform/patches/react-dom-on-server.ts";
import { withoutSingleFetch } from "../../../../scripts/platform/patches/single-fetch.ts";

type Transform = (
  this: { error: (text: string) => never },
  code: string,
  id: string,
  options?: { ssr?: boolean },
) => { code: string } | null;

const failing = {
  error(text: string): never {
    throw new Error(text);
  },
};

/** What a plugin makes of a file's code; null where it leaves it as it is. */
function transformed(plugin: Plugin, code: string, id: string, ssr = false): string | null {
  return (plugin.transform as Transform).call(failing, code, id, { ssr })?.code ?? null;
}

const fileOf = (name: string) => `/x/node_modules/@remix-run/react/dist/esm/${name}.js`;
const codeOf = (name: string) => readFileSync(`node_modules/@remix-run/react/dist/esm/${name}.js`, "utf8");

test("a missing file of code is reported as Vite does, and does not reload for ever", () => {
  const code = transformed(reportMissingCode(), codeOf("routeModules"), fileOf("routeModules"));
  expect(code).toContain("vite:preloadError");
  expect(code).not.toContain("location.reload()");
  expect(() => transformed(reportMissingCode(), "changed", fileOf("routeModules"))).toThrow(
    "look at it anew",
  );
  expect(transformed(reportMissingCode(), "other", "/app/other.js")).toBeNull();
});

test.each(["browser", "components", "links", "routes"])("the flag of single fetch is off in %s", (name) => {
  const code = transformed(withoutSingleFetch(), codeOf(name), fileOf(name));
  expect(code).not.toContain("future.v3_singleFetch");
  expect(transformed(withoutSingleFetch(), codeOf(name), fileOf(name), true)).toBeNull();
  expect(() => transformed(withoutSingleFetch(), "changed", fileOf(name))).toThrow("no flag");
});

test("icons are imported from their own files, under the names the code uses", () => {
  const code = 'import { type Icon, Menu, X } from "lucide-react";\nMenu(X);';
  const lean = transformed(iconsFromTheirFiles(), code, "/app/page.tsx") ?? "";
  expect(lean).toMatch(/^import Menu from ".*\/icons\/menu\.mjs";\nimport X from ".*\/icons\/x\.mjs";\n/);
  expect(() =>
    transformed(iconsFromTheirFiles(), 'import { Nothing } from "lucide-react";', "/app/page.tsx"),
  ).toThrow("Nothing");
});

test("on the server what waits for a document runs at once, and a portal draws nothing", () => {
  expect(flushSync(() => 3)).toBe(3);
  expect(createPortal()).toBeNull();
});
