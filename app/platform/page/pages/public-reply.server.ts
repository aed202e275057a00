import { json, type TypedResponse } from "@remix-run/cloudflare";

/** Seconds in the edge cache; browsers always revalidate. */
const SHARED_SECONDS = 300;

/** Same for every visitor; the middleware makes it private for signed-in users. */
export const publicHeaders = { "Cache-Control": `public, max-age=0, s-maxage=${SHARED_SECONDS}` };

/** Of this reader alone. */
export const privateHeaders = { "Cache-Control": "private, no-store" };

/** Data with the page's canonical URL. */
export function publicReply<Data extends object>(
  request: Request,
  path: string,
  data: Data,
): TypedResponse<{ canonical: string } & Data> {
  return json({ canonical: new URL(path, request.url).href, ...data }, { headers: publicHeaders });
}
