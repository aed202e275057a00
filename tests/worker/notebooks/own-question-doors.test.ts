import { beforeAll, describe, expect, it } from "vitest";
import { rankAnsweredQuestions } from "#app/features/bank/services/storing/rank-questions.server.ts";
import { reindexBank } from "#app/features/bank/services/storing/reindex-bank.server.ts";
import { addComment } from "#app/features/forum/services/add-comment.server.ts";
import { startPractice } from "#app/features/practice/services/start-practice.server.ts";
import { reportError } from "#app/features/questions/services/report-error.server.ts";
import { requestSolution } from "#app/features/questions/services/request-solution.server.ts";
import { isAppError } from "#app/platform/errors/app-error.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door } from "#tests/support/door.ts";
import { everyAddress } from "#tests/support/every-address.ts";
import { dataAddress } from "#tests/support/every-route.ts";
import { freshId, visitorDeps } from "#tests/support/given.ts";
import { depsOf } from "#tests/support/given-notebook.ts";
import {
  givenOwnQuestionInUse,
  OWN_SOLUTION,
  OWN_WORD,
  type OwnQuestionInUse,
  pageSeen,
} from "#tests/support/given-own-question.ts";
import { rowsOf } from "#tests/support/given-school.ts";
import { someAtOnce } from "#tests/support/some-at-once.ts";

let own: OwnQuestionInUse;

beforeAll(async () => {
  own = await givenOwnQuestionInUse();
});

/** Addresses of every route outside the question's own school, and searches for it. */
function addresses(): string[] {
  const { code } = own.question;
  const pages = everyAddress({
    questionId: code,
    schoolId: own.other.school.id,
    notebookId: own.notebook.id,
  }).flatMap(({ id: route, paths, hasLoader }) =>
    paths.flatMap((path) => (hasLoader ? [path, dataAddress(path, route)] : [path])),
  );
  const words = [OWN_WORD, `"${OWN_WORD}"`, code, `q ${code}`, "pátio cabem"].map(encodeURIComponent);
  const searches = words.flatMap((text) => [
    `/questoes?q=${text}`,
    `/questoes?q=${text}&ordem=mais-respondidas`,
    dataAddress(`/questoes?q=${text}`, "features/questions/pages/search"),
    `/contagens?busca=${encodeURIComponent(`/questoes?q=${text}`)}`,
    `/sugestoes?q=${text}`,
    `/admin/questoes?q=${text}`,
    `/escolas/${own.other.school.id}/cadernos-busca?q=${text}`,
    `/escolas/${own.other.school.id}/cadernos-busca?de=escola&q=${text}`,
    `/escolas/${own.other.school.id}/questoes?q=${text}`,
  ]);
  const rest = [
    `/q/${code}.json`,
    `/q/${code.toLowerCase()}`,
    `/q/${code}?busca=${encodeURIComponent("/questoes")}`,
    `/o/${code}?intent=ver`,
    `/escolas/${own.other.school.id}/q/${code}?caderno=${own.notebook.id}`,
    `/praticar?questoes=${code}`,
    ...["quarantined", "duplicate", "topic"].map((kind) => `/admin/questoes?achado=${kind}`),
  ];
  return [...new Set([...pages, ...searches, ...rest])];
}

/** The parts of the question in a reply; the code is in requested addresses and reveals nothing. */
function shownOf(text: string): string[] {
  return [OWN_WORD, OWN_SOLUTION, "Quantos xilo"].filter(
    (each) => text.includes(each) && !text.includes(`q=${each}`),
  );
}

describe("a school's own question (SEC-04)", () => {
  it.each([
    ["a visitor", () => undefined],
    ["a teacher of another school", () => own.stranger.cookie],
    ["a student of the school without the notebook", () => own.outsider.cookie],
    ["an admin of the platform", () => own.admin.cookie],
  ])("is in no reply outside its school, to %s", async (_, cookie) => {
    const found: string[] = [];
    await someAtOnce(addresses(), async (path) => {
      const { text } = await pageSeen(path, cookie());
      const searched = /[?&]q=/.test(path);
      const shown = searched ? shownOf(text).filter((each) => each !== OWN_WORD) : shownOf(text);
      if (shown.length > 0) found.push(`${path}: ${shown.join()}`);
    });
    expect(found).toEqual([]);
  });

  it.each([
    "/q/:code",
    "/q/:code/parecidas",
    "/q/:code/comentarios",
    "/q/:code/ficha",
    "/q/:code/erro",
    "/q/:code/editar",
    "/q/:code/historico",
    "/q/:code/resolucao",
    "/o/:code",
  ])("answers at %s as an unknown one does", async (pattern) => {
    for (const asker of [undefined, own.teacher.cookie, own.student.cookie, own.admin.cookie]) {
      const [known, unknown] = await Promise.all([
        pageSeen(pattern.replace(":code", own.question.code), asker),
        pageSeen(pattern.replace(":code", "00000000"), asker),
      ]);
      expect([pattern, known.status]).toEqual([pattern, unknown.status]);
    }
  });

  it("accepts no comment, report, request or practice from its own readers", async () => {
    const { code, ord } = own.question;
    const { viewer, cookie } = own.student;
    const fields = { search: "", codes: code, title: "", mode: "study", order: "given" } as const;
    const refused = [
      () =>
        addComment(depsOf(own.student), viewer, {
          ord,
          parent: null,
          operation: freshId(),
          text: "Oi, gente",
        }),
      () => reportError(depsOf(own.student), viewer, { ord, kind: "key", content: "Está errado" }),
      () => requestSolution(depsOf(own.student), viewer, ord),
      () =>
        startPractice(
          depsOf(own.student),
          viewer,
          { ...fields, training: false, count: "1", limit: "" },
          { count: 1, timeLimit: null },
        ),
    ].map((ask) => ask().catch((error: unknown) => (isAppError(error) ? error.code : error)));
    expect(await Promise.all(refused)).toEqual([
      "question-not-found",
      "question-not-found",
      "question-not-found",
      "practice-empty",
    ]);
    const { status } = await door.post("/praticar", { questoes: code }, { cookie });
    expect(status).toBeGreaterThanOrEqual(400);
    for (const table of ["comments", "question_reports", "solution_requests"])
      expect(await rowsOf(`SELECT * FROM ${table} WHERE ord = ?`, own.question.ord)).toEqual([]);
    const sessions = await rowsOf<{ ords: string }>("SELECT ords FROM practice_sessions");
    expect(sessions.filter(({ ords }) => ords.includes(String(own.question.ord)))).toEqual([]);
  });

  it("is in no index, count, finding, band or rank, whatever the clock or a reindexing does", async () => {
    const deps = visitorDeps();
    await bindings.DB.prepare("UPDATE question_keys SET a = 30 WHERE ord = ?").bind(own.question.ord).run();
    await rankAnsweredQuestions(deps);
    await bindings.DB.prepare("DELETE FROM jobs WHERE kind = 'bank-index'").run();
    await reindexBank(deps);
    await bindings.DB.prepare("UPDATE question_keys SET a = 0 WHERE ord = ?").bind(own.question.ord).run();
    for (const table of ["question_search", "question_filter", "question_ranks"])
      expect(
        await rowsOf(`SELECT rowid FROM ${table} WHERE rowid >= 100000000000 AND rowid < 2000000000000`),
      ).toEqual([]);
    for (const table of ["question_findings", "question_bands", "question_standings", "duplicate_pairs"]) {
      const column = table === "duplicate_pairs" ? "one" : "ord";
      expect(await rowsOf(`SELECT * FROM ${table} WHERE ${column} >= 100000000000`)).toEqual([]);
    }
  });
});
