import ts from "typescript";
import { expect, test } from "vitest";
import { filesUnder, layerFolders, type ProjectFile } from "./source-files.ts";
import { parse } from "./syntax.ts";

/** Verbs to avoid, with those of docs/contributing.md to use instead. */
const INSTEAD: Readonly<Record<string, string>> = {
  ask: "request, require or check",
  begin: "start",
  conclude: "finish",
  drop: "delete",
  forget: "delete, or purge by the clock",
  give: "create, assign or return",
  hand: "submit",
  hear: "receive",
  hold: "limit, mask or hide",
  keep: "save, or reconcile by the clock",
  note: "record, or audit for a row of the audit",
  settle: "resolve",
  take: "claim, withdraw or handle",
  tell: "notify",
  tidy: "normalize",
};
/** Only queries name what they find with it, as an adjective. */
const IN_SERVICES = { ...INSTEAD, open: "load for a page, create for a new thing" };

function verbsOf(file: ProjectFile, instead: Readonly<Record<string, string>>): string[] {
  return parse(file).statements.flatMap((each) => {
    if (!ts.isFunctionDeclaration(each) || !each.name) return [];
    const isExported = ts.getModifiers(each)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    const [verb = ""] = /^[a-z]+(?=[A-Z])/.exec(each.name.text) ?? [];
    return isExported && verb in instead ? [`${file.path}: ${each.name.text}: ${instead[verb]}`] : [];
  });
}

test("services and queries have one verb for each act", () => {
  const found = (layer: string, instead: Readonly<Record<string, string>>) =>
    filesUnder(layerFolders(layer), [".ts"]).flatMap((file) => verbsOf(file, instead));
  expect([...found("services", IN_SERVICES), ...found("queries", INSTEAD)]).toEqual([]);
  const text = "export function takeSeat() {}\nexport function taken() {}\nfunction takeBack() {}";
  expect(verbsOf({ path: "a.ts", text }, INSTEAD)).toEqual(["a.ts: takeSeat: claim, withdraw or handle"]);
});
