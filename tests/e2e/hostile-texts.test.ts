import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { xssPayloads } from "#tests/unit/bank/rendering/xss-payloads.ts";
import { openPage, untilReady, visit } from "./support/browser.ts";
import { hiddenCase } from "./support/moderation-page.ts";
import { givenAccount, logIn, signIn } from "./support/people.ts";
import { addressOfQuestion } from "./support/question-page.ts";

/** Payloads in texts of at most `longest` characters. */
function inTexts(longest: number, fits: (payload: string) => boolean = () => true): string[] {
  const texts: string[] = [];
  for (const payload of xssPayloads.filter(fits)) {
    const last = texts.at(-1);
    if (last !== undefined && last.length + payload.length + 2 <= longest)
      texts[texts.length - 1] = `${last}\n\n${payload}`;
    else if (payload.length <= longest) texts.push(payload);
  }
  return texts;
}

/** Whatever a payload would do, it calls alert; nothing of it may become an element that runs. */
function watchScripts(page: Page): string[] {
  const ran: string[] = [];
  page.on("dialog", (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  return ran;
}

const RUNNING =
  "main script, main iframe, main object, main embed, main svg animate, main [onload], main [onerror], main [onclick]";

async function expectHarmless(page: Page, path: string, ran: string[]): Promise<void> {
  await visit(page, path);
  expect([path, await page.locator(RUNNING).count()]).toEqual([path, 0]);
  expect([
    path,
    await page.locator('main a[href^="javascript:" i], main a[href^="data:" i]').count(),
  ]).toEqual([path, 0]);
  expect([path, ran]).toEqual([path, []]);
}

test("nothing runs of what is written to lists, doubts, answers and the team", async () => {
  const page = await openPage();
  const ran = watchScripts(page);
  const who = givenAccount();
  await logIn(page, who);

  await visit(page, "/listas/nova");
  await page.getByLabel("Nome").fill("<script>alert(1)</script>");
  await page.getByRole("button", { name: "Criar a lista" }).click();
  await page.waitForURL(/\/l\//);
  const list = new URL(page.url()).pathname;
  await visit(page, `${list}?parte=editar`);
  await page.getByLabel("Descrição").fill(inTexts(380)[1] ?? "");
  await page.getByLabel("Etiquetas").fill("<img src=x onerror=alert(1)>, <svg/onload=alert(1)>");
  await page.getByRole("button", { name: "Salvar mudanças" }).click();
  await page.getByText("<svg/onload=alert(1)>").first().waitFor();

  const [address = ""] = (await addressOfQuestion(page, "/questoes/IME?tipo=multipla-escolha", 4)).split("?");
  await visit(page, `${address}/duvida`);
  // A picture that is not ours is refused with a message.
  const [doubt = "", ...answers] = inTexts(1900, (payload) => !payload.includes("!["));
  await page.getByLabel("Sua dúvida").fill(doubt);
  await page.getByRole("button", { name: "Publicar dúvida" }).click();
  await page.waitForURL(/\/r\//);
  const thread = new URL(page.url()).pathname;
  for (const [index, text] of answers.slice(0, 4).entries()) {
    await page.getByRole("textbox", { name: "Escreva uma resposta" }).fill(text);
    await page.getByRole("button", { name: "Publicar", exact: true }).click();
    await page
      .getByRole("heading", { name: index === 0 ? "1 resposta" : `${index + 1} respostas` })
      .waitFor();
  }

  await visit(page, "/conversa");
  await page.getByLabel("Sua mensagem").fill(inTexts(900)[0] ?? "");
  await page.getByRole("button", { name: "Enviar" }).click();
  await page.getByRole("main").getByText("<script>alert(1)</script>").first().waitFor();

  for (const path of [list, `${list}/imprimir`, "/listas", thread, "/respostas", "/conversa"])
    await expectHarmless(page, path, ran);
  const team = await openPage();
  const ranThere = watchScripts(team);
  await signIn(team, "admin", "/moderacao");
  for (const path of ["/moderacao", "/admin/conversas", thread]) await expectHarmless(team, path, ranThere);
});

test("nothing runs of what the team, an appeal and a material say", async () => {
  const author = await openPage({ tolerated: /status of 404/ });
  const ran = watchScripts(author);
  await logIn(author, givenAccount());
  const [address = ""] = (await addressOfQuestion(author, "/questoes/IME?tipo=multipla-escolha", 5)).split(
    "?",
  );
  await visit(author, `${address}/duvida`);
  await author.getByLabel("Sua dúvida").fill("Uma dúvida que a equipe vai ocultar?");
  await author.getByRole("button", { name: "Publicar dúvida" }).click();
  await author.getByText("Dúvida publicada.").waitFor();

  const team = await openPage();
  const ranThere = watchScripts(team);
  await signIn(team, "admin", "/moderacao");
  const item = team.getByRole("listitem").filter({ hasText: "Uma dúvida que a equipe vai ocultar?" });
  const reason = inTexts(200)[0] ?? "";
  await item.getByLabel("Motivo").fill(reason);
  await item.getByRole("button", { name: "Ocultar" }).click();
  await team.getByRole("status").filter({ hasText: "Ocultado." }).waitFor();
  await visit(author, await hiddenCase(team));
  await author.getByLabel("Por que a decisão deve mudar?").fill(inTexts(480)[1] ?? "");
  await author.getByRole("button", { name: "Recorrer" }).click();
  await author.getByText(/^Recurso enviado/).waitFor();
  await expectHarmless(author, new URL(author.url()).pathname, ran);
  await expectHarmless(team, "/moderacao", ranThere);

  await visit(team, "/criar-material");
  await team.getByLabel("Título").fill("<img src=x onerror=alert(1)>");
  await team.getByLabel("Disciplina").selectOption({ label: "Física" });
  await team.getByRole("button", { name: "Criar rascunho" }).click();
  await team.getByRole("heading", { name: "Editar material" }).waitFor();
  await untilReady(team);
  await team.getByLabel("Resumo").fill("<svg/onload=alert(1)> <script>alert(1)</script>");
  await team
    .getByText(/^Assuntos/)
    .first()
    .click();
  await team.getByRole("checkbox", { name: "Vetores" }).check();
  // Pictures that are not ours and formulas that cannot be drawn are refused with a message.
  const text = inTexts(4000, (payload) => !/!\[|[$\\]/.test(payload)).join("\n\n");
  await team
    .getByRole("textbox", { name: "Texto da página" })
    .fill(`## <script>alert(1)</script>\n\n${text}`);
  await team.getByText("Rascunho salvo").waitFor();
  await team.getByRole("button", { name: "Publicar" }).click();
  await team.getByText("Publicado: todos já podem ler.").waitFor();
  const page = new URL(team.url()).pathname.replace("/editar", "");
  for (const path of [page, `${page}/editar`, "/materiais"]) await expectHarmless(team, path, ranThere);
  await expectHarmless(author, page, ran);
  const busca = encodeURIComponent("<script>alert(1)</script>");
  for (const path of [
    `/respostas?busca=${busca}`,
    `${address}/duvida?texto=${busca}`,
    `/materiais?q=${busca}`,
  ])
    await expectHarmless(author, path, ran);
});
