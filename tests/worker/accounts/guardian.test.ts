import { describe, expect, test } from "vitest";
import { door, openDoor } from "#tests/support/door.ts";
import { freshId, givenPerson, signedIn } from "#tests/support/given.ts";
import { linkIn, mailsTo } from "#tests/support/mailbox.ts";

/** A provider that nobody answers for: the port is closed. */
const brokenMail = openDoor({ MAIL_HTTP_URL: "http://127.0.0.1:9/send", MAIL_HTTP_TOKEN: "x" });

function answersOf(ageBand: string | null, guardianEmail: string) {
  const answers = {
    userOrigin: "YouTube",
    otherUserOrigin: "",
    targetedCourses: ["ITA"],
    otherTargetedCourse: "",
    studyLevel: "3º ano",
    otherStudyLevel: "",
    state: "CE",
    url: "/geral",
  };
  return ageBand === null ? answers : { ...answers, ageBand, guardianEmail };
}

async function complete(ageBand: string | null, through = door, times = 1) {
  const person = await givenPerson({ complete: false });
  const guardian = `${freshId()}@farol.test`;
  const cookie = await signedIn(person);
  const send = () => through.call("completeProfileCreation", answersOf(ageBand, guardian), { cookie });
  const replies = await Promise.all(Array.from({ length: times }, send));
  return { person, guardian, replies: replies.map(({ body }) => body.result) };
}

describe("the guardian whom a young person names", () => {
  test.each(["under-12", "12-16"])(
    "is told what Farol is and how to have the account deleted: %s",
    async (band) => {
      const { guardian, replies } = await complete(band);
      expect(replies).toEqual([[true, expect.any(String)]]);
      const [mail, ...others] = await mailsTo(guardian);
      expect(others).toEqual([]);
      expect(mail).toMatchObject({ template: "guardian", subject: "Iara criou uma conta no Farol" });
      expect(mail?.sent_at).not.toBeNull();
      for (const body of [mail?.text, mail?.html]) {
        expect(body).toContain("privacidade@farol.test");
        expect(body).toContain("apagar a conta");
      }
      expect(linkIn(mail).pathname).toBe("/termos/");
    },
  );

  test("is told once, however often the questionnaire is sent", async () => {
    const { guardian, replies } = await complete("12-16", door, 3);
    expect(replies.every((reply) => Array.isArray(reply) && reply[0] === true)).toBe(true);
    expect(await mailsTo(guardian)).toHaveLength(1);
  });

  test.each(["17", "adult", null])("is not written to where none is asked for: %s", async (band) => {
    const { guardian } = await complete(band);
    expect(await mailsTo(guardian)).toEqual([]);
  });

  test("keeps nobody waiting where the mail does not leave", async () => {
    const { guardian, replies } = await complete("12-16", brokenMail);
    expect(replies).toEqual([[true, expect.any(String)]]);
    expect((await mailsTo(guardian))[0]).toMatchObject({ sent_at: null, tries: 1 });
  });
});
