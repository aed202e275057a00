import { beforeAll, describe, expect, it } from "vitest";
import { type InepLinks, linkFor } from "#app/features/bank/domain/enem/reading/inep-link.ts";
import { allRepairs } from "#app/features/bank/domain/enem/reading/repairs/all-repairs.ts";
import { repairOf } from "#app/features/bank/domain/enem/reading/repairs/repaired-row.ts";
import { enemDraft } from "#app/features/bank/domain/enem/to-draft.ts";
import { isContextReason } from "#app/features/bank/domain/unseen-context.ts";
import { type Drafted, examSets, unread } from "#tests/unit/bank/enem/exam-sets.ts";

const lost = "contexto que falta";

const sets = examSets({
  own: {
    held: [`2014/3 ${lost}`, "2014/49 imagem não fornecida", `2023/50 ${lost}`],
    heldComplete: 2,
    lostByRule: [2, 2],
    profileByRule: [] as string[],
    zeros: [["2014/51", "0", "0"]],
    repairs: 0,
  },
  real: {
    held: [
      "2013/68 alternativas de outra questão",
      `2016/90 ${lost}`,
      `2019/146 ${lost}`,
      `2021/90 ${lost}`,
      "2021/105 o ENEM tem 5 alternativas, e a fonte traz 4",
      `2021/107 ${lost}`,
    ],
    heldComplete: 6,
    lostByRule: [169, 197],
    profileByRule: [
      ...Array<string>(5).fill("alternativas iguais"),
      ...Array<string>(2).fill("o ENEM tem 5 alternativas, e a fonte traz 4"),
    ],
    zeros: [
      ["2011/180", "0", "4"],
      ["2013/64", "0", "5"],
      ["2016/47", "0", "116,96"],
      ["2022/144", "0", "7"],
      ["2022/166", "0", "0"],
    ],
    repairs: [...allRepairs.values()].flatMap((repairs) => Object.values(repairs)).length,
  },
});

describe.each(sets)("the exams of $name with their pictures", ({ expected, years, readYear, ...set }) => {
  let links: InepLinks;
  let withPictures: Drafted[];
  let complete: Drafted[];

  beforeAll(() => {
    links = set.readLinks();
    const pictures = set.suppliedPictures();
    withPictures = set.draftAll(links, (path) => pictures.has(path));
    complete = set.draftAll(links, () => true);
  }, 60_000);

  it("publish all but these once their pictures are there, and state why those are quarantined", () => {
    const held = withPictures.filter(({ quarantine }) => quarantine !== null);
    const reasons = held.map(({ row, quarantine }) => `${row.year}/${row.index} ${quarantine}`);
    expect(reasons.map((reason) => reason.replace(/(contexto que falta|não fornecida): .*/, "$1"))).toEqual(
      expected.held,
    );
    expect(complete.filter(({ quarantine }) => quarantine !== null)).toHaveLength(expected.heldComplete);
  });

  it("quarantine by rule, without review, those that lost their context or break the profile", () => {
    const rows = years.flatMap((year) => readYear(year).rows.map(unread));
    const drafted = rows.map(({ row }) => enemDraft(row, linkFor(links, row), () => true));
    const reasons = drafted.flatMap(({ quarantine }) => quarantine ?? []);
    const byProfile = reasons.filter((reason) => !isContextReason(reason));
    const [fewest = 0, most = 0] = expected.lostByRule;
    expect(reasons.length - byProfile.length).toBeGreaterThanOrEqual(fewest);
    expect(reasons.length - byProfile.length).toBeLessThanOrEqual(most);
    expect(byProfile.map((reason) => reason.replace(/:.*/, "")).sort()).toEqual(expected.profileByRule);
  });

  it("have the zero that the source read as missing, and with it the audited answer", () => {
    const right = expected.zeros.map(([place]) => {
      const found = complete.find(({ row }) => `${row.year}/${row.index}` === place)?.draft;
      const at = "ABCDE".indexOf(found?.key ?? "?");
      expect(found?.alternatives).toHaveLength(5);
      return [place, found?.alternatives[0]?.text, found?.alternatives[at]?.text];
    });
    expect(right).toEqual(expected.zeros);
  });

  it("apply every repair: the source is the one that was read", () => {
    const applied = complete.filter(({ row }) => repairOf(row) !== null);
    expect(applied).toHaveLength(expected.repairs);
    for (const { row } of applied) {
      const whole = [row.context, row.introduction, ...row.alternatives.map(({ text }) => text)].join("\n");
      for (const [find] of repairOf(row)?.edits ?? [])
        expect([row.path, whole]).toEqual([row.path, expect.stringContaining(find)]);
    }
  });
});
