import { readConversation } from "#app/features/messages/services/read-conversation.server.ts";
import { sendMessage } from "#app/features/messages/services/send-message.server.ts";
import { hashOfAddress } from "#app/platform/auth/opt-out-links.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { giveAge, givenAdult, givenBill, newsAbout, tell } from "#tests/support/buying.ts";
import { door } from "#tests/support/door.ts";
import { actOn, answer, ask } from "#tests/support/forum.ts";
import { freshId, type StoredQuestion, visitorDeps } from "#tests/support/given.ts";
import { givenKnown, postFields } from "#tests/support/given-admin.ts";
import { givenAge, guardianTokenOf } from "#tests/support/given-guardian.ts";
import { openProfile, sendProfileForm } from "#tests/support/given-profiles.ts";
import { mailsTo } from "#tests/support/mailbox.ts";
import { typedCommunity } from "#tests/support/own-communities.ts";
import { png } from "#tests/support/pictures.ts";
import type { People } from "./people.ts";

/** The bytes of an answer are read: what the door still does after it would wait for them. */
async function sent(reply: Promise<Response>): Promise<void> {
  const response = await reply;
  const text = await response.text();
  if (response.status >= 400) throw new Error(`${response.status} ${text.slice(0, 500)}`);
}

/** A thread with an answer, and another answer whose hiding its author may appeal. */
async function givenForum({ known }: People, question: StoredQuestion) {
  const [asker, author, moderator] = [known("aluna"), known("basico"), known("moderadora")];
  const thread = await ask(asker, question, "Por que se divide o espaço pelo tempo?");
  await answer(author, thread, "Porque a velocidade é uma razão.");
  const num = await answer(author, thread, "Uma resposta discutível.");
  await actOn(asker, thread, { intent: "report", num: String(num), reason: "spam" });
  const found = await bindings.DB.prepare("SELECT num FROM cases WHERE target = ?")
    .bind(num)
    .first<number>("num");
  const fields = { num: String(found), intent: "hidden", reason: "Não responde à dúvida." };
  await sent(door.post("/moderacao", fields, { cookie: moderator.cookie }));
  return { thread, case: String(found) };
}

/** Bills: one to pay, one paid, one of somebody else, one sent to a guardian. */
async function givenMoney({ known }: People) {
  const [buyer, payer] = [known("aluna"), known("basico")];
  await giveAge(buyer.viewer, "adult", null);
  const paid = await givenBill(payer);
  await tell(newsAbout(paid, "paid"));
  const minor = await givenKnown();
  await giveAge(minor.viewer, "17", null);
  const email = `paga-${freshId()}@farol.test`;
  await sent(door.post("/pagamento", { intent: "guardian", method: "pix", email }, minor));
  const link = /\/pagamento\/responsavel\/(\w+)/.exec((await mailsTo(email))[0]?.text ?? "");
  const payment = link?.[1] ?? "";
  await sent(door.post(`/pagamento/responsavel/${payment}`, { intent: "confirm", email }));
  return {
    charge: await givenBill(buyer),
    "charge.paid": paid,
    "charge.another": await givenBill(await givenAdult()),
    payment,
  };
}

/** Links that are their own proof. */
async function givenLinks() {
  const { guardian } = await givenAge("12-16");
  const email = await hashOfAddress(`${freshId()}@farol.test`);
  return {
    guardian: await guardianTokenOf(guardian),
    optOut: await visitorDeps().optOutLinks.tokenOf(email),
  };
}

/** A conversation of a student with the team, with a picture. */
async function givenConversation({ known }: People) {
  const { viewer } = known("aluna");
  const deps = visitorDeps();
  await sendMessage(deps, viewer, { operation: freshId(), content: "Assim?", picture: png() });
  const { messages } = await readConversation(deps, viewer, null);
  return { picture: messages[0]?.picture ?? "" };
}

/** A profile that everybody may see, with a picture; those of the others are closed. */
async function givenOpenProfile({ known, ids }: People): Promise<void> {
  const id = ids.get("basico") ?? "";
  await giveAge(known("basico").viewer, "adult", null);
  const person = { id, path: `/u/${id}`, cookie: known("basico").cookie, email: "" };
  await openProfile(person, "everybody");
  const picture = new Blob([png()], { type: "image/png" });
  await sent(sendProfileForm(person.path, { intent: "picture", picture }, { cookie: person.cookie }));
}

/** A community that the team makes, with a member. */
async function givenOwnCommunity({ known }: People) {
  const [team, member] = [known("admin"), known("podion")];
  const code = `clube-${freshId().slice(0, 8)}`;
  await sent(postFields("/admin/comunidades", typedCommunity(code), team.cookie));
  const path = `/comunidades/${code}`;
  await sent(postFields(path, { intent: "ask", message: "Sou da turma de quinta." }, member.cookie));
  const accepted = { intent: "accept", person: member.viewer.id, campaign: "" };
  await sent(postFields(`${path}/admin`, accepted, team.cookie));
  return { community: code };
}

/** An exam that an admin types in. */
async function givenTypedExam({ known }: People) {
  const id = freshId();
  const fields = { id, institution: "ITA", year: "2018", phase: "2ª fase" };
  await sent(postFields("/submeter", fields, known("admin").cookie));
  return { exam: id };
}

/** Forum, money, links, conversations, profiles and communities. */
export async function givenPlatformWorld(people: People, question: StoredQuestion) {
  await givenOpenProfile(people);
  return {
    ...(await givenForum(people, question)),
    ...(await givenMoney(people)),
    ...(await givenLinks()),
    ...(await givenConversation(people)),
    ...(await givenOwnCommunity(people)),
    ...(await givenTypedExam(people)),
  };
}
