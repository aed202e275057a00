import { decodeAddress } from "#app/platform/text/decode-address.ts";
import { textHash } from "./text-hash.ts";

const folder = "trocas";
const pluginFile = /^@@PLUGINFILE@@\/+/;
const dataAddress = /data:image\/[\w.+-]{1,20};base64,([A-Za-z0-9+/=\s%]+)/g;
/** Percent-encoded, as browsers also accept an SVG. */
const writtenSvg = /^data:image\/svg\+xml[^,]{0,60},([\s\S]+)$/i;

type Problem = (text: string) => void;

export type EmbeddedPictures = {
  /** `folder`: inside the text's own area, "/" at its top. */
  add: (name: string, base64: string, folder?: string) => void;
  /** A picture of a package; our path for it. */
  addBytes: (name: string, bytes: Uint8Array) => string;
  shorten: (text: string) => string;
  /** Our path for a URL; a problem where the file has no such picture. */
  pathOf: (address: string) => string;
  has: (address: string) => boolean;
  bytesNamed: (name: string) => Uint8Array | undefined;
};

/** Names are compared in one form of Unicode: a Mac decomposes them. */
const keyOf = (name: string) => name.normalize("NFC");

const shortName = (address: string) => keyOf(nameOf(address.replace(pluginFile, "")));

/** Collects pictures into `found` by a content-derived path. */
export function embeddedPictures(found: Map<string, Uint8Array>, problem: Problem): EmbeddedPictures {
  const paths = new Map<string, string>();
  const add = (given: string, base64: string, within = "/") => {
    const name = keyOf(given);
    if (!isSafeName(name)) {
      problem(`nome de arquivo recusado: ${name.slice(0, 80)}`);
      return;
    }
    const bytes = bytesOf(base64);
    if (!bytes) {
      problem(`imagem ilegível: ${name}`);
      return;
    }
    const path = `${folder}/${textHash([base64.replace(/\s/g, "")]).slice(0, 16)}-${fileName(name)}`;
    const inFolder = keyOf(within.replace(/^\/+/, "")) + name;
    paths.set(inFolder, path);
    if (!paths.has(name)) paths.set(name, path);
    found.set(path, bytes);
  };
  const addBytes = (name: string, bytes: Uint8Array) => {
    const hash = textHash([Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")]);
    const path = `${folder}/${hash.slice(0, 16)}-${fileName(name.slice(name.lastIndexOf("/") + 1))}`;
    found.set(path, bytes);
    return path;
  };
  const shorten = (text: string) =>
    text.replace(dataAddress, (_, base64: string) => {
      const name = `embutida-${paths.size + 1}`;
      add(name, base64);
      return `@@PLUGINFILE@@/${name}`;
    });
  const storedPath = (address: string) => {
    const name = shortName(address);
    return paths.get(name) ?? paths.get(name.slice(name.lastIndexOf("/") + 1));
  };
  const pathOf = (address: string) => {
    const [, svg] = writtenSvg.exec(address) ?? [];
    if (svg !== undefined && !/^[^,]*;base64/i.test(address)) {
      const name = `embutida-${paths.size + 1}.svg`;
      const path = `${folder}/${textHash([svg]).slice(0, 16)}-${name}`;
      paths.set(name, path);
      found.set(path, new TextEncoder().encode(decodeAddress(svg)));
      return path;
    }
    if (address.startsWith("data:")) {
      problem(`imagem embutida que não se lê: ${address.slice(0, 40).replace(/[,;].*$/s, "")}`);
      return "embutida";
    }
    const path = storedPath(address);
    if (path !== undefined) return path;
    const name = shortName(address);
    problem(`imagem não fornecida: ${name.slice(0, 200) || "sem endereço"}`);
    return name.replace(/[<>\n]/g, "").slice(0, 200);
  };
  return {
    ...{ add, addBytes, shorten, pathOf, has: (address) => storedPath(address) !== undefined },
    bytesNamed: (name) => found.get(paths.get(keyOf(name)) ?? ""),
  };
}

/** No folder, parent or control character: prevents path traversal. */
function isSafeName(name: string): boolean {
  const hasControl = [...name].some((each) => each < " ");
  return name !== "" && name.length <= 200 && !/[/\\]|\.\./.test(name) && !hasControl;
}

function fileName(name: string): string {
  return name.replace(/[^\p{L}\p{N}._-]+/gu, "-").slice(-80);
}

function nameOf(address: string): string {
  return decodeAddress(address.replace(/\?.*$/, ""));
}

function bytesOf(base64: string): Uint8Array | null {
  try {
    const text = atob(base64.replace(/\s/g, ""));
    return text === "" ? null : Uint8Array.from(text, (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
