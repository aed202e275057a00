import { expect, test } from "vitest";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe.ts";
import { openPage, visit } from "./support/browser.ts";
import { codeOfEssay, gradeAs, gradeUnseen, LEFT_DEVICE } from "./support/grading.ts";
import { givenAccount, logIn } from "./support/people.ts";

test("a photographed essay is marked by keys and by hand, and its author sees where", async () => {
  const author = await openPage({ screen: "phone", tolerated: LEFT_DEVICE });
  await logIn(author, givenAccount());
  await visit(author, "/redacao/tema/leitura-na-adolescencia");
  const photo = await author.screenshot({ type: "jpeg" });
  await author.getByRole("button", { name: "Escrever" }).click();
  await author.getByRole("timer").waitFor();
  await author.getByRole("button", { name: "Fotografar a folha" }).click();
  await author
    .getByLabel("Escolher uma foto")
    .setInputFiles({ name: "folha.jpg", mimeType: "image/jpeg", buffer: photo });
  await author.getByRole("button", { name: /^Usar/ }).click();
  await author.getByRole("img", { name: "Folha 1 de 1" }).waitFor();
  await author.getByRole("button", { name: "Entregar", exact: true }).click();
  await author.getByRole("button", { name: "Entregar redação" }).click();
  await author.getByText(/^Entregue\. Quem corrige/).waitFor();
  const sheet = new URL(author.url()).pathname;
  const code = codeOfEssay(sheet);

  const first = await gradeAs("mentor", {
    code,
    grades: [120, 120, 120, 120, 120],
    about: async (page) => {
      await page.getByRole("button", { name: "Marcar em C2 na folha 1" }).press("Enter");
      const mark = page.getByRole("button", { name: /^Marca em C2/ });
      await expect.poll(() => mark.evaluate((element) => element === document.activeElement)).toBe(true);
      const before = await mark.boundingBox();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Shift+ArrowDown");
      const after = await mark.boundingBox();
      expect(after?.y).toBeGreaterThan(before?.y ?? Number.POSITIVE_INFINITY);
      expect(after?.height).toBeGreaterThan(before?.height ?? Number.POSITIVE_INFINITY);
      await page.getByRole("button", { name: "Marcar em C5 na folha 1" }).click();
      const other = page.getByRole("button", { name: /^Marca em C5/ });
      await other.hover();
      const start = await other.boundingBox();
      await page.mouse.down();
      await page.mouse.move((start?.x ?? 0) + 20, (start?.y ?? 0) - 100, { steps: 4 });
      await page.mouse.up();
      expect((await other.boundingBox())?.y).toBeLessThan((start?.y ?? 0) - 50);
      await page.getByLabel(/^Nota da marca em C2/).fill("Traga um autor.");
      await page.getByText("Tudo salvo.").waitFor();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await other.press("Delete");
      await expect.poll(() => other.count()).toBe(0);
      await page.getByText("Tudo salvo.").waitFor();
    },
  });
  await expect.poll(() => first.getByText("C2", { exact: true }).count()).toBeGreaterThan(0);
  await gradeUnseen("mentor-chefe", { code, grades: [120, 120, 120, 120, 120] });

  await visit(author, `${sheet}/resultado`);
  await author.getByRole("heading", { name: "Sua folha" }).waitFor();
  await author.getByText("Traga um autor.").waitFor();
  await author.getByText(/folha 1, a \d+ % do alto/).waitFor();
  await expectAccessible(author);
});
