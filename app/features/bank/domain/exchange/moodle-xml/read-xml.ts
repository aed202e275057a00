import { characterEntities } from "character-entities";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { XmlElement } from "./xml-element.ts";

const deepest = 40;
export type XmlReading = {
  /** Outermost element; "" where there is none. */
  root: string;
  /** Where parsing stopped; null for a valid file. */
  broken: { line: number; reason: string } | null;
};

type Open = { element: XmlElement; depth: number; close: () => void };

/** Passes the root's children to `onChild`; fixed entities only. Throws import/hostile-xml (DOCTYPE), import/too-deep. */
export async function readXml(text: string, onChild: (element: XmlElement) => void): Promise<XmlReading> {
  const { SaxesParser } = await import("saxes");
  const parser = new SaxesParser({ position: true, xmlns: false });
  // Hand-written exports use HTML's entities outside CDATA.
  Object.assign(parser.ENTITIES, characterEntities, { nbsp: " " });
  const nothing = { name: "", line: 0, attributes: {}, children: [], text: "" };
  let open: Open = { element: nothing, depth: 0, close: () => {} };
  const reading: XmlReading = { root: "", broken: null };
  parser.on("doctype", () => {
    throw new AppError("import/hostile-xml");
  });
  parser.on("error", (error) => {
    if (/undefined entity/.test(error.message)) return;
    reading.broken ??= { line: parser.line, reason: error.message.replace(/^\d+:\d+: /, "") };
    throw stop;
  });
  parser.on("opentag", ({ name, attributes }) => {
    if (open.depth >= deepest) throw new AppError("import/too-deep");
    reading.root ||= name;
    const above = open;
    const element: XmlElement = { name, line: parser.line, attributes, children: [], text: "" };
    const close = () => {
      open = above;
      if (above.depth === 1) onChild(element);
      else above.element.children.push(element);
    };
    open = { element, depth: above.depth + 1, close };
  });
  const addText = (piece: string) => {
    open.element.text += piece;
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", () => open.close());
  try {
    parser.write(text.trimStart()).close();
  } catch (error) {
    if (error !== stop) throw error;
  }
  return reading;
}

const stop = new Error("unreadable XML");
