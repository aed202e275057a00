import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { CASE_TEXT, caseCauses, urgencies } from "../domain/case.ts";
import { decidedCase, insertAppeal } from "../queries/moderation/cases.server.ts";

/** A decision against the viewer's own post. One round trip. Throws page-not-found. */
export async function readAppeal(deps: Deps, viewer: Viewer, num: number) {
  const [decided] = await deps.read(decidedCase(deps.db, viewer.id, num));
  if (!decided) throw new AppError("page-not-found");
  const { html, reason, appealed } = decided;
  return { num, html, reason: reason ?? "", appealed: appealed === 1 };
}

/** Once a post. One round trip. Throws reason-required, appeal-refused. */
export async function appealCase(
  deps: Deps,
  viewer: Viewer,
  { num, text }: { num: number; text: string },
): Promise<void> {
  const said = text.trim();
  if (said.length < CASE_TEXT.shortest || said.length > CASE_TEXT.longest)
    throw new AppError("reason-required");
  const appeal = {
    num,
    userId: viewer.id,
    text: said,
    urgency: urgencies.appeal,
    causes: caseCauses.appeal,
    at: deps.now(),
  };
  const [opened] = await deps.write(insertAppeal(deps.db, appeal));
  if (!opened) throw new AppError("appeal-refused");
}
