import { opensDialog } from "#app/features/accounts/domain/dialog-address.ts";

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const MODULE = /<script([^>]*) type="module" async="">([\s\S]*?)<\/script>/;
/** Of the routes; Remix indents it. */
const MANIFEST = /(?<= = )\{\n[\s\S]*?\n\}(?=;)/;

/**
 * A document whose application starts at a visitor's first need (decision 102); once it is painted for a person who is signed
 * in, and where the address opens a dialog. Remix's module script, which would run at once, becomes a text for the loader
 * (load-at-need.ts), and its preloads a list. Throws where Remix writes them in another way.
 */
export function deferScripts(html: string, { url, signedIn }: { url: string; signedIn: boolean }): string {
  const start = html.indexOf('<link rel="modulepreload"');
  if (start < 0) return html;
  const tail = html.slice(start);
  const files = new Set([...tail.matchAll(PRELOAD)].map(([, file]) => file));
  const [script, attributes, module = ""] = MODULE.exec(tail) ?? [];
  if (script === undefined) throw new Error("Remix writes its scripts in another way now");
  const code = module.replace(MANIFEST, (manifest) => JSON.stringify(JSON.parse(manifest)));
  const atOnce = signedIn || opensDialog(new URL(url).search);
  const application = JSON.stringify({ files: [...files], code, atOnce });
  const deferred = `<script${attributes}>farolApplication(${application})</script>`;
  return html.slice(0, start) + tail.replace(PRELOAD, "").replace(script, () => deferred);
}
