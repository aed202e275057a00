import { afterEach, beforeAll, expect, it } from "vitest";
import { bindings } from "#tests/support/bindings.ts";
import { door } from "#tests/support/door.ts";
import { dataAddress } from "#tests/support/every-route.ts";
import { givenQuestion } from "#tests/support/given.ts";
import { givenAdmin } from "#tests/support/given-admin.ts";
import { givenPublished } from "#tests/support/given-study.ts";
import { change, undoEverything } from "#tests/support/topic-state.ts";

const [CINEMATICA, PLANO] = [5008, 5071];

let admin: string;

beforeAll(async () => {
  admin = (await givenAdmin()).cookie;
});
afterEach(undoEverything);

async function besides(code: string): Promise<string[]> {
  const response = await door.send(
    dataAddress(`/q/${code}/parecidas`, "features/questions/pages/similar-questions"),
  );
  const { materials } = (await response.json()) as { materials: { address: string }[] };
  return materials.map(({ address }) => address);
}

it("materials and questions of topics that were merged meet, whichever of both was saved before", async () => {
  const question = await givenQuestion({ subject: "fisica", topics: ["Plano Inclinado"] });
  const other = await givenQuestion({ subject: "fisica", topics: ["Cinemática"] });
  const ofPlane = `/m/${await givenPublished(admin, { title: "Planos", topics: ["Plano Inclinado"] })}`;
  const ofMotion = `/m/${await givenPublished(admin, { title: "Movimentos", topics: ["Cinemática"] })}`;
  expect(await besides(question.code)).toEqual([ofPlane]);
  await change(PLANO, "merge", { into: String(CINEMATICA) });
  const topics = "SELECT topics FROM questions WHERE ord = ?";
  expect(await bindings.DB.prepare(topics).bind(question.ord).first("topics")).toBe(`[${CINEMATICA}]`);
  for (const { code } of [question, other]) expect(await besides(code)).toEqual([ofMotion, ofPlane]);
  const later = `/m/${await givenPublished(admin, { title: "Depois", topics: ["Cinemática"] })}`;
  expect(await besides(question.code)).toEqual([later, ofMotion, ofPlane]);
});
