import { SaxesParser } from "saxes";
import { AppError } from "#app/platform/errors/app-error.ts";

const PIECE = 64 * 1024;

type Attributes = Readonly<Record<string, string>>;
type Handlers = {
  open: (name: string, attributes: Attributes) => void;
  close?: (name: string, text: string) => void;
};

/** Walks an XML part; names without their prefix. Throws roster/unreadable, import/hostile-xml. */
export function walk(bytes: Uint8Array | undefined, { open, close }: Handlers): void {
  if (!bytes) return;
  const parser = new SaxesParser({ xmlns: false, position: false });
  let text = "";
  const local = (name: string) => name.slice(name.indexOf(":") + 1);
  parser.on("doctype", () => {
    throw new AppError("import/hostile-xml");
  });
  parser.on("error", () => {
    throw new AppError("roster/unreadable");
  });
  parser.on("opentag", ({ name, attributes }) => {
    text = "";
    open(local(name), attributes);
  });
  const add = (piece: string) => {
    if (text.length < 2000) text += piece;
  };
  parser.on("text", add);
  parser.on("cdata", add);
  parser.on("closetag", ({ name }) => {
    close?.(local(name), text);
    text = "";
  });
  const decoder = new TextDecoder();
  for (let at = 0; at < bytes.length; at += PIECE)
    parser.write(decoder.decode(bytes.subarray(at, at + PIECE), { stream: true }));
  parser.write(decoder.decode()).close();
}
