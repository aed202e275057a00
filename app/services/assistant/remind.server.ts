import type { Viewer } from "#app/access/viewer.ts";
import { requestId, requestNumber } from "#app/domain/assistant/request-state.ts";
import { questionCode } from "#app/domain/questions/question-code.ts";
import { AppError } from "#app/errors/app-error.ts";
import { assistantPaths } from "#app/paths/assistant.ts";
import {
  clearReminder,
  type DueReminder,
  dueReminders,
  setReminder,
} from "#app/queries/assistant/reminders.server.ts";
import { product } from "#app/text/product.ts";
import type { Deps } from "../deps.ts";
import { sendNotification } from "../notifications/send-notification.server.ts";

/** The person of a refused request (429) wants to know when there is capacity. Again is fine. Throws assistant-request-not-found. */
export async function remindOf(deps: Deps, viewer: Viewer, id: string): Promise<void> {
  const num = requestNumber(id);
  const [[stored]] = num === null ? [[]] : await deps.write(setReminder(deps.db, viewer.num, num));
  if (!stored) throw new AppError("assistant-request-not-found");
}

/** By the clock: tells those who wait longest, while nobody is in the queue. */
export async function tellReminded(deps: Deps): Promise<void> {
  const [due] = await deps.read(dueReminders(deps.db));
  await tellDue(deps, due);
}

/** Once each, however often. */
export async function tellDue(deps: Deps, due: readonly DueReminder[]): Promise<void> {
  for (const { num, ord, userId } of due)
    await sendNotification(
      deps,
      null,
      {
        audience: { kind: "person", userId },
        type: "aviso",
        content: `O ${product.assistant} tem lugar de novo. Pode perguntar.`,
        link: assistantPaths.tutor(ord === null ? undefined : questionCode(ord)),
        visibleFrom: null,
        expiresAt: null,
      },
      { id: `assistente-lugar-${requestId(num)}`, note: () => clearReminder(deps.db, num) },
    );
}
