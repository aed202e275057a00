import { expect, test } from "vitest";
import { codeOf, filesUnder } from "./source-files.ts";

/** Fields of several lines that are no `<KeptArea>`, with what stores them on the device. */
const STORED_BY = {
  "app/platform/drafts/components/kept-area.tsx": "the one that keeps",
  "app/platform/forms/components/area-field.tsx": "whoever says isStored",
  "app/features/assessments/pages/assessment/sitting-panel.tsx": "the sitting",
  "app/features/assessments/pages/marking/mark-sheet.tsx": "the open marks",
  "app/features/bank/components/text-pane.tsx": "the synced text",
  "app/features/billing/components/pix-code.tsx": "nothing: it is only read",
  "app/features/essays/components/grading/grading-comment-field.tsx": "the grading",
  "app/features/essays/pages/essay/outline-pane.tsx": "the essay",
  "app/features/essays/pages/essay/sheet-field.tsx": "the essay",
  "app/features/notebooks/pages/edit-notebook/writing-field.tsx": "the notebook",
};

test("every field of several lines keeps what is typed on the device", () => {
  const bare = filesUnder(["app"], [".tsx"])
    .filter((file) => /<textarea\b|\bisStored\b|\bcontentEditable\b/.test(codeOf(file)))
    .map(({ path }) => path);
  expect(bare, "use <KeptArea> or <AreaField>, or name here what stores it").toEqual(
    Object.keys(STORED_BY).toSorted(),
  );
});

test("no draft lies in localStorage or sessionStorage, which a killed browser loses (K11)", () => {
  const users = filesUnder(["app"], [".ts", ".tsx"]).filter((file) => /\buseStoredText\(/.test(codeOf(file)));
  const keys = users.flatMap((file) => codeOf(file).match(/useStoredText\([^)]*\)/g) ?? []);
  expect(keys.length).toBeGreaterThan(5);
  expect(keys.filter((call) => /coment|texto|rascunho|discursiva|draft/i.test(call))).toEqual([]);
});
