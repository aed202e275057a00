import { describe, expect, it } from "vitest";
import { adminPaths } from "#app/features/admin/paths.ts";
import { updateAccess } from "#app/features/admin/services/update-access.server.ts";
import { searchPaths } from "#app/features/questions/paths.ts";
import { createSchool } from "#app/features/school/services/create-school.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door } from "#tests/support/door.ts";
import { cookiesOf, freshId, visitorDeps } from "#tests/support/given.ts";
import {
  auditOf,
  givenAdmin,
  givenKnown,
  type Known,
  postFields,
  versionOf,
} from "#tests/support/given-admin.ts";
import { openTab, until } from "#tests/support/notification-tab.ts";
import { viewerOfCookie } from "#tests/support/viewers.ts";
import { askPasswordCommand, userClaimsCommand } from "../../../scripts/farol/commands/user.ts";
import type { Platform } from "../../../scripts/platform/open-platform.ts";

type Fields = Readonly<Record<string, string | readonly string[]>>;

/** Saves the form of a person's page. */
async function save(admin: Known, { viewer }: Known, fields: Fields = {}): Promise<Response> {
  const version = await versionOf(viewer.id);
  const form = { intent: "access", version, claims: [], school: "", role: "student", ...fields };
  return postFields(adminPaths.person(viewer.id), form, admin.cookie);
}

async function claimsNow(cookie: string): Promise<unknown> {
  const response = await door.send(`${searchPaths.search()}?_data=root`, { cookie });
  return ((await response.json()) as { viewer: { claims: string[] } | null }).viewer?.claims;
}

describe("an admin changes what a person may do", () => {
  it("with one audit row, effective from the person's next request on (SEC-07, SEC-34)", async () => {
    const [admin, student] = [await givenAdmin(), await givenKnown({ claims: ["mentee"] })];
    expect(await claimsNow(student.cookie)).toEqual(["mentee"]);
    const response = await save(admin, student, { claims: ["pro", "mentor"] });
    expect([response.status, response.headers.get("Location")]).toEqual([
      302,
      adminPaths.person(student.viewer.id, "access"),
    ]);
    expect(await claimsNow(student.cookie)).toEqual(["pro", "mentor"]);
    const rows = await auditOf(student.viewer.id);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ action: "user.access", actor_id: admin.viewer.id, reason: null });
    expect(JSON.parse(rows[0]?.before ?? "")).toEqual({ claims: ["mentee"], school: null, role: null });
    expect(JSON.parse(rows[0]?.after ?? "")).toEqual({ claims: ["pro", "mentor"], school: null, role: null });
    expect(rows[0]?.request_id).toMatch(/^[0-9a-f]{32}$/);
    expect(Math.abs((rows[0]?.at ?? 0) - visitorDeps().now())).toBeLessThan(5);
  });

  it("and the person's open tab is closed by the change itself (SEC-07)", async () => {
    const [admin, student] = [await givenAdmin(), await givenKnown()];
    const tab = await openTab(student.cookie);
    await save(admin, student, { claims: ["pro"] });
    await until(() => tab.closed !== null);
    expect(tab.closed).toBe(4001);
  });

  it("to a role in a school that exists, and in no other", async () => {
    const [admin, teacher] = [await givenAdmin(), await givenKnown()];
    const id = `escola-${freshId().slice(0, 8)}`;
    await createSchool(visitorDeps(), { id, name: "Colégio de Teste", supportPhone: null });
    expect((await save(admin, teacher, { school: id, role: "teacher" })).status).toBe(302);
    const row = await bindings.DB.prepare("SELECT school_id, school_role FROM users WHERE id = ?")
      .bind(teacher.viewer.id)
      .first();
    expect(row).toEqual({ school_id: id, school_role: "teacher" });
    const refused = await save(admin, teacher, { school: "nao-existe", role: "teacher" });
    expect(refused.status).toBe(404);
    expect(await refused.text()).toContain("Não há escola com este código.");
    expect((await save(admin, teacher, { school: id, role: "diretora" })).status).toBe(400);
    expect(await auditOf(teacher.viewer.id)).toHaveLength(1);
  });

  it("and what changes nothing leaves no row and no new version", async () => {
    const [admin, student] = [await givenAdmin(), await givenKnown({ claims: ["mentor", "pro"] })];
    const response = await save(admin, student, { claims: ["pro", "mentor"] });
    expect(response.headers.get("Location")).toBe(adminPaths.person(student.viewer.id, "same"));
    expect([await versionOf(student.viewer.id), await auditOf(student.viewer.id)]).toEqual(["0", []]);
  });

  it("and a claim that does not exist, or no version, is refused as no form of ours", async () => {
    const [admin, student] = [await givenAdmin(), await givenKnown()];
    expect((await save(admin, student, { claims: ["pro", "deus"] })).status).toBe(400);
    expect((await save(admin, student, { claims: ["pro"], version: "" })).status).toBe(400);
    expect(await auditOf(student.viewer.id)).toEqual([]);
  });
});

describe("two admins at the same person", () => {
  it("the second is informed, their choice stays in the form, and the first's change remains", async () => {
    const [one, two, student] = [await givenAdmin(), await givenAdmin(), await givenKnown()];
    const version = await versionOf(student.viewer.id);
    await save(one, student, { claims: ["pro"], version });
    const response = await save(two, student, { claims: ["mentee"], version });
    const html = await response.text();
    expect(response.status).toBe(409);
    expect(html).toContain("Esta conta mudou enquanto você editava.");
    expect(html).toContain("Agora ela tem: <!-- -->Pro");
    expect(html).toMatch(
      /<input type="checkbox" name="claims"[^>]*value="mentee"[^>]*checked|checked=""[^>]*value="mentee"/,
    );
    expect(await claimsNow(student.cookie)).toEqual(["pro"]);
    expect(await auditOf(student.viewer.id)).toHaveLength(1);
  });

  it("at once, one wins and the other is informed", async () => {
    const [one, two, student] = [await givenAdmin(), await givenAdmin(), await givenKnown()];
    const version = await versionOf(student.viewer.id);
    const responses = await Promise.all([
      save(one, student, { claims: ["pro"], version }),
      save(two, student, { claims: ["mentee"], version }),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([302, 409]);
    expect(await auditOf(student.viewer.id)).toHaveLength(1);
  });
});

describe("administration itself", () => {
  it("cannot be withdrawn from oneself", async () => {
    const [admin] = [await givenAdmin(), await givenAdmin()];
    const response = await save(admin, admin, { claims: ["pro"] });
    expect(response.status).toBe(409);
    expect(await response.text()).toContain("Na sua própria conta isso não é possível.");
    expect((await save(admin, admin, { claims: ["pro", "admin"] })).status).toBe(302);
  });

  it("stays with the last who has it, also on the command line", async () => {
    const [last, ...others] = [await givenAdmin(), await givenAdmin(), await givenAdmin()];
    const deps = visitorDeps();
    const all = await bindings.DB.prepare(
      "SELECT u.id FROM user_marks m JOIN users u ON u.num = m.num WHERE m.mark = 'claim:admin'",
    ).all<{ id: string }>();
    expect(all.results.length).toBeGreaterThanOrEqual(others.length + 1);
    const shell = { viewer: null, requestId: freshId() };
    const plain = { claims: [], school: null, version: null } as const;
    for (const { id } of all.results)
      if (id !== last.viewer.id) await updateAccess(deps, shell, { userId: id, ...plain });
    await expect(updateAccess(deps, shell, { userId: last.viewer.id, ...plain })).rejects.toMatchObject({
      code: "last-admin",
    });
    expect(await claimsNow(last.cookie)).toEqual(["admin"]);
  });

  it("is checked by the service for any caller, whatever page they come from", async () => {
    const [student, other] = [
      await givenKnown(),
      await givenKnown({ claims: ["moderator", "plantelAdmin"] }),
    ];
    const wanted = { userId: student.viewer.id, claims: ["pro"], school: null, version: null } as const;
    const actor = { viewer: other.viewer, requestId: freshId() };
    await expect(updateAccess(visitorDeps(), actor, wanted)).rejects.toMatchObject({ code: "no-permission" });
    for (const asker of [undefined, student.cookie, other.cookie]) {
      const response = await postFields(
        adminPaths.person(student.viewer.id),
        { intent: "access", version: "0", claims: ["admin"] },
        asker,
      );
      expect(response.status).toBe(401);
    }
    expect(await auditOf(student.viewer.id)).toEqual([]);
  });
});

describe("the command line", () => {
  it("goes the same way: `user claims` leaves a row by nobody", async () => {
    const student = await givenKnown();
    const platform = { deps: visitorDeps() } as Platform;
    const said = await userClaimsCommand(platform, { email: student.person.email, claims: "pro,ultra" });
    expect(said).toContain("pro, ultra");
    expect(await claimsNow(student.cookie)).toEqual(["pro", "ultra"]);
    expect(await auditOf(student.viewer.id)).toMatchObject([{ action: "user.access", actor_id: null }]);
    const admin = await givenAdmin();
    const page = await door.send(adminPaths.auditOf(student.viewer.id), { cookie: admin.cookie });
    expect(await page.text()).toContain("linha de comando");
  });

  it("`user ask-password` requires a new one at the person's next page, and reports an unknown account", async () => {
    const student = await givenKnown();
    const platform = { deps: visitorDeps() } as Platform;
    const before = await viewerOfCookie(student.cookie);
    const said = await askPasswordCommand(platform, { email: student.person.email.toUpperCase() });
    expect(said).toContain("vai escolher uma senha nova na próxima página");
    const next = cookiesOf(await door.send("/geral", { cookie: student.cookie }));
    const after = await viewerOfCookie(next);
    expect([before.pendingPasswordReset, after.pendingPasswordReset]).toEqual([false, true]);
    expect(await auditOf(student.viewer.id)).toMatchObject([{ action: "user.ask-password", actor_id: null }]);
    await expect(askPasswordCommand(platform, {})).rejects.toThrow("Falta --email.");
    const unknown = { email: "ninguem@farol.test" };
    await expect(askPasswordCommand(platform, unknown)).rejects.toThrow(
      "Não há conta com o e-mail ninguem@farol.test.",
    );
  });
});

describe("the audit (SEC-34)", () => {
  it.each(["UPDATE audit SET actor_id = 'outra'", "DELETE FROM audit"])("refuses: %s", async (sql) => {
    const [admin, student] = [await givenAdmin(), await givenKnown()];
    await save(admin, student, { claims: ["pro"] });
    await expect(bindings.DB.prepare(sql).run()).rejects.toThrow(/only added to/);
    expect(await auditOf(student.viewer.id)).toHaveLength(1);
  });
});
