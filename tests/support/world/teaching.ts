import { essayPaths } from "#app/features/essays/paths.ts";
import { markCalibration } from "#app/features/essays/services/grading/calibrate.server.ts";
import { claimEssays } from "#app/features/essays/services/grading/claim-essays.server.ts";
import { platformGrader } from "#app/features/essays/services/grading/essay-grader.ts";
import { createTest } from "#app/features/mentoring/services/create-test.server.ts";
import { shareReport } from "#app/features/mentoring/services/load-report.server.ts";
import { assignTestToMentees, startTest } from "#app/features/mentoring/services/take-test.server.ts";
import { door, fromOurPage } from "#tests/support/door.ts";
import { dataAddress } from "#tests/support/every-route.ts";
import { freshId, type StoredQuestion, visitorDeps } from "#tests/support/given.ts";
import type { Known } from "#tests/support/given-admin.ts";
import { givenEssays, graderNumbered } from "#tests/support/given-essays.ts";
import { rowsOf } from "#tests/support/given-school.ts";
import { even, grade, openOf } from "#tests/support/grading.ts";
import { givenMeeting, halfHourAfter } from "#tests/support/meetings.ts";
import { assign } from "#tests/support/mentoring.ts";
import { jpeg } from "#tests/support/pictures.ts";
import { item, save } from "#tests/support/practising.ts";
import { givenDraft, givenTheme } from "#tests/support/writing.ts";
import type { People } from "./people.ts";

/** Sends a photograph of a sheet as its page does; its id. */
async function sendPhoto({ cookie }: Known, essay: string): Promise<string> {
  const photo = freshId();
  const body = new FormData();
  body.set("intent", "photo");
  body.set("foto", photo);
  body.set("arquivo", new File([jpeg()], "folha.jpg", { type: "image/jpeg" }));
  const address = dataAddress(essayPaths.essay(essay), "features/essays/pages/essay");
  const reply = await door.send(address, { method: "POST", body, cookie, headers: fromOurPage });
  await reply.text();
  return photo;
}

/** Essays: a draft with a photograph, one returned that calibrates graders, one that a mentor reads. */
async function givenEssayWorld({ known }: People, themeId: string) {
  const [author, other, mentor] = [known("aluna"), known("basico"), known("mentor")];
  const deps = visitorDeps();
  const [row] = await rowsOf<{ num: number }>("SELECT num FROM essay_themes WHERE id = ?", themeId);
  const theme = row?.num ?? -1;
  const draft = await givenDraft(author, themeId);
  const [returned] = await givenEssays(1, { theme, author: author.viewer.num });
  if (!returned) throw new Error("no essay");
  const [coordinator, reader] = [graderNumbered(1, { coordinates: true }), graderNumbered(2)];
  await claimEssays(deps, coordinator);
  const [own] = await openOf(coordinator, returned.num);
  await grade(coordinator, returned.num, even(120));
  await claimEssays(deps, reader);
  await grade(reader, returned.num, even(120));
  await markCalibration(deps, coordinator, { num: own?.num ?? -1, marked: true });
  const [calibration] = await rowsOf<{ num: number }>("SELECT num FROM essay_calibrations");
  const [waiting] = await givenEssays(1, { theme, author: author.viewer.num });
  const grader = platformGrader(mentor.viewer);
  await claimEssays(deps, grader);
  const [reading] = await openOf(grader, waiting?.num);
  return {
    theme: themeId,
    essay: draft,
    photo: await sendPhoto(author, draft),
    "essay.returned": returned.id,
    "essay.another": await givenDraft(other, themeId),
    calibration: String(calibration?.num),
    grading: String(reading?.num),
  };
}

/** A mentor's mentee with a meeting, a finished test and a shared report of it. */
async function givenMentoring({ known }: People, { ord }: StoredQuestion) {
  const [chief, mentor, mentee] = [known("mentor-chefe"), known("mentor"), known("mentorada")];
  const deps = visitorDeps();
  await assign(chief, mentor, mentee);
  const test = await createTest(deps, mentor.viewer, { name: "Teste", colour: "verde", ords: [ord] });
  const given = { mode: "exam" as const, minutes: 60, dueAt: null };
  await assignTestToMentees(deps, mentor.viewer, { id: test.id, mentees: [mentee.viewer.id], given });
  const session = await startTest(deps, mentee.viewer, test.id);
  await save(mentee.cookie, session, { items: [item(0, { choice: "A" })], endedAt: Date.now() });
  const { link } = await shareReport(deps, mentor.viewer, { test: test.id, mentee: mentee.viewer.id });
  return {
    meeting: await givenMeeting(mentor, [mentee], halfHourAfter(deps.now() + 3600)),
    test: test.id,
    report: new URL(link).pathname.split("/").at(-1) ?? "",
  };
}

/** The platform's essays and mentoring. */
export async function givenTeachingWorld(people: People, question: StoredQuestion) {
  const themeId = await givenTheme();
  return { ...(await givenEssayWorld(people, themeId)), ...(await givenMentoring(people, question)) };
}
