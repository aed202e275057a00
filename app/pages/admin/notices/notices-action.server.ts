import { redirectFor } from "#app/access/require-access.server.ts";
import { type NoticeFields, noticeProblem, readNoticeFields } from "#app/domain/admin/notice-fields.ts";
import { AppError } from "#app/errors/app-error.ts";
import type { FormHandler } from "#app/pages/handle-form.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import type { Actor } from "#app/services/admin/actor.server.ts";
import { cancelNotice } from "#app/services/admin/cancel-notice.server.ts";
import { countRecipients, noticeOf, sendNotice } from "#app/services/admin/send-notice.server.ts";
import type { Deps } from "#app/services/deps.ts";

/** Who a notice would reach, before it is sent. */
export type Recipients = { recipients?: string };

export function noticeForms(
  deps: Deps,
  actor: Actor,
): Readonly<Record<string, FormHandler<keyof NoticeFields, Recipients>>> {
  return {
    // Returned values are rendered by the page.
    preview: async (form) => {
      readNoticeFields(form.text);
      return {};
    },
    count: async (form) => {
      const recipients = await countRecipients(deps, readNoticeFields(form.text));
      return { recipients };
    },
    send: async (form) => {
      const fields = readNoticeFields(form.text);
      const problem = noticeProblem(fields);
      if (problem) return { problems: { [problem.field]: problem.message } };
      if (!fields.operation) throw new AppError("invalid-body");
      await sendNotice(deps, actor, fields.operation, await noticeOf(deps, fields));
      return redirectFor(adminPaths.notices(fields.from ? "schedule" : "send"));
    },
    cancel: async (form) => {
      await cancelNotice(deps, actor, form.text("id", 64));
      return redirectFor(adminPaths.notices("cancel"));
    },
  };
}
