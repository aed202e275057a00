declare module "*.wasm" {
  const module: WebAssembly.Module;
  export default module;
}

declare module "virtual:remix/server-build" {
  import type { ServerBuild } from "@remix-run/cloudflare";

  const build: ServerBuild;
  export = build;
}

declare module "node:diagnostics_channel" {
  export function channel(name: string): {
    readonly hasSubscribers: boolean;
    publish(message: unknown): void;
  };
}
