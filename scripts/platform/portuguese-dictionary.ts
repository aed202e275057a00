import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const MODULE = "virtual:portuguese-dictionary";
const packages = fileURLToPath(new URL("../../node_modules/", import.meta.url));

/** What the speller's worker is made of; Hunspell itself, in WebAssembly, is under the MPL 1.1. */
const parts = [
  ["dictionary-pt", "license"],
  ["hunspell-asm", "LICENSE"],
] as const;

/** The licences of the dictionary and of its reader, which are built apart from the pages. */
export function dictionaryLicences(): string[] {
  return parts.map(([name, file]) => `Name: ${name}\n\n${readFileSync(join(packages, name, file), "utf8")}`);
}

/** Addresses of the dictionary's two files, in a build compressed: no server compresses files of their kind by itself. */
export function portugueseDictionary(): Plugin {
  let isBuild = false;
  return {
    name: "farol:portuguese-dictionary",
    configResolved: ({ command }) => {
      isBuild = command === "build";
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return;
      const files = ["aff", "dic"].map((name) => {
        const path = join(packages, "dictionary-pt", `index.${name}`);
        if (!isBuild) return `export { default as ${name} } from ${JSON.stringify(`${path}?url`)};`;
        const source = gzipSync(readFileSync(path), { level: 9 });
        const file = this.emitFile({ type: "asset", name: `portugues-${name}.gz`, source });
        return `export const ${name} = import.meta.ROLLUP_FILE_URL_${file};`;
      });
      return files.join("\n");
    },
  };
}
