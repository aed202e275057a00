import { textHash } from "./text-hash.ts";

const folder = "trocas";
const pluginFile = /^@@PLUGINFILE@@\/+/;
const dataAddress = /data:image\/[\w.+-]{1,20};base64,([A-Za-z0-9+/=\s%]+)/g;

type Problem = (text: string) => void;

export type EmbeddedPictures = {
  add: (name: string, base64: string) => void;
  shorten: (text: string) => string;
  /** Our path for a URL; a problem where the file has no such picture. */
  pathOf: (address: string) => string;
  bytesNamed: (name: string) => Uint8Array | undefined;
};

/** Collects pictures into `found` by a content-derived path. */
export function embeddedPictures(found: Map<string, Uint8Array>, problem: Problem): EmbeddedPictures {
  const paths = new Map<string, string>();
  const add = (name: string, base64: string) => {
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
    paths.set(name, path);
    found.set(path, bytes);
  };
  const shorten = (text: string) =>
    text.replace(dataAddress, (_, base64: string) => {
      const name = `embutida-${paths.size + 1}`;
      add(name, base64);
      return `@@PLUGINFILE@@/${name}`;
    });
  const pathOf = (address: string) => {
    const name = nameOf(address.replace(pluginFile, ""));
    const path = paths.get(name) ?? paths.get(name.slice(name.lastIndexOf("/") + 1));
    if (path === undefined) problem(`imagem não fornecida: ${name.slice(0, 200) || "sem endereço"}`);
    return path ?? name.replace(/[<>\n]/g, "").slice(0, 200);
  };
  return { add, shorten, pathOf, bytesNamed: (name) => found.get(paths.get(name) ?? "") };
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
  try {
    return decodeURIComponent(address.replace(/\?.*$/, ""));
  } catch {
    return address;
  }
}

function bytesOf(base64: string): Uint8Array | null {
  try {
    const text = atob(base64.replace(/\s/g, ""));
    return text === "" ? null : Uint8Array.from(text, (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
