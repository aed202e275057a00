import { defineConfig } from "vite";
import base from "../../../vite.config.ts";
import { mutating } from "./mutating.ts";

/** The product's build with the mutants of MUTANTS in it. */
export default defineConfig(async (env) => {
  const config = await base(env);
  return { ...config, plugins: [...mutating(process.env.MUTANTS), ...(config.plugins ?? [])] };
});
