import { expect, it } from "vitest";
import {
  filesOfLayout,
  isQuestionFile,
  layoutPath,
} from "#app/features/bank/domain/enem/reading/folder-layout.ts";
import { readEnemFile } from "#app/features/bank/domain/enem/reading/read-file.ts";
import { givenJson } from "#tests/unit/bank/enem/given-row.ts";

it("knows the files of the public API's layout, wherever the folder is", () => {
  expect(layoutPath("/home/a/enem-api/public/2023/questions/1-ingles/details.json")).toBe(
    "2023/questions/1-ingles/details.json",
  );
  expect(layoutPath("2023/questions/9/figura.png")).toBe("2023/questions/9/figura.png");
  expect([
    layoutPath("2023/details.json"),
    layoutPath("app/2023.ts"),
    layoutPath("a/questions/1/x.png"),
  ]).toEqual([null, null, null]);
  expect(["2023/questions/1/details.json", "2023/questions/1/a.png"].map(isQuestionFile)).toEqual([
    true,
    false,
  ]);
});

it("becomes a file a year, with the identity the same question has in one file", () => {
  const text = (fields: object) => JSON.stringify(givenJson({ sourcePath: undefined, ...fields }), null, 2);
  const files = filesOfLayout([
    { path: "2022/questions/10/details.json", text: text({ index: 10, year: 2022 }) },
    {
      path: "2022/questions/2-ingles/details.json",
      text: `\ufeff${text({ index: 2, year: 2022, language: "ingles" })}`,
    },
    { path: "2021/questions/1/details.json", text: "{ quebrado\n" },
  ]);
  expect(files.map(({ name }) => name)).toEqual(["2021", "2022"]);
  const [broken, sound] = files.map((file) => readEnemFile(file.text, file.name));
  expect(broken?.malformed).toEqual([{ line: 1, reason: "linha 1: JSON inválido" }]);
  expect(sound?.rows.map(({ row }) => row.path)).toEqual([
    "public/2022/questions/2-ingles/details.json",
    "public/2022/questions/10/details.json",
  ]);
});
