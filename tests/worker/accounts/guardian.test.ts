import { describe, expect, it } from "vitest";
import { profileOf } from "#app/features/accounts/queries/profiles.server.ts";
import { uploadPicture } from "#app/features/accounts/services/change-picture.server.ts";
import {
  confirmAsOwnGuardian,
  declineAsGuardian,
  notifyWaitingAccounts,
  readAskedGuardian,
  requestGuardianAgain,
} from "#app/features/accounts/services/guardian.server.ts";
import { updatePrivacy } from "#app/features/accounts/services/update-privacy.server.ts";
import { requestCampaign } from "#app/features/communities/services/request-campaign.server.ts";
import { addComment } from "#app/features/forum/services/add-comment.server.ts";
import { createThread } from "#app/features/forum/services/create-thread.server.ts";
import { editComment } from "#app/features/forum/services/edit-comment.server.ts";
import { storeForumPicture } from "#app/features/forum/services/store-forum-picture.server.ts";
import { editList } from "#app/features/lists/services/edit-list.server.ts";
import { bookWithMentor } from "#app/features/mentoring/services/book-meeting.server.ts";
import { loadMeetingRoom, mayEnterMeeting } from "#app/features/mentoring/services/enter-meeting.server.ts";
import { writeToMentee, writeToMentor } from "#app/features/mentoring/services/messages.server.ts";
import { listNotifications } from "#app/features/messages/services/list-notifications.server.ts";
import { sendMessage } from "#app/features/messages/services/send-message.server.ts";
import { type GuardedAct, guardedActs } from "#app/platform/access/guardian.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door } from "#tests/support/door.ts";
import { freshId, signedIn, visitorDeps } from "#tests/support/given.ts";
import { givenKnown } from "#tests/support/given-admin.ts";
import { givenAge, guardianTokenOf } from "#tests/support/given-guardian.ts";
import { mailsTo } from "#tests/support/mailbox.ts";
import { givenPair } from "#tests/support/mentoring.ts";
import { viewerOfCookie } from "#tests/support/viewers.ts";

const deps = visitorDeps();

type Door = { act: GuardedAct; go: (viewer: Viewer) => Promise<unknown> };

/** Every entry point, each with valid input, so that no other rule refuses it first. */
const doors: Readonly<Record<string, Door>> = {
  "a doubt in the forum": {
    act: "thread",
    go: (viewer) => createThread(deps, viewer, { ord: 0, operation: freshId(), text: "Por quê?" }),
  },
  "a picture in the forum": {
    act: "thread",
    go: (viewer) => storeForumPicture(deps, viewer, "0", new File(["x"], "x.png")),
  },
  "a comment": {
    act: "comment",
    go: (viewer) => addComment(deps, viewer, { ord: 0, parent: null, operation: freshId(), text: "Sim" }),
  },
  "an edited comment": {
    act: "comment",
    go: (viewer) => editComment(deps, viewer, { ord: 0, num: 0, text: "Sim" }),
  },
  "a message to the team": {
    act: "message",
    go: (viewer) => sendMessage(deps, viewer, { operation: freshId(), content: "Oi" }),
  },
  "a message to a community": {
    act: "message",
    go: (viewer) => requestCampaign(deps, viewer, { message: "Farol + Marista", plantel: false }),
  },
  "a message to the mentor": {
    act: "message",
    go: (viewer) => writeToMentor(deps, viewer, { operation: freshId(), content: "Oi" }),
  },
  "a meeting that is booked": {
    act: "meeting",
    go: (viewer) => bookWithMentor(deps, viewer, { operation: freshId(), startsAt: 1, minutes: 7 }),
  },
  "a meeting's room": { act: "meeting", go: (viewer) => loadMeetingRoom(deps, viewer, "nenhum") },
  "a meeting's socket": { act: "meeting", go: (viewer) => mayEnterMeeting(deps, viewer, "nenhum") },
  "a picture": { act: "picture", go: (viewer) => uploadPicture(deps, viewer, new Uint8Array()) },
  "an open profile": {
    act: "profile",
    go: (viewer) => updatePrivacy(deps, viewer, { visibility: "signed-in", shares: [] }),
  },
  "a list by its link": {
    act: "list",
    go: (viewer) => editList(deps, viewer, { id: "nenhuma", visibility: "unlisted" }),
  },
  "a public list": {
    act: "list",
    go: (viewer) => editList(deps, viewer, { id: "nenhuma", visibility: "public" }),
  },
};

async function codeOf(go: () => Promise<unknown>): Promise<string> {
  return await go().then(
    () => "done",
    (error: { code?: string }) => error.code ?? "failed",
  );
}

describe("an account of somebody up to 16", () => {
  it("goes through every door with the guardian's confirmation, and through none before; older ones always", async () => {
    const waiting = await givenAge("12-16");
    const confirmed = await givenAge("under-12");
    await confirmAsOwnGuardian(deps, await guardianTokenOf(confirmed.guardian));
    const people = {
      waiting: waiting.viewer,
      confirmed: await viewerOfCookie(await signedIn(confirmed.person)),
      seventeen: (await givenAge("17")).viewer,
      adult: (await givenAge("adult")).viewer,
    };
    expect(Object.entries(people).map(([who, viewer]) => [who, viewer.guardianWaits])).toEqual([
      ["waiting", true],
      ["confirmed", false],
      ["seventeen", false],
      ["adult", false],
    ]);
    for (const [name, { go }] of Object.entries(doors))
      for (const [who, viewer] of Object.entries(people)) {
        const code = await codeOf(() => go(viewer));
        expect([name, who, code === "guardian-waits"]).toEqual([name, who, who === "waiting"]);
      }
    const tried = new Set(Object.values(doors).map(({ act }) => act));
    // A report is the mentoring's to share: tests/worker/mentoring/tests.test.ts.
    expect(guardedActs.filter((act) => !tried.has(act))).toEqual(["report"]);
  });

  it("gets no message of a mentor, either", async () => {
    const { mentor, mentee } = await givenPair();
    const write = () =>
      writeToMentee(deps, mentor.viewer, mentee.viewer.id, { operation: freshId(), content: "Oi" });
    const wait = (value: number) =>
      bindings.DB.prepare("UPDATE users SET guardian_waits = ? WHERE num = ?")
        .bind(value, mentee.viewer.num)
        .run();
    await wait(1);
    expect(await codeOf(write)).toBe("mentee-guardian-waits");
    await wait(0);
    expect(await codeOf(write)).toBe("done");
  });

  it("hides its picture and profile while it waits, also from before", async () => {
    const { viewer } = await givenAge("12-16");
    const other = await givenKnown();
    await bindings.DB.prepare(
      "INSERT INTO public_profiles (user_id, visibility, shares, changed_at) VALUES (?, 'signed-in', '[]', 1)",
    )
      .bind(viewer.id)
      .run();
    const visibility = async () =>
      (await deps.read(profileOf(deps.db, viewer.id, other.viewer.id)))[0]?.visibility ?? null;
    expect(await visibility()).toBeNull();
    await bindings.DB.prepare("UPDATE users SET guardian_waits = 0 WHERE id = ?").bind(viewer.id).run();
    expect(await visibility()).toBe("signed-in");
  });

  it("repeats the request to a corrected address, three times a day each, and its former link stops working", async () => {
    const { viewer, guardian } = await givenAge("12-16");
    const first = await guardianTokenOf(guardian);
    const other = `${freshId()}@farol.test`;
    await requestGuardianAgain(deps, viewer, other);
    expect(await codeOf(() => readAskedGuardian(deps, first))).toBe("guardian-link-used");
    expect(await readAskedGuardian(deps, await guardianTokenOf(other))).toEqual({
      name: viewer.firstName,
      confirmed: false,
    });
    await requestGuardianAgain(deps, viewer, other);
    await requestGuardianAgain(deps, viewer, other);
    expect(await codeOf(() => requestGuardianAgain(deps, viewer, other))).toBe("third-mail-address");
    expect(await mailsTo(other)).toHaveLength(3);
    const later = { ...deps, now: () => deps.now() + 86_401 };
    const own =
      (await bindings.DB.prepare("SELECT email FROM users WHERE id = ?")
        .bind(viewer.id)
        .first<string>("email")) ?? "";
    expect(await codeOf(() => requestGuardianAgain(later, viewer, own))).toBe("guardian-own-email");
    expect(await codeOf(() => requestGuardianAgain(later, viewer, "mãe"))).toBe("guardian-address");
  });

  it("is notified after 30 days, once", async () => {
    const { viewer } = await givenAge("12-16");
    const told = async (days: number) => {
      const at = { ...deps, now: () => deps.now() + days * 86_400 };
      await notifyWaitingAccounts(at);
      return (await listNotifications(at, viewer)).filter(({ content }) => content.includes("responsável"))
        .length;
    };
    expect([await told(29), await told(31), await told(40)]).toEqual([0, 1, 1]);
  });

  it("is confirmed or declined on the page of the link, only by its holder", async () => {
    const { viewer, guardian, person } = await givenAge("12-16");
    const token = await guardianTokenOf(guardian);
    const page = await door.send(`/responsavel/${token}`);
    expect([page.status, await page.text()]).toEqual([
      200,
      expect.stringContaining("Sou responsável e confirmo"),
    ]);
    expect((await door.send("/responsavel/inventado")).status).toBe(410);
    const reply = await door.post(`/responsavel/${token}`, { intent: "confirm" }, {});
    expect(reply.status).toBe(200);
    expect((await viewerOfCookie(await signedIn(person))).guardianWaits).toBe(false);
    expect(await codeOf(() => declineAsGuardian(deps, token))).toBe("guardian-link-used");
    const another = await givenAge("12-16");
    await declineAsGuardian(deps, await guardianTokenOf(another.guardian));
    const [row] = (
      await bindings.DB.prepare(
        "SELECT guardian_email FROM profiles WHERE user_id IN (?, ?) ORDER BY guardian_email",
      )
        .bind(viewer.id, another.viewer.id)
        .all<{ guardian_email: string | null }>()
    ).results;
    expect(row?.guardian_email).toBeNull();
  });
});
