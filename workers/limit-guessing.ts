import { wrongLinkBounds } from "#app/features/accounts/domain/distinct-limit.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { hashOf } from "#app/platform/text/hash-of.ts";
import { clockOf } from "./clock.ts";
import type { Environment } from "./environment.ts";
import { createMeter, meteredName } from "./providers/meters.ts";

/** Addresses that open by a secret in them: shared reports, guardians' pages, opt-outs, lists by their link. */
const SECRET = /^\/(?:relatorio-da-mentoria|responsavel|pagamento\/responsavel|sem-mensagens|l)\/[^/]+/;

/** A secret that is none: unknown, over or used. */
function isWrong({ status }: Response): boolean {
  return status === 404 || status === 410;
}

/**
 * Answers an address with a secret in it unless five different wrong ones fall within the minute. The attempt counts
 * before the look-up, so that concurrent ones cannot exceed five; a right one is uncounted, but refused, too, until the
 * minute is over. Throws auth/too-many-requests.
 */
export async function limitGuessing(
  env: Environment,
  request: Request,
  { viewer, answer }: { viewer: Viewer | null; answer: () => Promise<Response> },
): Promise<Response> {
  const [secret] = SECRET.exec(new URL(request.url).pathname) ?? [];
  const name = meteredName(request, viewer);
  if (!secret || name === null) return answer();
  const meter = createMeter(env, `links:${name}`);
  const mark = hashOf(secret);
  if (await meter.take([mark], wrongLinkBounds, clockOf(env, request)()))
    throw new AppError("auth/too-many-requests");
  const response = await answer();
  if (!isWrong(response)) await meter.giveBack(mark);
  return response;
}
