import { test } from "vitest";
import { expectSoundOnScreens } from "./support/axe.ts";
import { openPage, visit } from "./support/browser.ts";
import { signIn } from "./support/people.ts";

test("pages of jobs", { timeout: 240_000 }, async () => {
  const admin = await openPage();
  await signIn(admin, "admin", "/admin/trabalhos");
  await admin.getByRole("heading", { level: 1, name: "Trabalhos" }).waitFor();
  await expectSoundOnScreens(admin);
  await admin.screenshot({ path: "/tmp/w-admin.png", fullPage: true });
  await admin.setViewportSize({ width: 390, height: 844 });
  await admin.screenshot({ path: "/tmp/w-admin-phone.png", fullPage: true });
  await admin.setViewportSize({ width: 1280, height: 800 });
  await visit(admin, "/escolas/horizonte/gestao/trabalhos");
  await admin.getByRole("heading", { level: 1, name: "Trabalhos" }).waitFor();
  await expectSoundOnScreens(admin);
  await admin.screenshot({ path: "/tmp/w-school.png", fullPage: true });
});
