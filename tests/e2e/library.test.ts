import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { pdfWithPages } from "#tests/support/pdf-file.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe.ts";
import { CUT_NETWORK, openPage, screens, visit } from "./support/browser.ts";
import { logIn } from "./support/people.ts";

const LIBRARY = "/escolas/horizonte/biblioteca";
const MB = 1024 * 1024;

function pdf(name: string, texts: readonly string[], padding = 0) {
  return { name, mimeType: "application/pdf", buffer: pdfWithPages(texts, padding) };
}

/** The rows of the list. */
function rows(page: Page, title: string) {
  return page.getByRole("region", { name: "Materiais" }).getByRole("link", { name: title, exact: true });
}

test("a file whose network was lost goes on after a reload where it ended, and is read in the page", async () => {
  const page = await openPage({ screen: "phone", tolerated: CUT_NETWORK });
  await logIn(page, "horizonte-professor");
  await visit(page, LIBRARY);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "PUT") sent.push(new URL(request.url()).pathname.split("/").at(-1) ?? "");
  });
  await page.route(/\/envios\/.*\/2$/, (route) => route.abort("internetdisconnected"));
  const book = pdf("Ondas e óptica.pdf", ["Primeira", "Segunda", "Terceira"], 11 * MB);
  await page.getByLabel("Enviar arquivos").last().setInputFiles(book);
  await page.getByText("Sem rede: continua sozinho quando ela voltar").waitFor();
  await page.getByRole("button", { name: "Pausar Ondas e óptica.pdf" }).click();
  await page.getByText("Em pausa").waitFor();
  await expectAccessible(page);

  await page.reload();
  const lines = page.getByRole("list", { name: "Envios" });
  await lines.getByText("Escolha o mesmo arquivo para continuar de 5 MB.").waitFor();
  const again = lines.getByLabel("Escolher arquivo");
  await again.setInputFiles(pdf("Ondas e óptica.pdf", ["Outro"]));
  await lines.getByText("Este não é o mesmo arquivo: o que falta tem 11 MB.").waitFor();
  await expectNoSidewaysScroll(page);
  await page.unroute(/\/envios\/.*\/2$/);
  sent.length = 0;
  await again.setInputFiles(book);
  await rows(page, "Ondas e óptica").waitFor();
  expect(sent).toEqual(["2", "3"]);
  expect(await lines.count()).toBe(0);

  await rows(page, "Ondas e óptica").click();
  await page.getByRole("button", { name: "Ver aqui" }).press("Enter");
  const reader = page.getByRole("region", { name: "PDF, 3 páginas" });
  await reader.getByText("Página 1: Primeira").waitFor();
  await expectAccessible(page);
  await page.getByRole("link", { name: /^Baixar \(11 MB\)$/ }).waitFor();
});

test("several files come at once, also dropped; what is no PDF is refused; the chosen are deleted and brought back", async () => {
  const page = await openPage();
  await logIn(page, "horizonte-assistente");
  await visit(page, LIBRARY);
  await page
    .getByLabel("Enviar arquivos")
    .last()
    .setInputFiles([
      pdf("Lista A.pdf", ["A"]),
      pdf("Lista B.pdf", ["B"]),
      { name: "Falso.pdf", mimeType: "application/pdf", buffer: Buffer.from("<script>alert(1)</script>") },
    ]);
  await rows(page, "Lista A").waitFor();
  await rows(page, "Lista B").waitFor();
  await page.getByText("Este arquivo diz ser pdf, mas não é. Exporte de novo.").waitFor();
  await page.getByRole("button", { name: "Tirar da lista Falso.pdf" }).click();

  const drop = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(["um texto"], "Notas.txt"));
    return transfer;
  });
  await page.getByText("ou arraste para cá").dispatchEvent("drop", { dataTransfer: drop });
  await rows(page, "Notas").waitFor();

  for (const title of ["Lista A", "Lista B"]) await page.getByLabel(`Escolher ${title}`).check();
  await page.setViewportSize(screens.desktop);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Excluir" }).click();
  await page.getByText("2 materiais excluídos.").waitFor();
  await rows(page, "Lista A").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Desfazer" }).click();
  await rows(page, "Lista A").waitFor();

  const search = page.getByRole("search", { name: "Buscar materiais" });
  await search.getByLabel("Título").fill("LÍSTA");
  await search.getByLabel("Título").press("Enter");
  await page.getByText("2 materiais", { exact: true }).waitFor();
  expect(await rows(page, "Notas").count()).toBe(0);
});

test("the address of a video sends no request to its site before the click", async () => {
  const page = await openPage();
  await logIn(page, "horizonte-admin");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).hostname));
  await visit(page, LIBRARY);
  await page.locator("summary", { hasText: "Adicionar vídeo por endereço" }).click();
  await page.getByLabel("Endereço do vídeo").fill("https://www.youtube.com/watch?v=abc");
  await page.getByRole("button", { name: "Adicionar vídeo" }).click();
  await page.getByText("Vídeo adicionado.").waitFor();
  await rows(page, "Vídeo do YouTube").first().click();
  const link = page.getByRole("link", { name: "Abrir vídeo (vem do YouTube)" });
  expect(await link.getAttribute("rel")).toBe("noopener noreferrer");
  expect(new Set(asked).size).toBe(1);
});

test("without scripts a plain form sends a file, replaces it and deletes it", async () => {
  const page = await openPage({ scripts: false, screen: "phone" });
  await logIn(page, "horizonte-professor");
  await page.goto(LIBRARY);
  await page
    .getByLabel("Enviar arquivos")
    .last()
    .setInputFiles(pdf("Sem scripts.pdf", ["Um"]));
  await page.getByRole("button", { name: "Enviar", exact: true }).click();
  await page.getByText("Arquivo enviado.").waitFor();
  await rows(page, "Sem scripts").click();
  await page.getByLabel("Título").fill("Com título");
  await page.getByRole("button", { name: "Salvar título" }).click();
  await page.getByText("Título salvo.").waitFor();
  await page
    .getByLabel("Substituir arquivo")
    .last()
    .setInputFiles(pdf("Outro.pdf", ["Dois"]));
  await page.getByRole("button", { name: "Enviar", exact: true }).click();
  await page.getByText("Arquivo enviado.").waitFor();
  await page.getByRole("button", { name: "Excluir" }).click();
  await page.getByText("1 material excluído.").waitFor();
  await page.getByRole("button", { name: "Desfazer" }).click();
  await page.getByText("1 material restaurado.").waitFor();
});
