import { describe, expect, it } from "vitest";
import { adminPaths } from "#app/features/admin/paths.ts";
import { decideDuplicate } from "#app/features/bank/services/admin/decide-duplicate.server.ts";
import { listDuplicates } from "#app/features/bank/services/admin/list-duplicates.server.ts";
import {
  type ExportFormat,
  exportQuestions,
  searchOfAddress,
} from "#app/features/bank/services/exchange/export-questions.server.ts";
import { importQuestions } from "#app/features/bank/services/exchange/import-questions.server.ts";
import type { ImportFormat } from "#app/features/bank/services/exchange/read-files.server.ts";
import { questionPaths } from "#app/features/questions/paths.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { authoredDrafts } from "#content/authored-drafts.ts";
import { door } from "#tests/support/door.ts";
import { dumpOfDatabase } from "#tests/support/dump.ts";
import { freshId, givenQuestion, givenStored, visitorDeps } from "#tests/support/given.ts";
import { auditOf, givenAdmin, givenKnown, postFields } from "#tests/support/given-admin.ts";
import { storedAs } from "#tests/support/stored-as.ts";

const deps = visitorDeps();
const anything = { institution: null, year: null, subject: null };

function imported(format: ImportFormat, text: string, options: { dryRun?: boolean; name?: string } = {}) {
  const files = [{ name: options.name ?? "prova.txt", bytes: new TextEncoder().encode(text) }];
  return importQuestions(deps, {
    format,
    files,
    as: anything,
    dryRun: options.dryRun ?? false,
    importedBy: "teste",
  });
}

async function exported(format: ExportFormat, search: string): Promise<string> {
  const filters = searchOfAddress(deps, search);
  if (!filters) throw new Error(`no search: ${search}`);
  let text = "";
  for await (const piece of exportQuestions(deps, { format, filters, limit: 1_000 })) text += piece;
  return text;
}

describe("an import", () => {
  const text = "Quanto é 2 + 2?{=4 ~5 ~6}\n\nE 3 + 3?{~6 ~7}\n\nLigue.{=a -> b =c -> d}\n\nAberta{";

  it("reports everything in a file, and importing it again changes nothing", async () => {
    const first = await imported("gift", text, { name: "a.gift" });
    expect(first.report).toEqual({
      read: 3,
      stored: 1,
      unchanged: 0,
      quarantined: 2,
      corrections: [],
      reasons: [
        { source: "a.gift: questão 2", line: 3, reason: "sem gabarito" },
        { source: "a.gift", line: 7, reason: "chave aberta e não fechada" },
      ],
      unsupported: [{ source: "a.gift: questão 3", kind: "matching" }],
      losses: [],
    });
    expect(await storedAs("a.gift#questão 1")).toMatchObject({
      status: "published",
      letter: "A",
      origin: "authored",
    });
    expect(await storedAs("a.gift#questão 2")).toMatchObject({ status: "quarantined", letter: null });
    const before = await dumpOfDatabase();
    expect((await imported("gift", text, { name: "a.gift" })).report).toMatchObject({
      stored: 0,
      unchanged: 1,
      quarantined: 2,
    });
    expect(await dumpOfDatabase()).toEqual(before);
  });

  it("reports its effect in a dry run, and writes nothing", async () => {
    const before = await dumpOfDatabase();
    expect((await imported("gift", text, { name: "b.gift", dryRun: true })).report).toMatchObject({
      stored: 1,
      quarantined: 2,
    });
    expect(await dumpOfDatabase()).toEqual(before);
  });

  it("of an altered export never changes a question of the bank", async () => {
    const { draft } = await givenQuestion({
      statement: "Qual destas unidades do SI mede a intensidade de uma força?",
    });
    const { writeGiftQuestion } = await import(
      "#app/features/bank/domain/exchange/gift/write-gift.server.ts"
    );
    const forged = writeGiftQuestion({ ...draft, key: "E" });
    const { report } = await imported("gift", forged, { name: "falsa.gift" });
    expect(report).toMatchObject({ read: 1, stored: 1 });
    expect((await storedAs(draft.provenance.path))?.letter).toBe("B");
    expect(await storedAs(`falsa.gift#${draft.provenance.source}/${draft.provenance.path}`)).toMatchObject({
      letter: "E",
    });
  });
});

describe("the embedded bank", () => {
  it.each<ExportFormat>(["farol", "moodle-xml", "gift"])(
    "exported as %s and imported again is unchanged",
    async (format) => {
      const drafts = authoredDrafts.map((draft) => ({
        ...draft,
        statement: draft.statement.replace(/!\[[^\]]*\]\([^)]*\)/g, "Figura."),
        alternatives: draft.alternatives.map((each) => ({
          ...each,
          text: each.text || "figura",
          picture: null,
        })),
      }));
      const own = drafts.map((draft) => ({
        ...draft,
        solution: null,
        provenance: { ...draft.provenance, source: "farol-acervo" },
      }));
      await givenStored(own);
      const file = await exported(format, "/questoes/todas/2026");
      const before = await dumpOfDatabase();
      const { report } = await imported(format, file);
      expect(report).toMatchObject({ stored: 0, quarantined: 0, unsupported: [] });
      expect(report.read).toBeGreaterThanOrEqual(own.length);
      expect(await dumpOfDatabase()).toEqual(before);
    },
  );
});

describe("duplicates", () => {
  const statement = `Uma caixa-d'água de base quadrada recebe água de duas torneiras abertas ao mesmo tempo, e o nível sobe de modo constante até o ladrão, ${freshId()}`;

  async function givenPair() {
    const unique = `${statement} ${freshId()} ${freshId()}`;
    const kept = await givenQuestion({ statement: unique });
    const aiken = `${unique}\nA) 6 m/s\nB) 8 m/s\nC) 10 m/s\nD) 12 m/s\nE) 14 m/s\nANSWER: B`;
    const name = `${freshId()}.txt`;
    await imported("aiken", aiken, { name });
    const copy = await storedAs(`${name}#questão 1`);
    const [one = 0, other = 0] = [kept.ord, copy?.ord ?? 0].sort((first, second) => first - second);
    return { kept, copy: copy?.ord ?? 0, name, pair: { one, other } };
  }

  const admin = () => givenAdmin();

  it("are found at import, wait in the queue, and are merged: the other redirects to the retained one", async () => {
    const { kept, copy, name, pair } = await givenPair();
    const { pairs } = await listDuplicates(deps);
    expect(pairs.map(({ one, other }) => [one.code, other.code])).toContainEqual([
      questionCode(pair.one),
      questionCode(pair.other),
    ]);
    const { viewer, cookie } = await admin();
    const codes = { one: questionCode(pair.one), other: questionCode(pair.other), kept: kept.code };
    const response = await postFields(adminPaths.duplicates(), codes, cookie);
    expect([response.status, response.headers.get("Location")]).toEqual([
      302,
      "/admin/duplicadas?feito=junta",
    ]);
    expect(await storedAs(`${name}#questão 1`)).toMatchObject({
      status: "quarantined",
      reason: `duplicata de ${kept.code}`,
    });
    const page = await door.send(questionPaths.question(questionCode(copy)));
    expect([page.status, page.headers.get("Location")]).toEqual([301, questionPaths.question(kept.code)]);
    expect((await auditOf("acervo")).filter((row) => row.actor_id === viewer.id)).toMatchObject([
      { action: "questions.merge", reason: expect.stringContaining(`ficou ${kept.code}`) },
    ]);
    const again = await postFields(adminPaths.duplicates(), codes, cookie);
    expect(again.status).toBe(409);
  });

  it("both stay where an admin says so, and are not queued again", async () => {
    const { pair, copy } = await givenPair();
    const { viewer } = await admin();
    await decideDuplicate(deps, { viewer, requestId: "r" }, { ...pair, kept: null });
    expect((await door.send(questionPaths.question(questionCode(copy)))).status).toBe(200);
    const { pairs } = await listDuplicates(deps);
    expect(pairs.map(({ one }) => one.code)).not.toContain(questionCode(pair.one));
  });

  it("are decided by nobody but admins, and only with one of the two", async () => {
    const { pair } = await givenPair();
    const { viewer } = await givenKnown({ claims: ["moderator"] });
    await expect(
      decideDuplicate(deps, { viewer, requestId: "r" }, { ...pair, kept: pair.one }),
    ).rejects.toMatchObject({ code: "no-permission" });
    const { viewer: boss } = await admin();
    await expect(
      decideDuplicate(deps, { viewer: boss, requestId: "r" }, { ...pair, kept: 1 }),
    ).rejects.toMatchObject({ code: "duplicate-decided" });
  });
});
