import { sendNotification } from "#app/features/messages/services/send-notification.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { product } from "#app/platform/text/product.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { requestId, requestNumber } from "../domain/request-state.ts";
import { assistantPaths } from "../paths.ts";
import { clearReminder, type DueReminder, dueReminders, setReminder } from "../queries/reminders.server.ts";

/**
 * Requests a notification for a refused request (429), once there is capacity. Idempotent. Throws
 * assistant-request-not-found.
 */
export async function remindOf(deps: Deps, viewer: Viewer, id: string): Promise<void> {
  const num = requestNumber(id);
  const [stored] = num === null ? [] : await deps.write(setReminder(deps.db, viewer.num, num));
  if (!stored) throw new AppError("assistant-request-not-found");
}

/** Run by the clock: notifies the people who have waited longest, while the queue is empty. */
export async function notifyReminded(deps: Deps): Promise<void> {
  const due = await deps.read(dueReminders(deps.db));
  await notifyDue(deps, due);
}

/** Once each, however often. */
export async function notifyDue(deps: Deps, due: readonly DueReminder[]): Promise<void> {
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
