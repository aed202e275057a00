import { install, run } from "./bootstrap.mjs";

install({ tests: false });
process.exit(await run("node", ["scripts/farol/main.ts", ...process.argv.slice(2)]));
