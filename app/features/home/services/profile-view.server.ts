import { visibilitiesFor } from "#app/features/accounts/domain/profile-privacy.ts";
import type { TopicCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { questionHeading } from "#app/features/bank/domain/question-heading.ts";
import { questionPaths } from "#app/features/questions/paths.ts";
import { levelOfPoints, progressView } from "../domain/progress-view.ts";
import type { Profile } from "./read-profile.server.ts";

const SUBJECTS = 13;

type Visible = Exclude<Profile, { kind: "private" }>;
export type AnsweredInProfile = ReturnType<typeof answeredQuestions>[number];

function answeredQuestions(rows: NonNullable<Visible["answers"]>, catalogue: TopicCatalogue) {
  return rows.map((row) => {
    const { code, exam, subject } = questionHeading(row, catalogue);
    return { code, exam, subject, address: questionPaths.question(code), correct: row.correct === true };
  });
}

function levelOnly(points: number) {
  const { level, band } = levelOfPoints(points);
  return { level, band };
}

function statisticsView({ statistics }: Visible, now: number) {
  if (!statistics) return null;
  const { progress, place } = statistics;
  return { ...progressView(progress, now, { subjects: SUBJECTS }), place };
}

export function profileView(profile: Profile, now: number, catalogue: TopicCatalogue) {
  if (profile.kind === "private") return { kind: "private" as const };
  const shown = {
    id: profile.id,
    firstName: profile.firstName,
    avatar: profile.avatar,
    level: levelOnly(profile.points),
    statistics: statisticsView(profile, now),
    answers: profile.answers && answeredQuestions(profile.answers, catalogue),
  };
  if (profile.kind === "shown") return { kind: "shown" as const, ...shown };
  const { lastName, privacy, ageBand, mayHavePicture } = profile;
  const choices = visibilitiesFor(ageBand).map(({ value, label, hint }) => ({ value, label, hint }));
  const own = { lastName, privacy, choices, mayHavePicture };
  return { kind: "own" as const, ...shown, ...own };
}

export type ProfileView = ReturnType<typeof profileView>;
export type VisibleProfile = Exclude<ProfileView, { kind: "private" }>;
export type OwnProfile = Extract<ProfileView, { kind: "own" }>;
