/** A layer: its files, the layers it may import, those whose types it may import besides, and its packages. */
type Layer = {
  files: RegExp;
  imports: readonly string[];
  types?: readonly string[];
  packages: readonly string[];
};

const pure = ["domain", "access", "errors", "text", "paths"] as const;

/** The files of a layer's folder, in any feature, concern of the platform or the shell. */
const inRooms = (folder: string) => new RegExp(`^app/(?:features/[\\w-]+|platform/[\\w-]+|shell)/${folder}/`);
const interfacePackages = ["react", "@remix-run/react", "lucide-react"] as const;

const DOMAIN = new RegExp(
  `${inRooms("domain").source}|^app/(?:platform/(?:time|personal)/|platform/access/(?:access-code|campaign|community|membership|minors|plan-claims|tiers-table)\\.ts$|everywhere\\.d\\.ts$)`,
);

/**
 * "Who may import whom" of the architecture, from the top down: a layer imports itself and layers below it in this table,
 * and no other, types included. A file belongs to the first layer that matches its path.
 */
export const layers: Readonly<Record<string, Layer>> = {
  entries: {
    files: /^app\/entry\.(?:client|server)\.tsx$/,
    imports: ["hooks", "calls", "components"],
    packages: ["react", "react-dom", "@remix-run/react", "@remix-run/cloudflare"],
  },
  workers: {
    files: /^workers\//,
    imports: ["workers", "services", "queries", "auth", "guards", ...pure],
    packages: [
      "hono",
      "@remix-run/cloudflare",
      "@remix-run/router",
      "@phi-ag/argon2",
      "valibot",
      "virtual",
      "cloudflare",
    ],
  },
  // What the commands seed: no other layer may import it.
  content: {
    files: /^content\/(?!site\/)/,
    imports: ["content", "domain", "text"],
    types: ["access"],
    packages: [],
  },
  "schema tool": { files: /^drizzle\/drizzle\.config\.ts$/, imports: [], packages: ["drizzle-kit"] },
  pages: {
    files: new RegExp(`${inRooms("pages").source}|^app/root\\.tsx$`),
    imports: [
      "pages",
      "components",
      "hooks",
      "calls",
      "guards",
      "services",
      "queries",
      "styles",
      "texts",
      ...pure,
    ],
    // Draw the pages of a PDF and read photos, loaded on request.
    packages: [
      ...interfacePackages,
      "@remix-run/cloudflare",
      "pdfjs-dist",
      "tesseract.js",
      "tesseract.js-core",
      "@tesseract.js-data/por",
    ],
  },
  components: {
    files: inRooms("components"),
    imports: ["components", "hooks", "calls", ...pure],
    types: ["services", "queries", "menu"],
    // docx: loaded on request.
    packages: [
      "react-dom",
      ...interfacePackages,
      "radix-ui",
      "sonner",
      "@svg-maps/brazil",
      "react-router-dom",
      "docx",
    ],
  },
  hooks: {
    files: inRooms("hooks"),
    imports: ["hooks", "calls", ...pure],
    types: ["services", "menu"],
    packages: interfacePackages,
  },
  // Declarations merged into the platform's interfaces: types alone, imported by nobody.
  ports: {
    files: /^app\/(?:features|platform)\/[\w-]+\/ports\.d\.ts$/,
    imports: [],
    types: ["services", "access", "domain"],
    packages: [],
  },
  calls: {
    files: inRooms("calls"),
    imports: ["calls", "domain", "errors", "text"],
    packages: ["hunspell-asm", "fake-indexeddb", "idb", "virtual:portuguese-dictionary"],
  },
  guards: {
    files: /^app\/platform\/(?:access|errors|context)\/(?!deps)[\w-]+\.server\.ts$/,
    imports: ["access", "errors", "text", "paths"],
    types: ["services"],
    packages: ["@remix-run/cloudflare"],
  },
  services: {
    files: new RegExp(`${inRooms("services").source}|^app/platform/context/`),
    imports: ["services", "queries", "auth", "menu", ...pure],
    // Reads the size of a picture out of its bytes; speaks to Google.
    packages: ["image-size", "arctic"],
  },
  auth: {
    files: /^app\/platform\/auth\//,
    imports: ["auth", "domain", "access", "errors", "text"],
    packages: ["lucia", "@phi-ag/argon2", "arctic"],
  },
  queries: {
    files: new RegExp(`${inRooms("queries").source}|^app/platform/db/`),
    imports: ["queries", "schema", "domain", "text"],
    // Tests subscribe to a diagnostics channel of Node for the rows a batch returned.
    packages: ["drizzle-orm", "node:diagnostics_channel"],
  },
  schema: { files: /^drizzle\/schema\//, imports: ["schema", "domain"], packages: ["drizzle-orm"] },
  menu: {
    files: /^app\/shell\/menu\.server\.ts$/,
    imports: ["paths", "access", "text"],
    types: ["domain"],
    packages: [],
  },
  access: {
    files:
      /^app\/platform\/access\/(?!(?:access-code|campaign|community|membership|minors|plan-claims|tiers-table)\.ts$)/,
    imports: ["access", "errors", "text", "paths", "routes", "domain"],
    packages: [],
  },
  routes: { files: /^app\/(?:features\/[\w-]+\/)?routes\.ts$/, imports: ["routes", "paths"], packages: [] },
  paths: {
    files: /^app\/(?:(?:features\/[\w-]+|shell)\/paths\.ts$|platform\/paths\/)/,
    imports: ["paths"],
    types: ["domain"],
    packages: [],
  },
  // Rendered by the build, for loaders.
  texts: { files: /^content\/site\//, imports: [], packages: [] },
  styles: { files: /^app\/styles\//, imports: [], packages: [] },
  domain: {
    files: DOMAIN,
    imports: ["domain", "errors", "text"],
    // Well-maintained algorithm libraries: parsers, HTML's entities, an archive reader, a formula typesetter, a comparison of texts, a
    // scheduler of reviews, shapes of what clients send.
    packages: [
      "character-entities",
      "diff",
      "fflate",
      "katex",
      "papaparse",
      "qr",
      "rehype-sanitize",
      "rehype-stringify",
      "remark-gfm",
      "remark-parse",
      "remark-rehype",
      "saxes",
      "ts-fsrs",
      "unified",
      "valibot",
    ],
  },
  errors: {
    files: /^app\/(?:platform\/errors\/|features\/[\w-]+\/refusals\.ts$)/,
    imports: ["errors", "text"],
    packages: [],
  },
  text: { files: /^app\/platform\/text\//, imports: ["text"], packages: ["character-entities", "diff"] },
};

/** Code that is forbidden everywhere, or outside its place: the place searched, the pattern, and what to do instead. */
export const nowhere: readonly { where: RegExp; pattern: RegExp; instead: string }[] = [
  {
    where: DOMAIN,
    pattern: /\bDate\.now\b|\bnew Date\(\)|\bperformance\.now\b/,
    instead: "take the time as a parameter (epoch seconds)",
  },
  {
    where: DOMAIN,
    pattern: /\bMath\.random\b|\bcrypto\.(?:randomUUID|getRandomValues)\b/,
    instead: "take the randomness as a parameter",
  },
  {
    where: DOMAIN,
    pattern: /(?<![\w.])fetch\(|\bprocess\.|\blocalStorage\b/,
    instead: "the domain does no input or output: hand it what it needs",
  },
  {
    where: DOMAIN,
    pattern:
      /^(?:export )?(?:let|var)\b|\bglobalThis\b|^(?:export )?const \w+(?:: (?!readonly)[^=]*)? = (?:new (?:Weak)?(?:Map|Set)(?:<.*>)?\(\)|\[\]|\{\});/,
    instead: "the domain holds no state: take the value as a parameter, make a lazy constant with once()",
  },
  {
    where: inRooms("services"),
    pattern: /\bRequest\b|\benv\b/,
    instead: "a service takes plain values and Deps, never a request or bindings",
  },
  {
    where: new RegExp(`(?!.*/google-attempt\\.server\\.ts$)${inRooms("services").source}`),
    pattern: /\bJSON\.parse\b/,
    instead: "queries parse JSON once: a column of the schema in json mode, or json() of fields.server.ts",
  },
  {
    where: /^app\/(?!features\/bank\/queries\/listed\.server\.ts$)/,
    pattern: /\bbm25\(/,
    instead:
      "bm25 walks the whole list of every word: take the newest matches by rowid and score them in the Worker",
  },
  {
    // The browser's database has them.
    where: /^(?:app\/(?!.+\/calls\/)|workers\/|scripts\/)/,
    pattern: /\.transaction\(/,
    instead: "D1 has no interactive transaction: build statements and run them with deps.write",
  },
  {
    where:
      /^(?!app\/platform\/math\/components\/rich-text\.tsx$|app\/platform\/page\/components\/structured-data\.tsx$|app\/shell\/components\/browser-guards\/browser-guards\.tsx$|app\/root\.tsx$)/,
    pattern: /\bdangerouslySetInnerHTML\b/,
    instead: "show stored HTML with <RichText>; anything else is text",
  },
  {
    where: /./,
    pattern: /\bas unknown as\b/,
    instead: "say the type where the value is made: a cast through unknown believes anything",
  },
  {
    where: /./,
    pattern: /\binstanceof AppError\b/,
    instead: "the two halves of the Worker have a copy each: use isAppError()",
  },
  {
    where: /^app\//,
    pattern: /\bprefetch="(?!none")/,
    instead: "write prefetch={onIntent()}: nothing is fetched ahead on 2g or with the data saver",
  },
  {
    where: /^app\/(?!platform\/ui\/components\/)/,
    pattern: /from "radix-ui"/,
    instead: "wrap the primitive in app/platform/ui and use that",
  },
];
