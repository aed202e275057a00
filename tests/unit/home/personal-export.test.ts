import { expect, test } from "vitest";
import { exportedRow } from "#app/features/home/domain/personal-export.ts";
import { questionCode } from "#app/platform/text/question-code.ts";

test("a row is shown with Portuguese names, times, answers and subjects that a person can read", () => {
  const row = { user_num: 7, ord: 20220000001, alternative: "A", grade: 11, correct: 1, subject: 5 };
  expect(exportedRow("answers", { ...row, answered_at: 1790000000, operation: "op" })).toEqual({
    questao: questionCode(20220000001),
    alternativa: "A",
    certa: true,
    disciplina: "Física",
    respondidaEm: "2026-09-21T14:13:20.000Z",
  });
});

test("counts by subject carry the subject's name, and the last questions their codes", () => {
  const shown = exportedRow("progress", { subject_answers: '{"5":2,"99":1}', recent: "[20220000001]" });
  expect(shown).toEqual({
    questoesPorDisciplina: { Física: 2, 99: 1 },
    ultimasQuestoes: [questionCode(20220000001)],
  });
});

test("a former subject retains its number", () => {
  expect(exportedRow("answers", { subject: 99 })).toEqual({ disciplina: 99 });
});

test("what is not there stays null, and broken JSON is shown as it is", () => {
  expect(exportedRow("users", { suspended_at: null, claims: "[pro" })).toEqual({
    suspensaEm: null,
    permissoes: "[pro",
  });
  expect(exportedRow("progress", { subject_answers: "3", recent: '"x"' })).toEqual({
    questoesPorDisciplina: 3,
    ultimasQuestoes: "x",
  });
});

test("moments by name are read as times", () => {
  const sections = '{"abc":1790000000,"abc:end":1790000060}';
  expect(exportedRow("notebook_readings", { sections })).toEqual({
    secoes: { abc: "2026-09-21T14:13:20.000Z", "abc:end": "2026-09-21T14:14:20.000Z" },
  });
  expect(exportedRow("notebook_readings", { sections: "[broken" })).toEqual({ secoes: "[broken" });
});

test("a column that nobody has decided about stays out, and so does a table", () => {
  expect(exportedRow("users", { password_hash: "x", new_secret: "y", email: "a@b.c" })).toEqual({
    email: "a@b.c",
  });
  expect(exportedRow("somewhere", { email: "a@b.c" })).toEqual({});
});
