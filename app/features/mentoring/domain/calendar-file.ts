import { isoTime } from "#app/platform/time/format-date.ts";

/** A meeting for a calendar: epoch seconds. */
export type CalendarEvent = {
  id: string;
  revision: number;
  startsAt: number;
  endsAt: number;
  isCancelled: boolean;
  title: string;
  link: string;
  /** When the file is made. */
  now: number;
};

/** 1796000000 → "20261130T010640Z". */
function stamp(seconds: number): string {
  return `${isoTime(seconds).replace(/[-:]/g, "").slice(0, 15)}Z`;
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");
}

const LINE_BYTES = 75;

/** In UTF-8. */
function bytesOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x1_0000 ? 3 : 4;
}

/** Lines of at most 75 bytes, the next ones after a space (RFC 5545 §3.1); no character is cut. */
function folded(line: string): string {
  let [text, bytes] = ["", 0];
  for (const character of line) {
    const size = bytesOf(character);
    if (bytes + size > LINE_BYTES) [text, bytes] = [`${text}\r\n `, 1];
    text += character;
    bytes += size;
  }
  return text;
}

/** An iCalendar file (RFC 5545) of one meeting, in UTC: each calendar shows it in its own time. */
export function calendarFile(event: CalendarEvent): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Farol//Mentoria//PT-BR",
    `METHOD:${event.isCancelled ? "CANCEL" : "PUBLISH"}`,
    "BEGIN:VEVENT",
    `UID:${event.id}@farol`,
    `SEQUENCE:${event.revision}`,
    `DTSTAMP:${stamp(event.now)}`,
    `DTSTART:${stamp(event.startsAt)}`,
    `DTEND:${stamp(event.endsAt)}`,
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(`Entre por ${event.link}`)}`,
    `URL:${event.link}`,
    `STATUS:${event.isCancelled ? "CANCELLED" : "CONFIRMED"}`,
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escaped(event.title)}`,
    "TRIGGER:-PT15M",
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}
