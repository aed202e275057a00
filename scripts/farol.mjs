import { install, run } from "./bootstrap.mjs";

install();
process.exit(await run("node", ["scripts/farol/main.ts", ...process.argv.slice(2)]));
