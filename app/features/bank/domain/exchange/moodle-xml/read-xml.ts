import { characterEntities } from "character-entities";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { XmlElement } from "./xml-element.ts";

const deepest = 40;
export type XmlReading = {
  /** Outermost element; "" where there is none. */
  root: string;
  /** Where parsing stopped, and inside which child of the root; `next`: from where others may follow; null for a valid file. */
  broken: { line: number; reason: string; next: number; inside: XmlElement | null } | null;
};

type Open = { element: XmlElement; depth: number; close: () => void };

/** HTML's entities, which hand-written exports use outside CDATA; XML's own five stay. */
const entities = { ...characterEntities, nbsp: " ", amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

type XmlChildren = {
  onChild: (element: XmlElement) => void;
  /** Name of a child that never stands inside another: one left open does not swallow those after it. */
  nested?: string;
  /** Written before the text: the root's start, where reading goes on behind a defect. */
  before?: string;
};

/** Passes the root's children to `onChild`; fixed entities only. Throws import/hostile-xml (DOCTYPE), import/too-deep. */
export async function readXml(
  text: string,
  { onChild, nested = "", before = "" }: XmlChildren,
): Promise<XmlReading> {
  const { SaxesParser } = await import("saxes");
  const parser = new SaxesParser({ position: true, xmlns: false });
  Object.assign(parser.ENTITIES, entities);
  const nothing = { name: "", line: 0, attributes: {}, children: [], text: "" };
  let open: Open = { element: nothing, depth: 0, close: () => {} };
  let child: { element: XmlElement; at: number } | null = null;
  const reading: XmlReading = { root: "", broken: null };
  const breakOff = (reason: string): never => {
    const next = (child?.at ?? parser.position) - before.length;
    reading.broken ??= { line: parser.line, reason, next, inside: child?.element ?? null };
    throw stop;
  };
  parser.on("doctype", () => {
    throw new AppError("import/hostile-xml");
  });
  parser.on("error", (error) => {
    if (/undefined entity/.test(error.message)) return;
    const isInCdata = text.lastIndexOf("<![CDATA[") > text.lastIndexOf("]]>");
    const reason = xmlReason(error.message.replace(/^\d+:\d+: /, ""));
    breakOff(isInCdata && /unclosed tag/.test(error.message) ? "falta fechar <![CDATA[" : reason);
  });
  parser.on("opentag", ({ name, attributes }) => {
    if (open.depth >= deepest) throw new AppError("import/too-deep");
    if (name === nested && open.depth > 1) breakOff(`falta fechar <${open.element.name}>`);
    reading.root ||= name;
    const above = open;
    const element: XmlElement = { name, line: parser.line, attributes, children: [], text: "" };
    if (above.depth === 1) child = { element, at: parser.position };
    const close = () => {
      open = above;
      if (above.depth !== 1) above.element.children.push(element);
      else {
        child = null;
        onChild(element);
      }
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
    if (before !== "") parser.write(before);
    parser.write(text).close();
  } catch (error) {
    if (error !== stop) throw error;
  }
  return reading;
}

const stop = new Error("unreadable XML");

function xmlReason(message: string): string {
  const [, tag = ""] = /unclosed tag: (\S+)/.exec(message) ?? [];
  if (tag) return `falta fechar <${tag}>`;
  if (/unmatched closing tag|unexpected close tag/.test(message))
    return "fecha uma parte que não está aberta";
  if (/attribute/.test(message)) return "atributo mal escrito";
  if (/entity/.test(message)) return "“&” solto no texto";
  if (/disallowed character/.test(message)) return "sinal que não pode estar aqui, como “<” solto no texto";
  return "o XML está quebrado aqui";
}

const controls: Readonly<Record<string, string>> = {
  "\u000b": "\n",
  "\u000c": "\n",
  "\u001e": "-",
  "\u001f": "",
};

/**
 * What XML refuses though every reader gets along with it: control characters (Word's line ends and hyphens; others
 * become U+FFFD, so that the question is quarantined and not the file lost), and a bare "&" or "<" outside CDATA.
 */
export function mendXml(text: string): string {
  return text
    .trimStart()
    .replace(
      /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu,
      (sign) => controls[sign] ?? "\ufffd",
    )
    .replace(
      /<!\[CDATA\[[\s\S]*?\]\]>|<!--[\s\S]*?-->|&#(?:x0*(?:[0-8bcef]|1[0-9a-f])|0*(?:[0-8]|1[124-9]|2\d|3[01]));|&(?!#?\w{1,31};)|<(?=[\s\d=<])/gi,
      (found) => {
        if (found === "&") return "&amp;";
        if (found === "<") return "&lt;";
        return found.startsWith("&#") ? "\ufffd" : found;
      },
    );
}
