import { confirmationProblem } from "#app/features/accounts/domain/passwords/password-rules.ts";
import { homePath } from "#app/platform/access/home-path.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { redirectFor } from "#app/platform/context/require-access.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { FormHandler } from "#app/platform/forms/pages/handle-form.server.ts";
import { bindFirst, enterFirst } from "../../services/first-access.server.ts";

export type AccessField = "code" | "password" | "confirmation";
type Browser = { address: string; userAgent: string | null; cookieHeader: string | null; requestId: string };

const LONGEST_CODE = 60;

export function firstAccessForms(
  deps: Deps,
  {
    viewer,
    browser,
    remember,
  }: {
    viewer: Viewer | null;
    browser: Browser;
    remember: (cookies: readonly string[]) => void;
  },
): Readonly<Record<string, FormHandler<AccessField>>> {
  return {
    enter: async (form) => {
      const password = form.secret("password");
      const confirmation = confirmationProblem(password, form.secret("confirmation"));
      if (confirmation) return { problems: { confirmation } };
      const entered = await enterFirst(deps, { code: form.text("code", LONGEST_CODE), password, ...browser });
      if ("problem" in entered) return { problems: { password: entered.problem } };
      remember(entered.cookies);
      return redirectFor(homePath(entered.viewer));
    },
    bind: async (form) => {
      if (!viewer) throw new AppError("login-required");
      await bindFirst(deps, viewer, { code: form.text("code", LONGEST_CODE), ...browser });
      return redirectFor(homePath(viewer));
    },
  };
}
