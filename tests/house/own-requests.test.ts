import { expect, test } from "vitest";
import { filesUnder, layerFolders, placesOf } from "./source-files.ts";

/** The server's own requests: each goes to an address of its configuration, none to one that somebody typed. */
const REQUESTS = [
  "app/platform/auth/signing-keys.server.ts",
  "workers/providers/answer-models/openai-compatible.ts",
  "workers/providers/ice.ts",
  "workers/providers/mail.ts",
  "workers/providers/payments/mercado-pago-api.ts",
  "workers/providers/public-cache.ts",
];

const onTheServer = [
  ...filesUnder(["app"], [".server.ts"]),
  ...filesUnder(
    [...layerFolders("domain"), "app/platform/access", "app/platform/text", "app/platform/errors", "workers"],
    [".ts"],
  ),
];

test("the server sends requests only to addresses of its own configuration (SEC-32)", () => {
  const asking = onTheServer.filter(
    (file) => placesOf(file, /(?<![\w.]|async )fetch\(|\bnew EventSource\(/).length > 0,
  );
  expect([...new Set(asking.map(({ path }) => path))].sort()).toEqual(REQUESTS);
});

/** The framework's private protocol, by name. */
const PRIVATE = /[?&"'`]_data\b|X-Remix-|__remix(?:Context|Manifest)|__manifest/;

test("the framework's protocol for data is named in one place", () => {
  const files = filesUnder(["app", "workers"], [".ts", ".tsx"]).filter(
    (file) => placesOf(file, PRIVATE).length > 0,
  );
  expect(files.map(({ path }) => path).sort()).toEqual(["workers/page-data.ts", "workers/routes-at.ts"]);
});
