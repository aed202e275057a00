// Plain JavaScript for the Node of a fresh machine: it installs the pinned packages with the pinned Node.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const bin = join(root, "node_modules", ".bin");
const stamp = join(root, "node_modules", ".farol-lock");

/** Environment of child processes: the pinned Node first, no telemetry. */
export const environment = {
  ...process.env,
  PATH: `${bin}${process.platform === "win32" ? ";" : ":"}${process.env.PATH}`,
  WRANGLER_SEND_METRICS: "false",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  WRANGLER_LOG_PATH: join(root, ".wrangler", "logs"),
};

function lockHash() {
  return createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
}

/**
 * Installs the lockfile unless up to date; with `tests`, also the packages that only tests, checks and figures need:
 * half as much again. `npm ci` fails where a registry lacks optional platform packages.
 */
export function install({ tests = true } = {}) {
  const [lock, parts] = existsSync(stamp) ? readFileSync(stamp, "utf8").split(" ") : [];
  // A changed lockfile removes nothing for people who also test.
  const all = tests || parts === "all";
  if (lock === lockHash() && (parts === "all" || !all)) return;
  console.log("Instalando as dependências (só na primeira vez ou quando mudam)…");
  const flags = ["--no-audit", "--no-fund", "--loglevel=error", ...(all ? [] : ["--omit=dev"])];
  const { status } = spawnSync("npm", ["install", ...flags], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  });
  if (status !== 0) fail("A instalação falhou. Confira a conexão e rode o comando de novo.");
  writeFileSync(stamp, `${lockHash()} ${all ? "all" : "product"}`);
}

export function run(command, args, options = {}) {
  return new Promise((done) => {
    const child = spawn(join(bin, command), args, {
      cwd: root,
      env: environment,
      stdio: "inherit",
      ...options,
    });
    const stop = (signal) => child.kill(signal);
    process.on("SIGINT", stop);
    process.on("SIGTERM", stop);
    child.on("exit", (code, signal) => {
      process.off("SIGINT", stop);
      process.off("SIGTERM", stop);
      done(code ?? (signal ? 130 : 1));
    });
  });
}

export function fail(message) {
  console.error(message);
  process.exit(1);
}
