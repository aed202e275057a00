type Meeting = {
  id: string;
  title: string;
  startsAt: number;
  endsAt: number;
  sequence: number;
  cancelledAt: number | null;
};

/** 1790000000 → "20260921T131320Z": UTC needs no time zone table. */
function utc(epochSeconds: number): string {
  return new Date(epochSeconds * 1000).toISOString().replace(/[-:]|\.\d{3}/g, "");
}

/** A text value (RFC 5545, 3.3.11). */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r?\n/g, "\\n");
}

/** Of a character in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}

/** Lines of at most 75 octets, continued with a space (RFC 5545, 3.1). */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > 74) {
      parts.push(part);
      part = "";
      octets = 0;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join("\r\n ");
}

/** A meeting for calendars; imported again it replaces or cancels the former one. `now`: when it was written. */
export function meetingIcs(meeting: Meeting, { url, now }: { url: string; now: number }): string {
  const { id, title, startsAt, endsAt, sequence, cancelledAt } = meeting;
  const isCancelled = cancelledAt !== null;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Farol//Mentoria//PT",
    `METHOD:${isCancelled ? "CANCEL" : "PUBLISH"}`,
    "BEGIN:VEVENT",
    `UID:${id}@farol`,
    `DTSTAMP:${utc(now)}`,
    `SEQUENCE:${sequence}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(endsAt)}`,
    `SUMMARY:${escaped(title)}`,
    `STATUS:${isCancelled ? "CANCELLED" : "CONFIRMED"}`,
    `URL:${url}`,
    `DESCRIPTION:${escaped(`Entre na sala: ${url}`)}`,
    ...(isCancelled
      ? []
      : [
          "BEGIN:VALARM",
          "ACTION:DISPLAY",
          "DESCRIPTION:Encontro da mentoria",
          "TRIGGER:-PT15M",
          "END:VALARM",
        ]),
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}
