import { afterEach, describe, expect, it, vi } from "vitest";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase, rowsRead } from "#tests/support/count-trips.ts";
import { door, openDoor } from "#tests/support/door.ts";
import { dataAddress } from "#tests/support/every-route.ts";
import { givenPerson, givenStudent, signedIn } from "#tests/support/given.ts";
import { answerIn, givenTrack, saveProgress, TRACK_CANARY } from "#tests/support/given-track.ts";
import { textAt } from "#tests/support/practising.ts";

afterEach(() => void vi.useRealTimers());

describe("a track's map", () => {
  it("shows where I am, what is next and how long it is", async () => {
    const track = await givenTrack([{ code: "s1" }, { code: "s2", after: "s1" }]);
    const cookie = await givenStudent();
    const fresh = await textAt(`/trilhas/${track}`, cookie);
    expect(fresh).toContain("Começar");
    expect(fresh).toContain("recomendado depois de Sobre s1");
    await saveProgress(cookie, track, { step: 2 });
    const begun = await textAt(`/trilhas/${track}`, cookie);
    expect(begun.replaceAll("<!-- -->", "")).toMatch(/passo 3 de 5, 7 min/);
    expect(begun.replaceAll("<!-- -->", "")).toContain("Você está aqui");
    expect(begun.replaceAll("<!-- -->", "")).toContain("20% feita");
    expect(begun).toContain(`/trilhas/${track}/s1?passo=3`);
    expect(await textAt("/trilhas", cookie)).toContain(`/trilhas/${track}/s1?passo=3`);
  });

  it("shows mastery that falls with forgetting", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
    const [track, person] = [await givenTrack(), await givenPerson()];
    const cookie = await signedIn(person);
    await answerIn(cookie, track, { v1: "B", v2: "B" });
    await saveProgress(cookie, track, { step: 5, checked: "check" });
    expect(await textAt(`/trilhas/${track}`, cookie)).toContain("firme");
    vi.setSystemTime(Date.now() + 20 * 86_400_000);
    const later = await textAt(`/trilhas/${track}`, await signedIn(person));
    expect(later).toContain("está esfriando");
    expect(later).toContain("Refazer a verificação");
  });

  it("lists the tracks of one's own exams first", async () => {
    const track = await givenTrack();
    const html = await textAt("/trilhas", await givenStudent());
    expect(html).toContain(`/trilhas/${track}`);
    expect(html).toContain("Trilhas");
  });
});

describe("a subtopic", () => {
  it("shows all its steps, and no key or solution before the answer", async () => {
    const [track, cookie] = [await givenTrack(), await givenStudent()];
    const address = `/trilhas/${track}/s1`;
    const data = dataAddress(address, "features/tracks/pages/subtopic");
    expect(await textAt(address, cookie)).toContain("Texto de A lição");
    for (const path of [
      address,
      data,
      `${address}?passo=3`,
      `${address}?passo=5`,
      `${address}?passo=ja-sei`,
    ]) {
      const shown = await (await door.send(path, { cookie })).text();
      expect(shown).not.toContain(TRACK_CANARY);
    }
    expect(await (await door.send(data, { cookie })).text()).not.toMatch(/"answered":(?!null)/);
    await answerIn(cookie, track, { q1: "A" });
    const after = await (await door.send(data, { cookie })).text();
    // Its own place and, drawn again, "Já sei isto".
    expect([1, 2]).toContain(after.split(TRACK_CANARY).length - 1);
  });

  it("and its map cost one trip and few rows", async () => {
    const [track, cookie] = [await givenTrack(), await givenStudent()];
    await answerIn(cookie, track, { q1: "B", q2: "A", v1: "B", v2: "B" });
    await saveProgress(cookie, track, { step: 5, checked: "check" });
    for (const [path, most] of [
      [`/trilhas/${track}`, 4],
      [`/trilhas/${track}/s1`, 40],
    ] as const) {
      const { database, trips } = countedDatabase(bindings.DB);
      expect((await openDoor({ DB: database }).send(path, { cookie })).status).toBe(200);
      expect(trips.length).toBe(1);
      expect(rowsRead(trips)).toBeLessThanOrEqual(most);
    }
  });

  it("that there is not is not found", async () => {
    const [track, cookie] = [await givenTrack(), await givenStudent()];
    for (const path of [
      `/trilhas/${track}/nada`,
      "/trilhas/nenhuma/s1",
      "/trilhas/nenhuma",
      "/trilhas/%22/%22",
    ])
      expect((await door.send(path, { cookie })).status, path).toBe(404);
  });
});
