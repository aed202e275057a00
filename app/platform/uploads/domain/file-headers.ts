import { fold } from "#app/platform/text/normalize.ts";
import { servedAs } from "./file-kind.ts";

/** RFC 6266: an ASCII name, and the name as it is. */
function disposition(name: string, attached: boolean): string {
  const plain = fold(name).replace(/[^\w. -]/g, "_");
  const whole = encodeURIComponent(name).replace(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `${attached ? "attachment" : "inline"}; filename="${plain}"; filename*=UTF-8''${whole}`;
}

/** Headers of a stored file: its type is the server's, and it can run nothing (SEC-17). */
export function fileHeaders(name: string, sha256: string, download: boolean): Record<string, string> {
  const { type, inline } = servedAs(name);
  return {
    "Content-Type": type,
    "Content-Disposition": disposition(name, download || !inline),
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
    // Cached by the browser, and revalidated every time: the right to it may have ended.
    "Cache-Control": "private, max-age=0, must-revalidate",
    "Accept-Ranges": "bytes",
    ETag: `"${sha256}"`,
  };
}
