import { agreementTables } from "#app/domain/essays/agreement-table.ts";
import { essayProfiles } from "#app/domain/essays/essay-profile.ts";
import { profileOfTheme } from "#app/domain/essays/graded-essay.ts";
import { AppError } from "#app/errors/app-error.ts";
import { readingPairs } from "#app/queries/essays/agreement.server.ts";
import type { EssayGrader } from "#app/queries/essays/grading-seats.server.ts";
import type { Deps } from "../deps.ts";

/** Returned essays that are looked at, the newest: three rows each. */
const ESSAYS = 150;

/** How graders agree, by profile, criterion and grader: to a coordinator. One trip. Throws no-permission. */
export async function openAgreement(deps: Deps, grader: EssayGrader) {
  if (!grader.coordinates) throw new AppError("no-permission");
  const [rows] = await deps.read(readingPairs(deps.db, grader.school, ESSAYS));
  const graders = rows.map(({ grader: id, firstName, lastName, pairs }) => ({
    grader: id,
    name: firstName === null ? "Conta excluída" : `${firstName} ${lastName}`,
    pairs: pairs.map(([profile, ...rest]) => [profileOfTheme(profile).id, ...rest] as const),
  }));
  const profiles = essayProfiles.flatMap((profile) => {
    const tables = agreementTables(profile, graders);
    return tables.essays === 0 ? [] : [{ id: profile.id, name: profile.name, ...tables }];
  });
  return { profiles, most: ESSAYS };
}

export type OpenedAgreement = Awaited<ReturnType<typeof openAgreement>>;
