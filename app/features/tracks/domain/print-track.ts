import { institutionNames } from "#app/features/bank/domain/catalogue/institutions.ts";
import { subjectNames } from "#app/features/bank/domain/catalogue/subjects.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { escapeTrackLine, fieldLabels, headingLabels } from "./track-lines.ts";
import { printTrackQuestion } from "./track-question.ts";
import {
  questionsOfSubtopic,
  type TrackQuestionText,
  type WrittenSubtopic,
  type WrittenTrack,
} from "./written-track.ts";

/** Prints a track; parseTrack gives the same track, but for its line numbers. */
export function printTrack(track: WrittenTrack): string {
  const head = [
    `# ${headingLabels.track}: ${track.title}`,
    `${fieldLabels.code}: ${track.code}`,
    `${fieldLabels.exam}: ${institutionNames[track.exam]}`,
    `${fieldLabels.subject}: ${subjectNames[track.subject]}`,
    ...(track.summary === "" ? [] : [`${fieldLabels.summary}: ${track.summary}`]),
  ];
  const units = track.units.flatMap((unit) => [
    "",
    `## ${headingLabels.unit}: ${unit.title}`,
    ...unit.subtopics.flatMap((subtopic) => ["", ...subtopicLines(subtopic, track)]),
  ]);
  return [...head, ...units, ""].join("\n");
}

function subtopicLines(subtopic: WrittenSubtopic, track: WrittenTrack): string[] {
  const { title, code, topic, after, minutes, steps } = subtopic;
  const questions = questionsOfSubtopic(subtopic);
  const question = (each: TrackQuestionText, marks: "####" | "#####") => {
    const heading = `${marks} ${headingLabels.question}`;
    if (each.from === "bank") return ["", `${heading}: ${questionCode(each.ord)}`];
    const place = { track, subtopic, position: questions.indexOf(each) + 1 };
    return [
      "",
      heading,
      ...printTrackQuestion(each, place, marks === "####" ? "question" : "check-question"),
    ];
  };
  return [
    `### ${headingLabels.subtopic}: ${title}`,
    `${fieldLabels.code}: ${code}`,
    ...(topic ? [`${fieldLabels.topic}: ${topic}`] : []),
    ...(after.length > 0 ? [`${fieldLabels.after}: ${after.join("; ")}`] : []),
    `${fieldLabels.minutes}: ${minutes}`,
    ...steps.flatMap((step) => {
      if (step.kind === "question") return question(step.question, "####");
      if (step.kind === "check")
        return [
          "",
          `#### ${headingLabels.check}`,
          ...step.questions.flatMap((each) => question(each, "#####")),
        ];
      const text = step.text.split("\n").map((line) => escapeTrackLine(line, "prose"));
      const heading = `#### ${headingLabels[step.kind]}`;
      return ["", step.title === "" ? heading : `${heading}: ${step.title}`, ...text];
    }),
  ];
}
