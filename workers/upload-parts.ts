import type { RequestContext } from "#app/platform/context/deps.ts";
import { AppError, isAppError } from "#app/platform/errors/app-error.ts";
import { catalogue } from "#app/platform/errors/catalogue.ts";
import { receivePart } from "#app/platform/uploads/services/receive-part.server.ts";

/** SHA-256 of the part in hexadecimal, as the sender computed it. */
const DIGEST_HEADER = "X-Part-Digest";

/** `PUT /envios/<id>/<part>`: one part of an upload, streamed to the bucket. */
export async function servePart(
  { id, part }: { id: string; part: string },
  request: Request,
  { deps, viewer, requestId }: RequestContext,
): Promise<Response> {
  try {
    if (!viewer) throw new AppError("login-to-answer");
    const sent = {
      id,
      part: /^\d{1,5}$/.test(part) ? Number(part) : 0,
      digest: request.headers.get(DIGEST_HEADER),
      body: () => request.body,
    };
    return reply(200, await receivePart(deps, viewer, sent));
  } catch (error) {
    if (isAppError(error)) return reply(error.status, { message: error.message });
    console.error(JSON.stringify({ level: "error", request: requestId, part: "not received" }));
    return reply(500, { message: catalogue.unexpected.message });
  }
}

function reply(status: number, body: object): Response {
  return Response.json(body, { status, headers: { "Cache-Control": "no-store" } });
}
