import { adminPaths } from "#app/features/admin/paths.ts";
import type { Actor } from "#app/platform/audit/services/actor.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { redirectFor } from "#app/platform/context/require-access.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { FormHandlers } from "#app/platform/forms/pages/handle-form.server.ts";
import { type NoticeFields, noticeProblem, readNoticeFields } from "../../../domain/notice-fields.ts";
import { cancelNotice } from "../../../services/cancel-notice.server.ts";
import { countRecipients, noticeOf, sendNotice } from "../../../services/send-notice.server.ts";

/** Who a notice would reach, before it is sent. */
export type Recipients = { recipients?: string };

export function noticeForms(deps: Deps, actor: Actor): FormHandlers<keyof NoticeFields, Recipients> {
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
