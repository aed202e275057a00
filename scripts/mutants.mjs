import { install, run } from "./bootstrap.mjs";

install();
process.exit(await run("node", ["scripts/test/mutants.ts", ...process.argv.slice(2)]));
