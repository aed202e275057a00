import { describe, expect, it, test } from "vitest";
import { publishTrack } from "#app/features/tracks/services/publish-track.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { bindings } from "#tests/support/bindings.ts";
import { freshId, givenStudent, visitorDeps } from "#tests/support/given.ts";
import {
  answerIn,
  givenTrack,
  publishText,
  saveProgress,
  trackOf,
  trackQuestion,
} from "#tests/support/given-track.ts";
import { studentNumbered } from "#tests/support/viewers.ts";

async function rows<Row>(sql: string, ...values: unknown[]): Promise<Row[]> {
  return (
    await bindings.DB.prepare(sql)
      .bind(...values)
      .all<Row>()
  ).results;
}

const versionsOf = (track: string) =>
  rows<{ version: number }>("SELECT version FROM track_versions WHERE track = ? ORDER BY version", track);

describe("publishing", () => {
  it("puts the questions into the bank once, and the same text again changes nothing", async () => {
    const code = await givenTrack();
    const question = await trackQuestion(code, "v1");
    expect(await publishText(trackOf(code))).toEqual({ published: true, version: null, stored: 0 });
    expect(await versionsOf(code)).toEqual([{ version: 1 }]);
    const changed = trackOf(code).replace("em v1?", "em v1, mudada?");
    expect(await publishText(changed)).toEqual({ published: true, version: 2, stored: 1 });
    expect(await trackQuestion(code, "v1")).toBe(question);
    const [draft] = await rows("SELECT text, revision FROM track_drafts WHERE track = ?", code);
    expect(draft).toEqual({ text: changed, revision: 2 });
    const audits = await rows("SELECT action FROM audit WHERE subject_id = ? ORDER BY num", code);
    expect(audits).toEqual([{ action: "track.publish" }, { action: "track.publish" }]);
  });

  it("of two at once makes one version, or one after the other", async () => {
    const code = await givenTrack();
    const texts = ["um", "dois", "três"].map((word) => trackOf(code).replace("de teste", word));
    const done = await Promise.allSettled(texts.map(publishText));
    const refused = done.flatMap((each) => (each.status === "rejected" ? [each.reason as AppError] : []));
    expect(
      refused.every((error) => error.message.includes("track-changed") || error.name === "AppError"),
    ).toBe(true);
    const versions = await rows<{ version: number; text: string }>(
      "SELECT version, text FROM track_versions WHERE track = ? ORDER BY version",
      code,
    );
    expect(versions.length).toBe(1 + done.length - refused.length);
    const [track] = await rows<{ version: number; summary: string }>(
      "SELECT version, summary FROM tracks WHERE code = ?",
      code,
    );
    expect(track?.version).toBe(versions.at(-1)?.version);
    expect(versions.at(-1)?.text).toContain(track?.summary ?? "nada");
  });

  it("refuses a text with problems, gaps, an unknown question, a picture that is not there, or a formula that fails", async () => {
    const code = `t-${freshId().slice(0, 12)}`;
    const text = trackOf(code);
    for (const [bad, said] of [
      [text.replace("## Unidade", "## Unidad"), "Não conheço o título"],
      [text.replace("Resumo: Uma trilha de teste.\n", ""), "Falta o resumo"],
      [text.replace("#### Verificação", "#### Questão: 7K2M9XQ4\n\n#### Verificação"), "não está no banco"],
      [text.replace("Veja $1", "![Um mapa](figuras/nenhuma.svg)\n\nVeja $1"), "ainda não foi enviada"],
      [text.replace("$1 + 1 = 2$", "$\\fraca{1}{2}$"), "fraca"],
    ] as const) {
      const published = await publishText(bad);
      expect(published).toMatchObject({ published: false });
      expect(JSON.stringify(published)).toContain(said);
    }
    expect(await versionsOf(code)).toEqual([]);
  });

  it("is for admins alone", async () => {
    const viewer = studentNumbered(7);
    await expect(publishTrack(visitorDeps(), { viewer, requestId: "x" }, trackOf("t"))).rejects.toThrow(
      AppError,
    );
  });
});

describe("a new version", () => {
  it("throws nobody back: what was done stays done, what was finished stays finished", async () => {
    const code = await givenTrack();
    const [begun, ended] = [await givenStudent(), await givenStudent()];
    await saveProgress(begun, code, { step: 2 });
    await saveProgress(ended, code, { step: 5 });
    await saveProgress(ended, code, { subtopic: "s2", step: 1 });
    await publishText(
      trackOf(code, [
        { code: "s2" },
        { code: "s1", lessons: ["Antes", "A lição", "Depois"] },
        { code: "s3" },
      ]),
    );
    expect(await saveProgress(begun, code, { step: 0 })).toMatchObject({ step: 4 });
    expect(await saveProgress(ended, code, { step: 0 })).toMatchObject({ step: 7 });
    expect(await saveProgress(ended, code, { subtopic: "s2" })).toMatchObject({ step: 1 });
  });

  it("preserves the checks that were made", async () => {
    const [code, cookie] = [await givenTrack(), await givenStudent()];
    await answerIn(cookie, code, { v1: "B", v2: "B" });
    await saveProgress(cookie, code, { step: 5, checked: "check" });
    await publishText(trackOf(code, [{ code: "s1", lessons: ["Outra"] }]));
    const { step, checks } = await saveProgress(cookie, code, { step: 0 });
    expect([step, checks.length]).toEqual([5, 1]);
  });
});

test("a track that lost a subtopic preserves its progress for when it comes back", async () => {
  const [code, cookie] = [await givenTrack(), await givenStudent()];
  await saveProgress(cookie, code, { subtopic: "s2", step: 3 });
  await publishText(trackOf(code, [{ code: "s1" }]));
  await publishText(trackOf(code));
  expect(await saveProgress(cookie, code, { subtopic: "s2" })).toMatchObject({ step: 3 });
});
