import { beforeAll, describe, expect, it } from "vitest";
import { type InepLinks, linkFor } from "#app/features/bank/domain/enem/reading/inep-link.ts";
import { allRepairs } from "#app/features/bank/domain/enem/reading/repairs/all-repairs.ts";
import { repairOf } from "#app/features/bank/domain/enem/reading/repairs/repaired-row.ts";
import { enemDraft } from "#app/features/bank/domain/enem/to-draft.ts";
import { isContextReason } from "#app/features/bank/domain/unseen-context.ts";
import {
  type Drafted,
  draftAll,
  hasSharedExams,
  readLinks,
  readYear,
  suppliedPictures,
  unread,
  withoutExams,
  years,
} from "#tests/unit/bank/enem/shared-exams.ts";

describe.skipIf(!hasSharedExams)(`the thirteen shared exams with their pictures ${withoutExams}`, () => {
  let links: InepLinks;
  let withPictures: Drafted[];
  let complete: Drafted[];

  beforeAll(() => {
    links = readLinks();
    const pictures = suppliedPictures();
    withPictures = draftAll(links, (path) => pictures.has(path));
    complete = draftAll(links, () => true);
  }, 60_000);

  it("publish all but these once their pictures are there, and say why they hold those back", () => {
    const held = withPictures.filter(({ quarantine }) => quarantine !== null);
    const reasons = held.map(({ row, quarantine }) => `${row.year}/${row.index} ${quarantine}`);
    const lost = "contexto que falta";
    expect(reasons.map((reason) => reason.replace(/(contexto que falta): .*/, "$1"))).toEqual([
      "2013/68 alternativas de outra questão",
      `2016/90 ${lost}`,
      `2019/146 ${lost}`,
      `2021/90 ${lost}`,
      "2021/105 o ENEM tem 5 alternativas, e a fonte traz 4",
      `2021/107 ${lost}`,
    ]);
    expect(complete.filter(({ quarantine }) => quarantine !== null)).toHaveLength(held.length);
  });

  it("hold back by rule, where nobody has read them, those that lost their context or break the profile", () => {
    const rows = years.flatMap((year) => readYear(year).rows.map(unread));
    const drafted = rows.map(({ row }) => enemDraft(row, linkFor(links, row), () => true));
    const reasons = drafted.flatMap(({ quarantine }) => quarantine ?? []);
    const byProfile = reasons.filter((reason) => !isContextReason(reason));
    expect(Math.abs(reasons.length - byProfile.length - 183)).toBeLessThan(15);
    expect(byProfile.map((reason) => reason.replace(/:.*/, "")).sort()).toEqual([
      ...Array(5).fill("alternativas iguais"),
      ...Array(2).fill("o ENEM tem 5 alternativas, e a fonte traz 4"),
    ]);
  });

  it("have the zero that the source took for nothing, and with it the audited answer", () => {
    const right = ["2011/180", "2013/64", "2016/47", "2022/144", "2022/166"].map((place) => {
      const found = complete.find(({ row }) => `${row.year}/${row.index}` === place)?.draft;
      const at = "ABCDE".indexOf(found?.key ?? "?");
      return [found?.alternatives.length, found?.alternatives[0]?.text, found?.alternatives[at]?.text];
    });
    expect(right).toEqual([
      [5, "0", "4"],
      [5, "0", "5"],
      [5, "0", "116,96"],
      [5, "0", "7"],
      [5, "0", "0"],
    ]);
  });

  it("apply every repair: the source is the one that was read", () => {
    const applied = complete.filter(({ row }) => repairOf(row) !== null);
    const written = [...allRepairs.values()].flatMap((repairs) => Object.values(repairs));
    expect(applied).toHaveLength(written.length);
    for (const { row } of applied) {
      const whole = [row.context, row.introduction, ...row.alternatives.map(({ text }) => text)].join("\n");
      for (const [find] of repairOf(row)?.edits ?? [])
        expect([row.path, whole]).toEqual([row.path, expect.stringContaining(find)]);
    }
  });
});
