import { expect, test } from "vitest";
import { filesUnder, type ProjectFile, placesOf } from "./source-files.ts";

const code = filesUnder(["app", "workers"], [".ts", ".tsx"]).filter(
  ({ path }) => !path.startsWith("app/platform/lists/"),
);

const RULES = [
  {
    what: /\b[A-Z_]*(?:PAGE|PAGE_SIZE) \+ 1\b|\.length > [A-Z_]*(?:PAGE|PAGE_SIZE)\b|\.slice\(0, (?:PAGE|[A-Z_]+_(?:A|ON)_PAGE|PAGE_SIZE)\)/,
    instead: "rowsToRead and pageOfRows of app/platform/lists/domain/page.ts",
  },
  {
    what: />\s*(?:Próximas|Anteriores|Mostrar mais|Mostrar mais antigos|Voltar ao começo)\s*<|aria-label="Páginas/,
    instead: "Pager or PageLinks of app/platform/lists/components/pager.tsx",
  },
];

function foundIn(file: ProjectFile): string[] {
  const lines = { ...file, text: file.text.replace(/>\s*\n\s*/g, ">").replace(/\s*\n\s*</g, "<") };
  return RULES.flatMap(({ what, instead }) =>
    placesOf(lines, what).map((place) => `${place}: use ${instead}`),
  );
}

test("pages of lists are cut and linked in one place", () => {
  expect(code.flatMap(foundIn)).toEqual([]);
  const copies = [
    "limit: PAGE + 1",
    "rows.slice(0, PAGE)",
    "<ButtonLink to={next}>\n  Próximas\n</ButtonLink>",
  ];
  for (const text of copies)
    expect(foundIn({ path: "app/features/x/pages/y.tsx", text }), text).not.toEqual([]);
});
