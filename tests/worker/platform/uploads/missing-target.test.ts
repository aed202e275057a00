import { expect, it } from "vitest";
import { storeAtOnce } from "#app/platform/uploads/services/store-at-once.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { visitorDeps } from "#tests/support/given.ts";
import { givenLibrary } from "#tests/support/uploading.ts";
import { viewerOfCookie } from "#tests/support/viewers.ts";

it("a file in one request for a material that is not there reserves no space and counts no start (SEC-19)", async () => {
  const { schoolId, cookie } = await givenLibrary();
  const viewer = await viewerOfCookie(cookie);
  const bytes = new TextEncoder().encode("Ondas e sons.\n");
  const place = { ownerKind: "school-material", owner: schoolId, name: "ondas.txt", bytes } as const;
  const sent = storeAtOnce(visitorDeps(), viewer, { ...place, target: "inexistente" });
  await expect(sent).rejects.toMatchObject({ code: "material-not-found" });
  const kept = await bindings.DB.prepare(
    "SELECT (SELECT count(*) FROM uploads WHERE owner = ?1) + (SELECT count(*) FROM rate_limits WHERE key = ?2) AS rows",
  )
    .bind(schoolId, `upload:school-material:${viewer.num}`)
    .first("rows");
  expect(kept).toBe(0);
});
