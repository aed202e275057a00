import { door } from "#tests/support/door.ts";
import { freshId, givenPerson, signedIn } from "#tests/support/given.ts";
import type { Known } from "#tests/support/given-admin.ts";
import { linkIn, mailsTo } from "#tests/support/mailbox.ts";
import { viewerOfCookie } from "#tests/support/viewers.ts";

/** Somebody of an age band, as the product stores their questionnaire. */
export async function givenAge(ageBand: string): Promise<Known & { guardian: string }> {
  const person = await givenPerson({ complete: false });
  const cookie = await signedIn(person);
  const guardian = `${freshId()}@farol.test`;
  const answers = {
    ...{ userOrigin: "YouTube", otherUserOrigin: "", targetedCourses: ["ITA"], otherTargetedCourse: "" },
    ...{
      studyLevel: "3º ano",
      otherStudyLevel: "",
      state: "CE",
      url: "/geral",
      ageBand,
      guardianEmail: guardian,
    },
  };
  await door.call("completeProfileCreation", answers, { cookie });
  const next = await signedIn(person);
  return { person, cookie: next, viewer: await viewerOfCookie(next), guardian };
}

/** The token of the latest link mailed to a guardian. */
export async function guardianTokenOf(guardian: string): Promise<string> {
  const mails = await mailsTo(guardian);
  return linkIn(mails.at(-1)).pathname.split("/").at(-1) ?? "";
}
