import type { Page } from "playwright-core";
import { signIn } from "./people.ts";

const CREATE = "/escolas/horizonte/criar-avaliacao?redacao=true";

/** Creates an essay task for the teacher's classes; the address of its board. */
export async function askForSchoolEssay(teacher: Page, title: string): Promise<URL> {
  await signIn(teacher, "horizonte-professor", CREATE);
  await teacher.getByLabel("Tema da redação").selectOption("propria");
  await teacher.getByLabel("Tema, como na prova").fill(title);
  for (const each of await teacher.getByRole("group", { name: "Para quem" }).getByRole("checkbox").all())
    await each.check();
  await teacher.getByRole("button", { name: "Pedir a redação" }).click();
  await teacher.getByRole("heading", { level: 1, name: title }).waitFor();
  return new URL(teacher.url());
}
