import { LONGEST_HOLD } from "#app/features/bank/domain/held-back.ts";
import { sendNotification } from "#app/features/messages/services/send-notification.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { DAY } from "#app/platform/time/units.ts";
import { resultPaths } from "../../paths.ts";
import { lapsedHolds } from "../../queries/releasing.server.ts";

/** The clock comes every six hours; two days cover an outage. Seconds. */
const LOOKED_BACK = 2 * DAY;
/** Assessments in a run of the clock. */
const AT_ONCE = 50;

/**
 * Run by the clock: notifies, once, the author of an unreleased assessment that its questions are no longer withheld
 * (decision 071).
 */
export async function notifyLapsedHolds(deps: Deps): Promise<void> {
  const now = deps.now();
  const lapsed = await deps.read(lapsedHolds(deps.db, { after: now - LOOKED_BACK, until: now }, AT_ONCE));
  for (const { id, school, title, by, notice } of lapsed)
    await sendNotification(
      deps,
      null,
      {
        audience: { kind: "person", userId: by },
        type: "aviso",
        content: `“${title}” ficou ${LONGEST_HOLD / DAY} dias sem o gabarito liberado: as questões dele voltaram a ter resposta no acervo. Os resultados continuam guardados até você liberar.`,
        link: resultPaths.results(school, id),
        visibleFrom: null,
        expiresAt: null,
      },
      { id: notice },
    );
}
