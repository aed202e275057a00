import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from "vitest";
import { chromiumFlags } from "../../scripts/platform/chromium.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe.ts";
import {
  CUT_NETWORK,
  ownAddress,
  PATIENCE,
  screens,
  settle,
  tellPages,
  visit,
  watchErrors,
  windowlessPath,
} from "./support/browser.ts";
import { givenMentorship, logIn } from "./support/people.ts";
import { addressOfQuestion } from "./support/question-page.ts";

/** The browser's fake camera and microphone, allowed without a prompt; connections within one machine. */
const FAKE_DEVICES = [
  "--use-fake-device-for-media-stream",
  "--use-fake-ui-for-media-stream",
  "--allow-loopback-in-peer-connection",
];

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: windowlessPath(),
    args: [...chromiumFlags, ...FAKE_DEVICES],
  });
});

afterAll(() => browser.close());

/** A person's browser with devices; its sockets can be cut by `cutRoom`. */
async function openPerson(who: string, screen: keyof typeof screens): Promise<Page> {
  const context: BrowserContext = await browser.newContext({
    baseURL: inject("baseUrl"),
    viewport: screens[screen],
    hasTouch: screen === "phone",
    reducedMotion: "reduce",
    locale: "pt-BR",
    extraHTTPHeaders: ownAddress(),
  });
  context.setDefaultTimeout(PATIENCE);
  await settle(context);
  await context.addInitScript(() => {
    const rooms: WebSocket[] = [];
    const Native = window.WebSocket;
    window.WebSocket = class extends Native {
      constructor(address: string | URL, protocols?: string | string[]) {
        super(address, protocols);
        if (String(address).includes("/canal/reuniao/")) rooms.push(this);
      }
    };
    Object.assign(window, { rooms });
  });
  const errors = watchErrors(context, CUT_NETWORK);
  onTestFinished(async ({ task }) => {
    if (task.result?.state === "fail") await tellPages(context);
    await context.close();
    expect(errors, "errors in the browser").toEqual([]);
  });
  const page = await context.newPage();
  await logIn(page, who);
  return page;
}

/** Closes the socket of a page's room, as a restart of the room does. Returns how many were ever opened. */
function cutRoom(page: Page): Promise<number> {
  return page.evaluate(() => {
    const rooms = Reflect.get(window, "rooms") as WebSocket[];
    for (const room of rooms) room.close(4001);
    return rooms.length;
  });
}

function roomsOpened(page: Page): Promise<{ all: number; isOpen: boolean }> {
  return page.evaluate(() => {
    const rooms = Reflect.get(window, "rooms") as WebSocket[];
    return { all: rooms.length, isOpen: rooms.at(-1)?.readyState === WebSocket.OPEN };
  });
}

type Seen = { width: number; time: number; sounds: boolean };

/** What a page sees of another person: the picture's width, how far it has played, and whether there is sound. */
function seen(page: Page, name: string): Promise<Seen> {
  return page.getByLabel(`Câmera de ${name}`).evaluate((video: HTMLVideoElement) => ({
    width: video.videoWidth,
    time: video.currentTime,
    sounds: (video.srcObject as MediaStream | null)?.getAudioTracks().some(({ muted }) => !muted) ?? false,
  }));
}

/** Both see moving pictures of each other. */
async function seeEachOther(pairs: readonly (readonly [Page, string])[]): Promise<void> {
  for (const [page, name] of pairs) {
    await expect.poll(async () => (await seen(page, name)).width, { timeout: PATIENCE }).toBeGreaterThan(0);
    const { time } = await seen(page, name);
    await expect.poll(async () => (await seen(page, name)).time, { timeout: PATIENCE }).toBeGreaterThan(time);
  }
}

/**
 * In five to ten minutes, in Brasília, in the format of the fields: late enough for a slow machine, and the room is
 * open.
 */
function soon(): { day: string; clock: string } {
  const at = Math.ceil((Date.now() / 1000 + 300) / 300) * 300;
  const local = new Date((at - 3 * 3600) * 1000).toISOString();
  return { day: local.slice(0, 10), clock: local.slice(11, 16) };
}

async function book(page: Page): Promise<void> {
  await page.getByRole("group", { name: "Com quem" }).getByRole("checkbox").first().check();
  const { day, clock } = soon();
  await page.getByLabel("Dia", { exact: true }).fill(day);
  await page.getByLabel("Horário (Brasília)").fill(clock);
  await page.getByRole("button", { name: "Marcar encontro" }).click();
  await page.getByText("Encontro marcado. Avisamos um dia e uma hora antes.").waitFor();
}

test("a mentor books, both meet and see each other, through a restart of the signals and a change of network", async () => {
  const { mentor: ritas, mentee: bias } = givenMentorship();
  const [rita, bia] = [await openPerson(ritas, "desktop"), await openPerson(bias, "phone")];
  const [search] = (await addressOfQuestion(bia, "/questoes/todas/todos/fisica", 0)).split("?");
  const code = search?.split("/").at(-1) ?? "";
  await visit(rita, "/mentores/encontros");
  await book(rita);

  await visit(bia, "/mentoria");
  await bia.getByText("Próximo encontro: ").waitFor();
  await bia.getByRole("link", { name: "Ver encontros" }).tap();
  await bia.getByRole("heading", { level: 1, name: "Encontros" }).waitFor();
  await bia.getByRole("link", { name: "Entrar na sala" }).first().tap();
  await bia.getByRole("button", { name: "Testar câmera, microfone e rede" }).tap();
  await bia.getByText("Câmera: funciona").waitFor();
  await bia.getByText("Microfone: funciona").waitFor();
  await expectAccessible(bia);
  await bia.getByRole("button", { name: "Entrar com câmera" }).tap();
  await bia.getByText("Você está na sala. Esperando os outros…").waitFor();
  await rita.getByRole("link", { name: "Entrar na sala" }).first().click();
  await rita.getByRole("button", { name: "Entrar com câmera" }).click();

  const [mentor, mentee] = await Promise.all(
    [bia, rita].map(async (page) => {
      const other = page.getByLabel(/^Câmera de /);
      await other.waitFor();
      return ((await other.getAttribute("aria-label")) ?? "").replace("Câmera de ", "");
    }),
  );
  const pairs = [
    [bia, mentor ?? ""],
    [rita, mentee ?? ""],
  ] as const;
  await seeEachOther(pairs);
  expect((await seen(rita, mentee ?? "")).sounds).toBe(true);
  await expectAccessible(rita);
  await expectNoSidewaysScroll(bia);

  const before = await cutRoom(bia);
  await bia.getByText("Voltando à sala…").waitFor();
  await seeEachOther(pairs);
  await expect.poll(() => roomsOpened(bia)).toEqual({ all: before + 1, isOpen: true });
  await seeEachOther(pairs);

  await bia.evaluate(() => window.dispatchEvent(new Event("online")));
  await seeEachOther(pairs);

  await rita.keyboard.press("v");
  await bia.getByLabel(`Câmera de ${mentor}`).waitFor({ state: "hidden" });
  await rita.keyboard.press("v");
  await seeEachOther(pairs);

  await bia.getByRole("button", { name: "Levantar a mão" }).tap();
  await rita.getByText("mão levantada").waitFor();
  await rita.getByRole("button", { name: `Silenciar ${mentee}` }).click();
  await bia.getByText("silenciou o seu microfone").waitFor();
  await bia.getByRole("button", { name: "Falar" }).tap();
  await bia.getByRole("button", { name: "Conversa" }).tap();
  await bia.getByLabel("Mensagem").fill("Travei nesta questão");
  await bia.getByRole("button", { name: "Enviar" }).tap();
  await rita.getByRole("button", { name: "Conversa (1)" }).click();
  await rita.getByText("Travei nesta questão").waitFor();
  await bia.getByRole("button", { name: "Questão" }).tap();
  await bia.getByLabel("Código da questão").fill(code);
  await bia.getByRole("button", { name: "Mostrar a todos" }).tap();
  await rita.getByRole("heading", { name: `Questão compartilhada ${code}` }).waitFor();
  await rita
    .getByRole("region", { name: /^Questão compartilhada/ })
    .locator(".rich-text")
    .first()
    .waitFor();
  await expectAccessible(rita);
  await seeEachOther(pairs);

  await bia.getByRole("button", { name: "Sair", exact: true }).tap();
  await bia.getByText("Você saiu da sala.").waitFor();
  await rita.getByLabel(/^Câmera de /).waitFor({ state: "detached" });
});

test("a person without a camera enters by sound alone, and is audible and named", async () => {
  const { mentor, mentee } = givenMentorship();
  const [rita, bia] = [await openPerson(mentor, "phone"), await openPerson(mentee, "desktop")];
  await visit(rita, "/mentores/encontros");
  await book(rita);
  await rita.getByRole("link", { name: "Entrar na sala" }).first().tap();
  await rita.getByRole("button", { name: "Entrar só com áudio" }).tap();
  await visit(bia, "/mentoria/encontros");
  await bia.getByRole("link", { name: "Entrar na sala" }).first().click();
  await bia.getByRole("button", { name: "Entrar com câmera" }).click();
  await rita.getByLabel(/^Câmera de /).waitFor();
  const name = (await rita.getByLabel(/^Câmera de /).getAttribute("aria-label"))?.replace("Câmera de ", "");
  await seeEachOther([[rita, name ?? ""]]);
  const hears = () =>
    bia.locator("video:not([aria-label='Sua câmera'])").evaluate((video: HTMLVideoElement) => {
      const stream = video.srcObject as MediaStream | null;
      return stream?.getAudioTracks().some(({ muted }) => !muted) ?? false;
    });
  await expect.poll(hears, { timeout: PATIENCE }).toBe(true);
});
