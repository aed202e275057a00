import type { LineLook } from "#app/features/bank/domain/exchange/farol/line-looks.ts";
import { readTrackField, readTrackLine, type TextPlace, type TrackHeading } from "./track-lines.ts";

const looks: Readonly<Record<TrackHeading, LineLook>> = {
  track: "exam",
  unit: "exam",
  subtopic: "question",
  lesson: "section",
  example: "section",
  question: "section",
  check: "section",
};

const ALTERNATIVE = /^[a-e]\)/i;
const KEY = /^Gabarito:/i;

/** How each line of a track's text is shown while it is written. */
export function trackLineLooks(text: string): LineLook[] {
  let place: TextPlace = "prose";
  let isHead = false;
  return text.split("\n").map((line) => {
    const read = readTrackLine(line, place);
    if (read.is === "heading" && read.heading) {
      const { heading, level } = read;
      const inCheck = heading === "check" || level === 5;
      place = inCheck ? "check-question" : heading === "question" ? "question" : "prose";
      isHead = heading === "track" || heading === "subtopic";
      return looks[heading];
    }
    if (read.is === "heading") return "heading";
    if (isHead || place !== "prose") {
      if (readTrackField(line) || KEY.test(line)) return "field";
      if (ALTERNATIVE.test(line)) return "alternative";
    }
    return "text";
  });
}
