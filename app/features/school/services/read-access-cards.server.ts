import { groupedCode } from "#app/platform/access/access-code.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { jobOfSchoolById } from "#app/platform/jobs/queries/jobs.server.ts";
import { pageOfRows, rowsToRead } from "#app/platform/lists/domain/page.ts";
import { qrPath } from "#app/platform/page/domain/qr-path.server.ts";
import { compareTexts } from "#app/platform/text/compare-texts.ts";
import { schoolPaths } from "../paths.ts";
import { type CardRow, cardsOfJob } from "../queries/first-access.server.ts";
import { schoolById } from "../queries/schools.server.ts";
import { fullName } from "./school-person-view.server.ts";

/** Six sheets of eight. */
const PAGE = 48;

/** Cards of a job that are still unused, a page at a time. Throws page-not-found, job-not-found. */
export async function readAccessCards(
  deps: Deps,
  schoolId: string,
  { jobId, step, after }: { jobId: string; step: number; after: number },
) {
  const wanted = { jobId, step, after, limit: rowsToRead(PAGE) };
  const {
    school: [school],
    job: [job],
    rows,
  } = await deps.read({
    school: schoolById(deps.db, schoolId),
    job: jobOfSchoolById(deps.db, schoolId, jobId),
    rows: cardsOfJob(deps.db, schoolId, wanted, deps.now()),
  });
  if (!school) throw new AppError("page-not-found");
  if (job?.input.act !== "cards") throw new AppError("job-not-found");
  const { shown, next } = pageOfRows(rows, PAGE, ({ place }) => `de=${step}&apos=${place}`);
  const nextStep = step + 1 < job.step ? `de=${step + 1}` : null;
  return {
    school: { id: school.id, name: school.name },
    jobId,
    cards: (await Promise.all(shown.map((row) => cardView(deps, row)))).sort(byClass),
    next: next ?? nextStep,
    address: deps.publicUrl().replace(/^https?:\/\//, "") + schoolPaths.firstAccess(),
  };
}

/** Cards are distributed class by class. */
function byClass(one: AccessCardView, other: AccessCardView): number {
  const rooms = compareTexts(one.className ?? "", other.className ?? "");
  return rooms || compareTexts(one.name, other.name);
}

async function cardView(deps: Deps, row: CardRow) {
  const code = await deps.accessCodes.codeOf({ person: row.num, card: row.card, mailed: false });
  return {
    id: row.id,
    name: fullName(row),
    className: row.className,
    code: groupedCode(code),
    until: row.cardUntil,
    qr: qrPath(deps.publicUrl() + schoolPaths.firstAccess(code)),
  };
}

export type AccessCardView = Awaited<ReturnType<typeof cardView>>;
