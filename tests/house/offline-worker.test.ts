import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { sittingPaths } from "#app/features/assessments/paths.ts";
import { essayPaths } from "#app/features/essays/paths.ts";
import { materialPaths } from "#app/features/library/paths.ts";
import { notebookPaths } from "#app/features/notebooks/paths.ts";
import { practicePaths } from "#app/features/practice/paths.ts";
import { pageData } from "#app/platform/requests/domain/page-data.ts";
import { pages } from "./route-map.ts";
import { isPresent, textOf } from "./source-files.ts";

const ORIGIN = "https://farol.test";
const NOTEBOOK = "caderno-de-fisica-0123456789";
const ASSESSMENT = "simulado-de-fisica-0123456789";
const ESSAY = "redacao-sobre-a-leitura-0123456789";
const SESSION = "sessao-de-pratica-0123456789";

type Asked = { method: string; mode: string; url: string };
type Fetched = { request: Asked; respondWith: (answer: Promise<unknown>) => void };
type World = { network: () => Promise<unknown>; kept: Record<string, string> };

/** The worker in a sandbox: returns its responses, and null where it lets a request pass. */
function givenWorker({ network, kept }: World) {
  const listeners: Record<string, (event: Fetched) => void> = {};
  runInNewContext(textOf("public/praticar/offline.js"), {
    URL,
    self: {
      location: { origin: ORIGIN },
      addEventListener: (type: string, listener: (event: Fetched) => void) => {
        listeners[type] = listener;
      },
    },
    caches: { match: async (path: string) => kept[path] },
    fetch: network,
  });
  return (path: string, mode = "navigate", method = "GET"): Promise<unknown> | null => {
    let answer: Promise<unknown> | null = null;
    const request = { method, mode, url: new URL(path, ORIGIN).href };
    listeners.fetch?.({
      request,
      respondWith: (promise) => {
        answer = promise;
      },
    });
    return answer;
  };
}

const offline = () => Promise.reject(new TypeError("Failed to fetch"));
const online = async () => ({ status: 200, from: "network" });

test("the offline worker sees five pages of all, and no data of any", () => {
  const ask = givenWorker({ network: online, kept: {} });
  const addresses = pages.map(({ pattern }) =>
    pattern
      .replace(/:sessionId/, SESSION)
      .replace(/:notebookId/, NOTEBOOK)
      .replace(/:assessmentId/, ASSESSMENT)
      .replace(/:essayId/, ESSAY)
      .replace(/:\w+\??/g, "parte"),
  );
  const seen = addresses.filter((address) => ask(address) !== null);
  expect(seen).toEqual([
    materialPaths.material("parte"),
    essayPaths.essay(ESSAY),
    practicePaths.session(SESSION),
    notebookPaths.notebook("parte", NOTEBOOK),
    sittingPaths.assessment("parte", ASSESSMENT),
  ]);
  for (const address of [...addresses, "/__manifest?p=/questoes"]) {
    expect([address, ask(`${address}?_data=root`, "cors")]).toEqual([address, null]);
    expect([address, ask(pageData(address), "cors")]).toEqual([address, null]);
    expect([address, ask(address, "navigate", "POST")]).toEqual([address, null]);
  }
  for (const other of ["/callable/savePractice", "/canal/avisos", "/icone.svg", "/praticar/offline.js"])
    expect([other, ask(other, "cors")]).toEqual([other, null]);
  expect(ask("https://outro.test/assets/a.js", "cors")).toBeNull();
});

test("the network's answer is shown, whatever is cached", async () => {
  const kept = { [`/praticar/${SESSION}`]: "kept page", "/assets/a.js": "kept file" };
  const ask = givenWorker({ network: online, kept });
  expect(await ask(`/praticar/${SESSION}?questao=2`)).toMatchObject({ from: "network" });
  expect(await ask("/assets/a.js", "cors")).toMatchObject({ from: "network" });
});

test("without a network it answers from the cache, and else fails as the network does", async () => {
  const kept = { [`/praticar/${SESSION}`]: "kept page", "/imagens/a.png": "kept picture" };
  const ask = givenWorker({ network: offline, kept });
  expect(await ask(`/praticar/${SESSION}?questao=2`)).toBe("kept page");
  expect(await ask("/imagens/a.png", "no-cors")).toBe("kept picture");
  await expect(ask("/assets/a.js", "cors")).rejects.toThrow("Failed to fetch");
  await expect(ask(`/praticar/outra-${SESSION}`)).rejects.toThrow("Failed to fetch");
});

test("a section of a notebook is its own page where it is stored, else the notebook's", async () => {
  const address = notebookPaths.notebook("escola", NOTEBOOK);
  const section = notebookPaths.notebook("escola", NOTEBOOK, "secao-dois");
  const ask = givenWorker({ network: offline, kept: { [address]: "notebook", [section]: "section" } });
  expect(await ask(section)).toBe("section");
  expect(await ask(notebookPaths.notebook("escola", NOTEBOOK, "outra"))).toBe("notebook");
  expect(await ask(address)).toBe("notebook");
  expect(ask(notebookPaths.edit("escola", NOTEBOOK))).toBeNull();
});

test("a file removed by a new release comes from the cache; a page that is gone is gone (REL-14)", async () => {
  const kept = { [`/praticar/${SESSION}`]: "kept page", "/assets/a.js": "kept file" };
  const ask = givenWorker({ network: async () => ({ status: 404 }), kept });
  expect(await ask("/assets/a.js", "cors")).toBe("kept file");
  expect(await ask("/assets/b.js", "cors")).toEqual({ status: 404 });
  expect(await ask(`/praticar/${SESSION}`)).toEqual({ status: 404 });
});

test.skipIf(!isPresent("build/client/assets"))(
  "the files it caches are the session's own, its fonts and styles, and none of the staff's (skipped until `remix vite:build` ran)",
  () => {
    const list = JSON.parse(textOf(`build/client${practicePaths.offline("arquivos.json")}`));
    const { files, bytes } = list as { files: string[]; bytes: number };
    expect(bytes).toBeGreaterThan(500_000);
    expect(bytes).toBeLessThan(1_500_000);
    expect(files.filter((file) => !isPresent(`build/client${file}`))).toEqual([]);
    for (const needed of [
      "entry.client",
      "libraries",
      "practice-outbox",
      "desk-dialogs",
      "farol-serif",
      "app",
    ])
      expect([needed, files.some((file) => file.startsWith(`/assets/${needed}-`))]).toEqual([needed, true]);
    // "in-school": the addresses of a school, which the shell has too.
    expect(files.filter((file) => /admin|(?<!in-)school|person|import/.test(file))).toEqual([]);
  },
);
