import type { Deps } from "#app/platform/context/deps.ts";
import type { RowOf } from "#app/platform/db/fields.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { compareTexts } from "#app/platform/text/compare-texts.ts";
import { essayProfiles } from "../../domain/essay-profile.ts";
import { agreementTables } from "../../domain/grading/agreement-table.ts";
import { calibrationDistance } from "../../domain/grading/calibration.ts";
import { profileOfTheme } from "../../domain/grading/graded-essay.ts";
import { readingPairs } from "../../queries/agreement.server.ts";
import { type calibrationReading, calibrationReadingsOfAll } from "../../queries/calibrations.server.ts";
import type { EssayGrader } from "../../queries/grading-seats.server.ts";
import { calibrationPair } from "./calibrate.server.ts";

/** Returned essays that are looked at, the newest: five rows each. */
const ESSAYS = 150;
/** Readings of calibration essays that are looked at, the newest: four rows each. */
const CALIBRATIONS = 60;

/** How graders agree, by profile, criterion and grader: to a coordinator. One trip. Throws no-permission. */
export async function loadAgreement(deps: Deps, grader: EssayGrader) {
  if (!grader.coordinates) throw new AppError("no-permission");
  // Schools have no calibration essays.
  const { rows, read } = await deps.read({
    rows: readingPairs(deps.db, grader.school, ESSAYS),
    read: calibrationReadingsOfAll(deps.db, grader.school === null ? CALIBRATIONS : 0),
  });
  const sides = rows.flatMap(({ profile, one, two, oneName, twoName, grades, others }) => {
    const { id } = profileOfTheme(profile);
    return [
      { grader: one, name: oneName, pair: [id, grades, others, 1] as const },
      { grader: two, name: twoName, pair: [id, others, grades, 0] as const },
    ];
  });
  const graders = [...new Set(sides.map(({ grader }) => grader))].map((grader) => {
    const own = sides.filter((side) => side.grader === grader);
    return { grader, name: own[0]?.name ?? "Conta excluída", pairs: own.map(({ pair }) => pair) };
  });
  const profiles = essayProfiles.flatMap((profile) => {
    const tables = agreementTables(profile, graders);
    return tables.essays === 0 ? [] : [{ id: profile.id, name: profile.name, ...tables }];
  });
  return { profiles, most: ESSAYS, calibrated: calibratedGraders(read) };
}

type CalibrationRow = RowOf<typeof calibrationReading>;

/** How many calibration essays each grader has read, and how far from the reference: most first. */
function calibratedGraders(rows: readonly CalibrationRow[]) {
  return [...new Set(rows.map(({ grader }) => grader))]
    .flatMap((grader) => {
      const own = rows.filter((row) => row.grader === grader);
      const pairs = own.map(({ grades, ...row }) => calibrationPair({ ...row, own: grades }));
      const distance = calibrationDistance(pairs.filter((pair) => pair !== null));
      return distance ? [{ grader, name: own[0]?.name ?? "Conta excluída", ...distance }] : [];
    })
    .sort((one, other) => other.essays - one.essays || compareTexts(one.name, other.name));
}

export type LoadedAgreement = Awaited<ReturnType<typeof loadAgreement>>;
