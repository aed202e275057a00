import type { Environment } from "./environment.ts";
import { secureHeaders } from "./middleware/security-headers.ts";

/** A picture of the bank, with the type set when it was stored; it can run nothing (K18). */
export async function servePicture(env: Environment, key: string): Promise<Response> {
  const response = await pictureAt(env, key);
  secureHeaders(response.headers, "");
  return response;
}

async function pictureAt(env: Environment, key: string): Promise<Response> {
  const file =
    /^[\w./-]{1,300}$/.test(key) && !key.includes("..") ? await env.FILES.get(`imagens/${key}`) : null;
  if (!file)
    return new Response("Imagem não encontrada", {
      status: 404,
      headers: { "Content-Type": "text/plain; charset=utf-8" },
    });
  return new Response(file.body, {
    headers: {
      "Content-Type": file.httpMetadata?.contentType ?? "application/octet-stream",
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "public, max-age=31536000, immutable",
      "Cross-Origin-Resource-Policy": "same-origin",
      ETag: file.httpEtag,
    },
  });
}
