import { describe, expect, it } from "vitest";
import type { Letter } from "#app/features/bank/domain/answers/answer-forms.ts";
import { answerQuestion } from "#app/features/bank/services/answer-question.server.ts";
import { acceptLikelyExam } from "#app/features/home/services/accept-likely-exam.server.ts";
import { homeView } from "#app/features/home/services/home-view.server.ts";
import { markCelebrated } from "#app/features/home/services/mark-celebrated.server.ts";
import { type Home, readHome } from "#app/features/home/services/read-home.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import { dayInSaoPaulo } from "#app/platform/time/calendar.ts";
import { bindings } from "#tests/support/bindings.ts";
import {
  freshId,
  givenQuestion,
  type StoredQuestion,
  visitorDeps,
  wrongLetter,
} from "#tests/support/given.ts";
import { givenProfile } from "#tests/support/given-profiles.ts";
import { givenViewer, viewerOfCookie } from "#tests/support/viewers.ts";

const DAY = 86_400;

async function answerWith(student: Viewer, { ord }: StoredQuestion, alternative: Letter) {
  await answerQuestion(visitorDeps(), student, { ord, alternative, operation: `pratica-${freshId()}` });
}

function home(student: Viewer) {
  return readHome(visitorDeps(), student);
}

function viewOf(read: Home, now: number) {
  return homeView(read, now, visitorDeps().catalogue.current());
}

describe("what a student may do now", () => {
  it("is the review of what they got wrong on another day, its topics, and the day of the exam", async () => {
    const student = await givenViewer();
    for (const question of [
      await givenQuestion({ topics: ["Cinemática"] }),
      await givenQuestion({ topics: ["Cinemática"] }),
    ])
      await answerWith(student, question, wrongLetter(question));
    const today = visitorDeps().now();
    expect(viewOf(await home(student), today)).toMatchObject({ review: null, daysToExam: null });
    const tomorrow = viewOf(await home(student), today + DAY);
    expect(tomorrow).toMatchObject({ review: { cards: 2, isExact: true } });
    expect(tomorrow.weakTopics.map(({ wrong }) => wrong)[0]).toBe(2);
    const day = dayInSaoPaulo(today);
    await bindings.DB.prepare("INSERT INTO review_plans (user_num, exam_day, days) VALUES (?, ?, ?)")
      .bind(student.num, day + 9, JSON.stringify({ [day - 1]: 5, [day + 2]: 7 }))
      .run();
    expect(viewOf(await home(student), today)).toMatchObject({ review: { cards: 5 }, daysToExam: 9 });
    expect(viewOf(await home(student), today + DAY)).toMatchObject({ review: { cards: 7 }, daysToExam: 8 });
    expect(viewOf(await home(student), today + 10 * DAY).daysToExam).toBe(null);
  });

  it("is offered the likely day of the exam chosen at sign-up, and one tap saves it", async () => {
    const student = await viewerOfCookie((await givenProfile({ courses: ["ENEM"] })).cookie);
    const today = visitorDeps().now();
    const offered = viewOf(await home(student), today).likelyExam;
    expect(offered).toMatchObject({ name: "ENEM" });
    expect(await acceptLikelyExam(visitorDeps(), student)).toBe(true);
    const kept = viewOf(await home(student), today);
    expect([kept.likelyExam, kept.daysToExam]).toEqual([null, (offered?.day ?? 0) - dayInSaoPaulo(today)]);
    const other = await viewerOfCookie((await givenProfile()).cookie);
    expect(viewOf(await home(other), today).likelyExam).toBe(null);
    expect(await acceptLikelyExam(visitorDeps(), other)).toBe(false);
    expect(viewOf(await home(other), today).daysToExam).toBe(null);
  });

  it("sees each level once, on whichever device, and none again after a key has changed", async () => {
    const student = await givenViewer();
    const points = (total: number) =>
      bindings.DB.prepare("UPDATE progress SET total_points = ? WHERE user_num = ?")
        .bind(total, student.num)
        .run();
    const reached = async () => viewOf(await home(student), visitorDeps().now()).reached?.level ?? null;
    expect(await reached()).toBe(null);
    await points(31);
    expect([await reached(), await reached()]).toEqual([2, 2]);
    for (let device = 0; device < 2; device++) await markCelebrated(visitorDeps(), student);
    expect(await reached()).toBe(null);
    await points(95);
    expect(await reached()).toBe(4);
    await markCelebrated(visitorDeps(), student);
    await points(29);
    await markCelebrated(visitorDeps(), student);
    await points(95);
    expect(await reached()).toBe(null);
  });
});
