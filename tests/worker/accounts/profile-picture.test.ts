import { beforeAll, describe, expect, it } from "vitest";
import { bindings } from "#tests/support/bindings.ts";
import { door } from "#tests/support/door.ts";
import { givenPerson, signedIn } from "#tests/support/given.ts";
import {
  givenProfile,
  openProfile,
  type ProfilePerson,
  pageSeen,
  sendProfileForm,
  wordsOf,
} from "#tests/support/given-profiles.ts";
import {
  jpeg,
  jpegWithMetadata,
  latin,
  png,
  pngWithMetadata,
  SECRET,
  webp,
  webpChunk,
  webpHead,
  webpWithMetadata,
} from "#tests/support/pictures.ts";

let other: string;

beforeAll(async () => {
  other = await signedIn(await givenPerson());
});

function upload(person: ProfilePerson, bytes: BlobPart, type = "image/png"): Promise<Response> {
  const picture = new Blob([bytes], { type });
  return sendProfileForm(person.path, { intent: "picture", picture }, { cookie: person.cookie });
}

async function keyOf({ id }: ProfilePerson): Promise<string | null> {
  const row = await bindings.DB.prepare("SELECT picture FROM users WHERE id = ?")
    .bind(id)
    .first<{ picture: string }>();
  return row?.picture ?? null;
}

async function storedFiles(): Promise<string[]> {
  const { objects } = await bindings.FILES.list({ prefix: "perfis/" });
  return objects.map(({ key }) => key);
}

async function statusOf(path: string, cookie?: string): Promise<number> {
  const response = await door.send(path, { cookie });
  await response.body?.cancel();
  return response.status;
}

describe("a picture", () => {
  it.each([
    ["image/jpeg", jpegWithMetadata()],
    ["image/png", pngWithMetadata()],
    ["image/webp", webpWithMetadata()],
  ])("%s is stored and served without what was written into it", async (type, bytes) => {
    const person = await givenProfile();
    // The announced type does not count, nor does the name.
    const response = await upload(person, bytes, "text/html");
    expect([response.status, wordsOf(await response.text()).includes("Foto salva.")]).toEqual([200, true]);
    const served = await door.send(`${person.path}/foto?v=${await keyOf(person)}`, { cookie: person.cookie });
    expect(Object.fromEntries(served.headers)).toMatchObject({
      "content-type": type,
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "private, max-age=31536000, immutable",
      "cross-origin-resource-policy": "same-origin",
    });
    const text = latin(new Uint8Array(await served.arrayBuffer()));
    expect(text.length).toBeGreaterThan(30);
    expect(text).not.toContain(SECRET);
  });

  it("is in the bar and on the profile from the next request on", async () => {
    const person = await givenProfile();
    await upload(person, png());
    const address = `${person.path}/foto?v=${await keyOf(person)}`;
    for (const path of ["/geral", person.path])
      expect((await (await door.send(path, { cookie: person.cookie })).text()).includes(address)).toBe(true);
  });

  it("is cached by no browser under an address that does not change with it", async () => {
    const person = await givenProfile();
    await upload(person, png());
    for (const query of ["", "?v=", "?v=outra"]) {
      const served = await door.send(`${person.path}/foto${query}`, { cookie: person.cookie });
      expect([served.status, served.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
      await served.body?.cancel();
    }
  });

  it("replaces the one before, which is deleted; removed, it is deleted as well", async () => {
    const person = await givenProfile();
    await upload(person, png());
    const first = await keyOf(person);
    await upload(person, jpeg());
    const second = await keyOf(person);
    expect(first === second).toBe(false);
    expect(await storedFiles()).not.toContain(`perfis/${first}`);
    expect(await storedFiles()).toContain(`perfis/${second}`);
    const removed = await sendProfileForm(
      person.path,
      { intent: "remove-picture" },
      { cookie: person.cookie },
    );
    expect(wordsOf(await removed.text()).includes("Foto removida.")).toBe(true);
    expect([await keyOf(person), (await storedFiles()).includes(`perfis/${second}`)]).toEqual([null, false]);
    expect(await statusOf(`${person.path}/foto`, person.cookie)).toBe(404);
  });
});

describe("who sees a picture", () => {
  it("sees the profile: others cannot learn whether there is one (SEC-18)", async () => {
    const person = await givenProfile();
    await upload(person, png());
    const address = `${person.path}/foto?v=${await keyOf(person)}`;
    const seen = () =>
      Promise.all([undefined, other, person.cookie].map((cookie) => statusOf(address, cookie)));
    expect(await seen()).toEqual([404, 404, 200]);
    await openProfile(person, "signed-in");
    expect(await seen()).toEqual([404, 200, 200]);
    expect((await pageSeen(person.path, other)).html).toContain(address);
    await openProfile(person, "everybody");
    expect(await seen()).toEqual([200, 200, 200]);
    await openProfile(person, "private");
    expect(await seen()).toEqual([404, 404, 200]);
    expect((await pageSeen(person.path, other)).html).not.toContain(`${person.path}/foto`);
    expect(await statusOf(`/imagens/../perfis/${await keyOf(person)}`, person.cookie)).toBe(404);
    expect(await statusOf(`/imagens/perfis/${await keyOf(person)}`, person.cookie)).toBe(404);
  });
});

describe("what is refused as a picture, with nothing stored (SEC-17, SEC-19):", () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><script>alert(1)</script></svg>';
  const huge = { width: 20_000, height: 20_000 };

  it.each([
    ["SVG", svg, 415],
    ["SVG called a PNG", svg, 415],
    ["HTML called a PNG", "<!doctype html><script>alert(1)</script>", 415],
    ["a GIF", "GIF89a\x08\0\x08\0\0\0\0;", 415],
    ["the beginning of a PNG alone", png().slice(0, 40), 415],
    ["a PNG of 20,000 × 20,000", png(huge), 415],
    ["a PNG one pixel too wide", png({ width: 4097, height: 8 }), 415],
    ["a JPEG of 20,000 × 20,000", jpeg(huge), 415],
    [
      "a WebP of 16,000 × 16,000",
      webp([webpHead({ width: 16_000, height: 16_000 }), webpChunk("VP8L", new Uint8Array(9))]),
      415,
    ],
    ["a WebP that moves", webp([webpHead(), webpChunk("ANIM", new Uint8Array(6))]), 415],
    ["3 MB", new Uint8Array(3 * 1024 * 1024), 413],
    ["nothing", "", 422],
  ] as const)("%s", async (_, bytes, status) => {
    const person = await givenProfile();
    const before = await storedFiles();
    const response = await upload(person, bytes);
    const words = wordsOf(await response.text());
    expect(response.status).toBe(status);
    // The form reports it, on the whole page.
    expect(words.includes("Salvar privacidade")).toBe(true);
    expect([await keyOf(person), await storedFiles()]).toEqual([null, before]);
  });

  it("5 MB, before it is read; and for visitors more than any form's body", async () => {
    const person = await givenProfile();
    const large = new Uint8Array(5 * 1024 * 1024);
    expect((await upload(person, large)).status).toBe(413);
    expect(
      (await sendProfileForm(person.path, { picture: new Blob([large.slice(0, 600_000)]) })).status,
    ).toBe(413);
    expect(await keyOf(person)).toBeNull();
  });

  it("a text instead of a file", async () => {
    const person = await givenProfile();
    const sent = { intent: "picture", picture: "foto.png" };
    expect((await sendProfileForm(person.path, sent, { cookie: person.cookie })).status).toBe(422);
  });

  it("any picture of somebody from a school, who has a fixed icon", async () => {
    const person = await givenProfile({ school: { id: "horizonte", role: "student" } });
    const response = await upload(person, png());
    expect([response.status, wordsOf(await response.text()).includes("Contas de escola usam")]).toEqual([
      422,
      true,
    ]);
    expect(await keyOf(person)).toBeNull();
    expect((await pageSeen(person.path, person.cookie)).html).toMatch(/avatars[\w-]*\.svg#escola/);
  });

  it("the twenty-first within an hour", async () => {
    const person = await givenProfile();
    const statuses: number[] = [];
    for (let count = 1; count <= 21; count++) statuses.push((await upload(person, png())).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  });
});
