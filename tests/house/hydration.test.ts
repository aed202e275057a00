import { expect, test } from "vitest";
import { filesUnder } from "./source-files.ts";

const drawn = filesUnder(["app"], [".tsx", ".ts"]).filter(
  ({ path }) => !/\.(server|client)\.tsx?$/.test(path),
);

/** What a server cannot know, and the one file that may read it while a page is drawn. */
const RULES = [
  { what: /\bSuspense\b/, file: "app/platform/ui/components/deferred.tsx" },
  { what: /useLocation\(\)\.(?:hash|state)\b/, file: "app/platform/ui/hooks/use-address.ts" },
  {
    what: /\{[^{}]*\b(?:hash|state)\b[^{}]*\} = useLocation\(\)/,
    file: "app/platform/ui/hooks/use-address.ts",
  },
];

test("what a page draws while it is hydrated is what the server drew", () => {
  const found = RULES.flatMap(({ what, file }) =>
    drawn
      .filter(({ path, text }) => path !== file && what.test(text))
      .map(({ path }) => `${path}: use ${file}`),
  );
  expect(found).toEqual([]);
});
