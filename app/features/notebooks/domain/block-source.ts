import { ordOfCode } from "#app/platform/text/question-code.ts";
import type { BlockKind } from "./block-kinds.ts";

export const LONGEST_BLOCK_TEXT = 20_000;
const LONGEST_HEADING = 200;
const LONGEST_URL = 1000;
const ADDRESS = /^https:\/\/([\w-]+\.)+[\w-]+(:\d+)?([/?#][^\s"'<>\\]*)?$/i;
const MOST_QUESTIONS = 20;
/** Blocks of a notebook, deleted ones too. */
export const MOST_BLOCKS = 2000;

/** Of question, questions. `search`: the address they were found by, as the browser says. */
type QuestionSource = { ords: number[]; search?: string };
/** Of video, link. */
export type LinkSource = { url: string; title: string };
/** `title`: as it was when it was put here. */
export type MaterialSource = { material: string; title: string };

function fieldsOf(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : null;
  } catch {
    return null;
  }
}

function questionSource(sent: string): QuestionSource | null {
  const fields = fieldsOf(sent);
  const codes: unknown = fields?.codes;
  if (!Array.isArray(codes)) return null;
  const ords = [
    ...new Set(codes.flatMap((code) => (typeof code === "string" ? (ordOfCode(code) ?? []) : []))),
  ];
  if (ords.length === 0 || ords.length > MOST_QUESTIONS) return null;
  const search = typeof fields?.search === "string" ? fields.search.slice(0, LONGEST_URL) : "";
  return search === "" ? { ords } : { ords, search };
}

function linkSource(sent: string): LinkSource | null {
  const fields = fieldsOf(sent);
  const url = typeof fields?.url === "string" ? fields.url.trim() : "";
  const title = typeof fields?.title === "string" ? fields.title.trim().slice(0, LONGEST_HEADING) : "";
  return url.length <= LONGEST_URL && ADDRESS.test(url) ? { url, title } : null;
}

function materialSource(sent: string): MaterialSource | null {
  const { material, title } = fieldsOf(sent) ?? {};
  if (typeof material !== "string" || !/^[0-9a-f]{32}$/.test(material)) return null;
  return { material, title: typeof title === "string" ? title.slice(0, LONGEST_HEADING) : "" };
}

/** What a browser sends of a block as it is stored; null if it is none. Questions come by their codes. */
export function blockSource(kind: BlockKind, sent: string): string | null {
  switch (kind) {
    case "question":
    case "questions": {
      const source = questionSource(sent);
      return source && JSON.stringify(source);
    }
    case "video":
    case "link": {
      const source = linkSource(sent);
      return source && JSON.stringify(source);
    }
    case "heading":
      return sent.length <= LONGEST_HEADING ? sent.replace(/\s+/g, " ") : null;
    case "text":
    case "note":
      return sent.length <= LONGEST_BLOCK_TEXT ? sent : null;
    case "material": {
      const source = materialSource(sent);
      return source && JSON.stringify(source);
    }
  }
}

/** A stored question block's ords. */
export function ordsOfSource(source: string): number[] {
  const ords: unknown = fieldsOf(source)?.ords;
  return Array.isArray(ords) ? ords.filter((ord) => Number.isSafeInteger(ord)).map(Number) : [];
}

export function linkOfSource(source: string): LinkSource {
  const fields = fieldsOf(source);
  return { url: String(fields?.url ?? ""), title: String(fields?.title ?? "") };
}

export function materialOfSource(source: string): MaterialSource {
  return materialSource(source) ?? { material: "", title: "" };
}

/** "YouTube" of "https://youtu.be/…", else the host. */
export function hostName(url: string): string {
  const host = (/^https:\/\/([^/?#]+)/i.exec(url)?.[1] ?? "").toLowerCase().replace(/^www\./, "");
  if (/(^|\.)(youtube\.com|youtu\.be|youtube-nocookie\.com)$/.test(host)) return "YouTube";
  return /(^|\.)vimeo\.com$/.test(host) ? "Vimeo" : host;
}

/** The codes in what a browser knows of a question block. */
export function codesOfSent(sent: string): string[] {
  const codes: unknown = fieldsOf(sent)?.codes;
  return Array.isArray(codes) ? codes.filter((code) => typeof code === "string") : [];
}
