import type { Plugin } from "vite";

const WITH_FLAG = /\/@remix-run\/react\/dist\/esm\/(?:browser|components|links|routes)\.js$/;
const FLAG = /\b(?:window\.__remixContext\.)?future\.v3_singleFetch\b/g;

/** Omits Remix's single fetch, which is off (decision 001): 5 KB of every page. */
export function withoutSingleFetch(): Plugin {
  return {
    name: "farol:without-single-fetch",
    apply: "build",
    enforce: "pre",
    transform(code, id, options) {
      if (options?.ssr || !WITH_FLAG.test(id)) return null;
      if (code.search(FLAG) < 0) this.error(`${id} has no flag of single fetch any more`);
      return { code: code.replace(FLAG, "false"), map: null };
    },
  };
}
