import { cloudflare } from "@cloudflare/vite-plugin";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import license, { type Dependency } from "rollup-plugin-license";
import { defineConfig, type InlineConfig, type Plugin, type UserConfig } from "vite";
import { withoutBrowserParts } from "./scripts/platform/browser-parts.ts";
import { configuredOfPage } from "./scripts/platform/configured-of-page.ts";
import { listOfflineFiles } from "./scripts/platform/list-offline-files.ts";
import { iconsFromTheirFiles, leanIcons } from "./scripts/platform/patches/icons.ts";
import { shortInlineScripts } from "./scripts/platform/patches/inline-scripts.ts";
import { lazyRoutes } from "./scripts/platform/patches/lazy-routes.ts";
import { reportMissingCode } from "./scripts/platform/patches/missing-code.ts";
import { mendedRouter } from "./scripts/platform/patches/router.ts";
import { withoutSingleFetch } from "./scripts/platform/patches/single-fetch.ts";
import { dictionaryLicences, portugueseDictionary } from "./scripts/platform/portuguese-dictionary.ts";
import { siteTexts } from "./scripts/platform/site-texts.ts";
import { workerEntry } from "./scripts/platform/worker-entry.ts";

/** Remix starts a second Vite server from this file (`configFile: false`); the Worker runtime belongs only to the first. */
function workerRuntime(command: string): Plugin[] {
  if (command !== "serve") return [];
  const applies = (config: UserConfig) => (config as InlineConfig).configFile !== false;
  return cloudflare({ config: { main: "workers/app.ts" }, viteEnvironment: { name: "worker" } }).map(
    (plugin) => ({ ...plugin, apply: applies }),
  );
}

type Modules = {
  getModuleIds: () => Iterable<string>;
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
};

/** The start of every page: the document, its frame, and the script that hydrates both. */
const FRAME = /\/app\/(?:root|entry\.client|shell\/pages\/frame)\.tsx/;
/** What every page fetches once it is at rest. */
const LATER = /\/app\/shell\/components\/(?:overlays\/overlays|extras\/shell-extras)\.tsx/;

/** The pages on which most visits begin. */
const FIRST_PAGES = [
  "home/pages/home",
  "home/pages/general",
  "questions/pages/search",
  "questions/pages/question",
].map((page) => new RegExp(`/app/features/${page}\\.tsx$`));

/** Any page. */
const PAGES = /\/app\/(?:features\/[\w-]+|shell)\/pages\/.+\.tsx$/;

/** Every page but the two on which one question is answered: what a question's page shares with them is one file too. */
const OTHERS =
  /\/app\/features\/(?!questions\/pages\/question(?:\/|\.tsx)|notebooks\/pages\/school-question\.tsx)[\w-]+\/pages\/.+\.tsx$/;
/** What any page may need. */
const GENERIC = /\/node_modules\/lucide-react\/|\/app\/(?:platform\/(?:text|ui)|styles)\//;
/** Dates stand on most pages. */
const DATES = /\/app\/platform\/time\/(?:format-date|units)\.ts$/;
/** Of these every page is made. */
const PARTS = /\/app\/platform\/ui\/components\/(?:button|empty|part|section|text-link)\.tsx$/;
/** The addresses of a feature. */
const ADDRESSES = /\/app\/features\/[\w-]+\/paths\.ts$/;
const QUESTION = /\/app\/features\/questions\/pages\/question\.tsx$/;

/** The device's database, with the first module that uses it. */
const DEVICE =
  /\/app\/(?:platform\/drafts\/calls\/device-database|features\/accounts\/calls\/visitor-choice)\.ts$|\/node_modules\/idb\//;

/** The modules that some files reach without a dynamic import. */
function modulesReached(from: RegExp, { getModuleIds, getModuleInfo }: Modules): Set<string> {
  const reached = new Set<string>();
  const waiting = [...getModuleIds()].filter((id) => from.test(id));
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    waiting.push(...(getModuleInfo(id)?.importedIds ?? []));
  }
  return reached;
}

type Reached = Record<"everyPage" | "later" | "pages" | "others" | "question", Set<string>> & {
  firstPages: Set<string>[];
};

/**
 * One file for what every page loads of ours, one for the libraries under it, one for what follows and one for what first pages
 * share, instead of thirty: each file of its own costs a phone some 400 bytes of headers, and small files compress badly.
 */
function chunkOf(): (id: string, modules: Modules) => string | undefined {
  let reached: Reached | undefined;
  return (id, modules) => {
    reached ??= {
      everyPage: modulesReached(FRAME, modules),
      later: modulesReached(LATER, modules),
      pages: modulesReached(PAGES, modules),
      others: modulesReached(OTHERS, modules),
      question: modulesReached(QUESTION, modules),
      firstPages: FIRST_PAGES.map((page) => modulesReached(page, modules)),
    };
    if (DEVICE.test(id)) return "device";
    if (DATES.test(id) || PARTS.test(id)) return "shell";
    if (reached.everyPage.has(id))
      return /\/node_modules\/(?!lucide-react|idb)/.test(id) ? "libraries" : "shell";
    if (reached.later.has(id)) return reached.pages.has(id) ? "pages" : "later";
    const [home, ...others] = reached.firstPages;
    const shared = others.some((page) => page.has(id));
    if (home?.has(id)) return shared ? "pages" : undefined;
    // Editors need the kinds of questions, and nothing else of a question's page.
    if (/\/bank\/domain\/(?:answers\/answer-forms|labels)\.ts$/.test(id)) return "pages";
    // Code shared by lists and questions is one file: a question is opened from a list.
    const own = reached.question.has(id) && reached.others.has(id);
    const isShared = own || others.filter((page) => page.has(id)).length > 1;
    // An icon, a text helper or an address must not bring the parts of a question to pages without one.
    if ((own && GENERIC.test(id)) || (isShared && ADDRESSES.test(id))) return "pages";
    return isShared ? "question-parts" : undefined;
  };
}

/** One file with the licences of all that a browser gets. */
function licences(): Plugin {
  const template = (used: readonly Dependency[]) =>
    [...used.map((each) => each.text()), ...dictionaryLicences()].join("\n\n---\n\n");
  return license({ thirdParty: { output: { file: "build/client/licencas.txt", template } } }) as Plugin;
}

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    tailwindcss(),
    workerRuntime(command),
    reportMissingCode(),
    iconsFromTheirFiles(),
    leanIcons(),
    configuredOfPage(),
    withoutSingleFetch(),
    mendedRouter(),
    listOfflineFiles(),
    lazyRoutes(),
    portugueseDictionary(),
    siteTexts(),
    withoutBrowserParts(),
    workerEntry(),
    shortInlineScripts(),
    ...(isSsrBuild ? [] : [licences()]),
    remix({
      serverModuleFormat: "esm",
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_lazyRouteDiscovery: true,
        v3_routeConfig: true,
        // Off by measurement: it triples the CPU of a list page and streams what needs no stream (decision 001).
        v3_singleFetch: false,
      },
    }),
  ],
  // Its other build imports a module that no browser has.
  resolve: { alias: { "hunspell-asm": "hunspell-asm/dist/cjs/index.js" } },
  worker: { format: "es" },
  ssr: {
    resolve: { conditions: ["workerd", "worker", "browser"], externalConditions: ["workerd", "worker"] },
  },
  optimizeDeps: { entries: ["app/**/*.{ts,tsx}", "!app/**/*.server.{ts,tsx}"] },
  build: {
    sourcemap: false,
    assetsInlineLimit: 1024,
    target: "es2022",
    // Slower than esbuild, and 5 KB smaller (gzip) on every first visit. Licences are in licencas.txt: 3 KB less again.
    ...(isSsrBuild
      ? {}
      : { minify: "terser", terserOptions: { compress: { passes: 2 }, format: { comments: false } } }),
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: chunkOf() } },
  },
}));
