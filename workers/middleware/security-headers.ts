/** Headers of every response; documents also get a content security policy. */
const ALWAYS = {
  "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "X-Frame-Options": "DENY",
};

/** Only scripts with the response's nonce run; nothing loads from elsewhere; framing is denied. */
function contentPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    // Sessions of practice open without a network (decision 013).
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

export function secureHeaders(headers: Headers, nonce: string): void {
  for (const [name, value] of Object.entries(ALWAYS)) if (!headers.has(name)) headers.set(name, value);
  const html = headers.get("Content-Type")?.includes("text/html");
  if (html && !headers.has("Content-Security-Policy"))
    headers.set("Content-Security-Policy", contentPolicy(nonce));
}
