import { json, type TypedResponse } from "@remix-run/cloudflare";

/** Seconds a public page stays in the edge's cache; browsers ask again every time. */
const SHARED_SECONDS = 300;

/** The headers of a page that is the same for every visitor. The door makes it private for whoever is signed in. */
export const publicHeaders = { "Cache-Control": `public, max-age=0, s-maxage=${SHARED_SECONDS}` };

/** What the loader of a public page answers: the page's one absolute address, and what else it shows. */
export function publicReply<Data extends object>(
  request: Request,
  path: string,
  data: Data,
): TypedResponse<{ canonical: string } & Data> {
  return json({ canonical: new URL(path, request.url).href, ...data }, { headers: publicHeaders });
}
