import type { OwnerNotice } from "#app/platform/jobs/services/job-kind.ts";
import { trimPersonal } from "../queries/notifications.server.ts";
import { insertPersonal } from "../queries/personal-notices.server.ts";
import { personalRow, showInTabs } from "./notify-people.server.ts";

/** The notification of the end of a job, once: in the batch of its last step. */
export const ownerNotice: OwnerNotice = (deps, { id, ownerId: userId }, notice) => {
  const row = personalRow({ id, userId, type: "aviso", ...notice }, deps.now());
  return {
    statements: [insertPersonal(deps.db, row), trimPersonal(deps.db, row.audience)],
    show: (num) => showInTabs(deps, [row], [{ id: row.id, num }]),
  };
};
