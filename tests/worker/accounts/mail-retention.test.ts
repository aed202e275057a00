import { expect, test } from "vitest";
import { accountPaths } from "#app/features/home/paths.ts";
import { deliverMail } from "#app/platform/mail/services/deliver-mail.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { openDoor } from "#tests/support/door.ts";
import { freshId, visitorDeps } from "#tests/support/given.ts";
import { freshAddress } from "#tests/support/given-accounts.ts";
import { mailsTo } from "#tests/support/mailbox.ts";
import { givenReader } from "#tests/support/notification-tab.ts";
import { placesOf } from "#tests/support/personal-traces.ts";

const DAY = 86_400;

/** A provider that accepts every mail and stores its own copies, as a real one does. */
const sending = { ...visitorDeps(), mail: { send: async () => undefined, keepsCopies: false } };

/** A provider without a server: the port is closed. */
const brokenMail = openDoor({ MAIL_HTTP_URL: "http://127.0.0.1:9/send", MAIL_HTTP_TOKEN: "x" });

test("of a deleted account not even the address stays, once the last mail has left", async () => {
  const { person, cookie, viewer } = await givenReader();
  const named = { ...viewer, email: person.email };
  const fields = { intent: "delete", current: person.password, agreed: "sim" };
  const gone = await brokenMail.post(accountPaths.account(), fields, { cookie, headers: freshAddress() });
  expect(gone.status).toBe(302);
  expect((await mailsTo(person.email))[0]).toMatchObject({ template: "account-deleted", sent_at: null });
  await bindings.DB.prepare("UPDATE mail_outbox SET due_at = 0 WHERE sent_at IS NULL").run();
  expect((await deliverMail(sending)).length).toBeGreaterThan(0);
  expect(await placesOf(named)).toEqual([]);
});

test("mails are deleted 30 days after they were sent or given up, and not before", async () => {
  const email = `${freshId()}@farol.test`;
  const now = sending.now();
  const insert = bindings.DB.prepare(
    "INSERT INTO mail_outbox (id, recipient, template, subject, html, text, created_at, due_at, sent_at) VALUES (?, ?, 'changed', ?, '', '', 1, ?, ?)",
  );
  await bindings.DB.batch([
    insert.bind(freshId(), email, "old", 1, now - 31 * DAY),
    insert.bind(freshId(), email, "given up", now - 31 * DAY, null),
    insert.bind(freshId(), email, "recent", 1, now - 29 * DAY),
    insert.bind(freshId(), email, "tried lately", now - 29 * DAY, null),
  ]);
  await deliverMail(sending);
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(["recent", "tried lately"]);
});
