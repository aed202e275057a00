import { describe, expect, it } from "vitest";
import { bindings } from "#tests/support/bindings.ts";
import { door, fromOurPage } from "#tests/support/door.ts";
import { hostileFiles } from "#tests/support/hostile-files.ts";
import { givenLibrary, type SentFile, sendFile } from "#tests/support/uploading.ts";

/** The types that a browser may open in place; all else is saved. */
const OPENED = ["application/pdf", "video/mp4"];

/** The file in a plain form, as without scripts. */
function sendForm({ name, bytes }: SentFile, schoolId: string, cookie: string): Promise<Response> {
  const form = new FormData();
  form.set("intent", "upload");
  form.set("file", new File([Uint8Array.from(bytes)], name.replace(/[\r\n]/g, "")));
  return door.send(`/escolas/${schoolId}/biblioteca`, {
    method: "POST",
    headers: fromOurPage,
    cookie,
    body: form,
  });
}

describe("hostile files neither run nor break anything (SEC-17, SEC-19)", () => {
  it("are at least twenty", () => expect(hostileFiles.length).toBeGreaterThanOrEqual(20));

  it.each(hostileFiles)("$what", async ({ name, bytes, refused }) => {
    const { schoolId, cookie } = await givenLibrary();
    const sent = await sendFile({ name, bytes }, { cookie, schoolId });
    const form = await sendForm({ name, bytes }, schoolId, cookie);
    await form.body?.cancel();
    if (refused) {
      expect([sent.value, form.status]).toEqual([null, 415]);
      expect(sent.refusal).toMatch(/^(?:Este arquivo diz ser|O documento|Programas)/);
      expect((await bindings.FILES.list({ prefix: `materials/${schoolId}/` })).objects).toEqual([]);
      return;
    }
    expect([sent.refusal, form.status]).toEqual([null, 200]);
    const path = `/escolas/${schoolId}/biblioteca/${sent.value?.id}/arquivo`;
    const response = await door.send(path, { cookie });
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(Uint8Array.from(bytes));
    const { headers } = response;
    const type = headers.get("Content-Type") ?? "";
    expect([...OPENED, "application/octet-stream"]).toContain(type);
    expect(headers.get("Content-Disposition")).toMatch(OPENED.includes(type) ? /^inline; / : /^attachment; /);
    expect(headers.get("Content-Security-Policy")).toBe("default-src 'none'; sandbox");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Set-Cookie")).toBeNull();
    for (const { key } of (await bindings.FILES.list()).objects)
      expect(key).toMatch(/^materials\/[a-z0-9]+\/[a-z0-9-]+_\d+_[0-9a-f]{32}$/);
  });
});
