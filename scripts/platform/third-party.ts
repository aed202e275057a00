import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./state.ts";

/** An entry of package-lock.json; `os`, `cpu`: one machine's binary, whose package has the same licence. */
type Locked = {
  version?: string;
  license?: string;
  os?: string[];
  cpu?: string[];
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};

type Manifest = { name: string; version: string; license?: string; author?: string | { name?: string } };
type Notice = { name: string; copyright: string[] };

/** Dependencies that build or serve the product and are no part of it. */
const tools: ReadonlySet<string> = new Set([
  "@cloudflare/vite-plugin",
  "@remix-run/dev",
  "@tailwindcss/vite",
  "tailwindcss",
  "vite",
  "wrangler",
  "miniflare",
  "terser",
  "rollup-plugin-license",
  "node",
]);

/** Code copied or changed instead of being a dependency. */
const taken = [
  "Fonts (`app/styles/fonts`): STIX Two Math, Inter, Source Serif 4 and Atkinson Hyperlegible, cut to what Portuguese and formulas need and renamed (`scripts/make-fonts.mjs`); SIL Open Font License 1.1.",
  "Icons of the menu and of avatars (`app/shell/components/menu-icons.svg`, `app/features/accounts/components/avatars.svg`): Lucide; ISC.",
  "Shapes of the Brazilian states: `@svg-maps/brazil`, Victor Cazanave; CC BY 4.0.",
  "The list of common passwords (`app/features/accounts/domain/passwords/ranked-passwords.server.ts`): @zxcvbn-ts/language-common 4.1.3; MIT.",
  "The Portuguese dictionary: VERO (`dictionary-pt`); LGPL-3.0 or MPL-2.0. Hunspell, in the WebAssembly of `hunspell-asm`; MPL-1.1.",
];

const TEXT_FILE = /^(?:licen[cs]e|copying|notice)/i;
const COPYRIGHT = /^\W*(?:copyright\b|\(c\)|©)/i;

/** Where Node finds a package from another one's folder in the lockfile; undefined: an optional one that is not there. */
function placeOf(lock: Record<string, Locked>, from: string, name: string): string | undefined {
  const parent = from.replace(/(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, "");
  const place = `${from ? `${from}/` : ""}node_modules/${name}`;
  if (lock[place]) return place;
  return from ? placeOf(lock, parent, name) : undefined;
}

function wantedBy({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }: Locked) {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/** Folders of all packages that the product contains, by the lockfile. */
function shippedPlaces(): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    packages: Record<string, Locked>;
  };
  const direct = Object.keys(packages[""]?.dependencies ?? {}).filter((name) => !tools.has(name));
  const found = new Set<string>();
  const waiting = direct.map((name) => placeOf(packages, "", name));
  for (let place = waiting.pop(); waiting.length > 0 || place; place = waiting.pop()) {
    const entry = place ? packages[place] : undefined;
    if (!place || !entry || found.has(place) || entry.os || entry.cpu) continue;
    found.add(place);
    for (const name of wantedBy(entry)) waiting.push(placeOf(packages, place, name));
  }
  return [...found].sort();
}

/** A licence's text without its copyright lines: equal ones are printed once. */
function parted(text: string): { body: string; copyright: string[] } {
  const lines = text.replaceAll("\r\n", "\n").trim().split("\n");
  const copyright = lines.filter((line) => COPYRIGHT.test(line)).map((line) => line.trim());
  const body = lines.filter((line) => !COPYRIGHT.test(line)).join("\n");
  return { body: body.replace(/\n{3,}/g, "\n\n").trim(), copyright };
}

function keyOf(body: string): string {
  return body.replace(/\W+/g, " ").trim().toLowerCase();
}

function authorOf({ author }: Manifest): string[] {
  const name = typeof author === "string" ? author : author?.name;
  return name ? [`by ${name.replace(/\s*[<(].*$/, "")}`] : [];
}

/** THIRD-PARTY.md: every package that the product contains, and each licence's text once with those it covers. */
export function thirdPartyText(): string {
  const rows = new Map<string, string>();
  const texts = new Map<string, { body: string; notices: Notice[] }>();
  for (const place of shippedPlaces().filter((each) => existsSync(join(root, each)))) {
    const folder = join(root, place);
    const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
    const name = `${manifest.name} ${manifest.version}`;
    if (rows.has(name)) continue;
    const files = readdirSync(folder, { withFileTypes: true })
      .filter((file) => file.isFile() && TEXT_FILE.test(file.name))
      .map((file) => readFileSync(join(folder, file.name), "utf8"));
    const author = files.length > 0 ? "" : authorOf(manifest).join("");
    rows.set(
      name,
      `| ${manifest.name} | ${manifest.version} | ${manifest.license ?? "see its text"} | ${author} |`,
    );
    for (const file of files) {
      const { body, copyright } = parted(file);
      const text = texts.get(keyOf(body)) ?? { body, notices: [] };
      text.notices.push({ name, copyright });
      texts.set(keyOf(body), text);
    }
  }
  const sections = [...texts.values()].map(({ body, notices }, index) => {
    const named = notices.map(({ name, copyright }) => `- ${[name, ...copyright].join("; ")}`).join("\n");
    return `### Text ${index + 1}\n\n${named}\n\n\`\`\`text\n${body.replaceAll("```", "'''")}\n\`\`\`\n`;
  });
  return `# Third-party software and material

Written by the build (\`scripts/platform/third-party.ts\`); \`node scripts/third-party/main.ts\` writes it alone. Farol itself: [LICENSE](LICENSE).
What browsers get is also listed, with its texts, at \`/licencas.txt\` of the product. Tools that build or test the product are no part of it.

## Material

${taken.map((each) => `- ${each}`).join("\n")}

## Packages

| package | version | licence | author, where the package has no text of its own |
|---|---|---|---|
${[...rows.values()].join("\n")}

## Texts

${sections.join("\n")}`;
}

/** Writes THIRD-PARTY.md where it is not up to date. */
export function writeThirdParty(): void {
  const path = join(root, "THIRD-PARTY.md");
  const text = thirdPartyText();
  if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeFileSync(path, text);
}
