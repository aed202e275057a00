import { describe, expect, it } from "vitest";
import { essayPaths } from "#app/features/essays/paths.ts";
import { loadEssay } from "#app/features/essays/services/load-essay.server.ts";
import { submitOwnEssay } from "#app/features/essays/services/submit-own-essay.server.ts";
import { sweepUploads } from "#app/platform/uploads/services/sweep-uploads.server.ts";
import { createRandom } from "#content/generator/random.ts";
import { bindings } from "#tests/support/bindings.ts";
import { type Door, door, fromOurPage, openDoor } from "#tests/support/door.ts";
import { dataAddress } from "#tests/support/every-route.ts";
import { faultyDatabase } from "#tests/support/faulty-database.ts";
import { freshId, visitorDeps } from "#tests/support/given.ts";
import { givenKnown, type Known } from "#tests/support/given-admin.ts";
import { jpeg, jpegWithMetadata, latin, png, SECRET } from "#tests/support/pictures.ts";
import { givenDraft } from "#tests/support/writing.ts";

const DAY = 86_400;

/** Sends a photograph as the sheet's page does. */
async function sendPhoto(
  { cookie }: Known,
  id: string,
  {
    photoId = freshId(),
    bytes = jpeg(),
    through = door,
  }: { photoId?: string; bytes?: Uint8Array; through?: Door } = {},
) {
  const body = new FormData();
  body.set("intent", "photo");
  body.set("foto", photoId);
  body.set("arquivo", new File([Uint8Array.from(bytes)], "folha.jpg", { type: "image/jpeg" }));
  const address = dataAddress(essayPaths.essay(id), "features/essays/pages/essay");
  const response = await through.send(address, { method: "POST", body, cookie, headers: fromOurPage });
  const reply = (await response.json().catch(() => null)) as { done?: boolean; message?: string } | null;
  return { status: response.status, done: reply?.done === true, message: reply?.message ?? null };
}

const photosOf = async ({ viewer }: Known, id: string) =>
  (await loadEssay(visitorDeps(), viewer, id)).photos.map((photo) => photo.id);

const keysOf = async (id: string) =>
  (await bindings.FILES.list({ prefix: `redacoes/${id}/` })).objects.map(({ key }) => key);

async function sweepIn(days: number): Promise<void> {
  const deps = visitorDeps();
  await sweepUploads({ ...deps, now: () => deps.now() + days * DAY });
}

async function act({ cookie }: Known, id: string, fields: Record<string, string>) {
  return door.post(dataAddress(essayPaths.essay(id), "features/essays/pages/essay"), fields, { cookie });
}

describe("a photograph of a sheet", () => {
  it("is stored without its place, for its author alone (SEC-05)", async () => {
    const [known, other] = [await givenKnown(), await givenKnown()];
    const id = await givenDraft(known);
    const photoId = freshId();
    expect(await sendPhoto(known, id, { photoId, bytes: jpegWithMetadata() })).toMatchObject({ done: true });
    const address = essayPaths.photo(id, photoId);
    const file = await door.send(address, { cookie: known.cookie });
    expect([file.status, file.headers.get("Content-Type")]).toEqual([200, "image/jpeg"]);
    expect(file.headers.get("Cache-Control")).toMatch(/private/);
    expect(file.headers.get("Content-Security-Policy")).toMatch(/sandbox/);
    expect(latin(new Uint8Array(await file.arrayBuffer()))).not.toContain(SECRET);
    expect((await door.send(address, { cookie: other.cookie })).status).toBe(404);
    expect((await door.send(address)).status).toBe(401);
    const elsewhere = essayPaths.photo(await givenDraft(other), photoId);
    for (const { cookie } of [known, other])
      expect((await door.send(elsewhere, { cookie })).status).toBe(404);
  });

  it("goes into nobody else's essay, and nothing of it stays", async () => {
    const [known, other] = [await givenKnown(), await givenKnown()];
    const id = await givenDraft(known);
    expect((await sendPhoto(other, id)).status).toBe(404);
    expect([await photosOf(known, id), await keysOf(id)]).toEqual([[], []]);
  });

  it("is a JPEG, up to six, each read in the order chosen", async () => {
    const known = await givenKnown();
    const id = await givenDraft(known);
    expect(await sendPhoto(known, id, { bytes: png() })).toMatchObject({ status: 415 });
    expect(await sendPhoto(known, id, { photoId: "../x" })).toMatchObject({ status: 400 });
    const ids = [freshId(), freshId(), freshId()];
    for (const photoId of ids) await sendPhoto(known, id, { photoId });
    expect(await photosOf(known, id)).toEqual(ids);
    await act(known, id, { intent: "arrange", foto: [...ids].reverse().join(" ") });
    expect(await photosOf(known, id)).toEqual([...ids].reverse());
    for (let index = 0; index < 3; index++) await sendPhoto(known, id);
    expect((await sendPhoto(known, id)).message).toMatch(/até 6 fotos/);
    expect(await photosOf(known, id)).toHaveLength(6);
  });

  it("that is removed, or comes too late, leaves no file after the sweep", async () => {
    const known = await givenKnown();
    const id = await givenDraft(known);
    const [gone, stays] = [freshId(), freshId()];
    for (const photoId of [gone, stays]) await sendPhoto(known, id, { photoId });
    await act(known, id, { intent: "remove-photo", foto: gone });
    await sweepIn(0);
    expect([await photosOf(known, id), (await keysOf(id)).length]).toEqual([[stays], 1]);
    await submitOwnEssay(visitorDeps(), known.viewer, { id, base: 1, way: "photos" });
    expect((await sendPhoto(known, id)).message).toMatch(/já foi entregue/);
    await act(known, id, { intent: "remove-photo", foto: stays });
    await sweepIn(9);
    expect([await photosOf(known, id), (await keysOf(id)).length]).toEqual([[stays], 1]);
  });
});

const CUTS = 100;

it(`${CUTS} uploads cut at random resume: each is stored once, none is orphaned, none is another's`, async () => {
  const random = createRandom(20261124);
  const other = await givenKnown();
  const authors = await Promise.all(Array.from({ length: 6 }, () => givenKnown()));
  const places = await Promise.all(
    Array.from({ length: CUTS }, async (_, index) => {
      const known = authors[index % authors.length] ?? other;
      return { known, photoId: freshId(), id: await givenDraft(known) };
    }),
  );
  for (const { known, id, photoId } of places) {
    // Lost on the way, or after any of a photograph's trips.
    const last = random.int(0, 5);
    let trips = 0;
    const fault = random.int(0, 1) === 0 ? "fails before" : "commits and loses the reply";
    const { database } = faultyDatabase(bindings.DB, fault, () => trips++ === last);
    await sendPhoto(known, id, { photoId, through: openDoor({ DB: database }) });
    const again = await Promise.all([sendPhoto(known, id, { photoId }), sendPhoto(known, id, { photoId })]);
    expect(again.map(({ done }) => done)).toEqual([true, true]);
  }
  await sweepIn(0);
  await sweepIn(6);
  for (const { known, id, photoId } of places) {
    expect([await photosOf(known, id), (await keysOf(id)).length]).toEqual([[photoId], 1]);
    const address = essayPaths.photo(id, photoId);
    expect((await door.send(address, { cookie: known.cookie })).status).toBe(200);
    expect((await door.send(address, { cookie: other.cookie })).status).toBe(404);
  }
});
