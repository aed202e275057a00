import Argon2 from "@phi-ag/argon2";
import argon2Module from "@phi-ag/argon2/argon2.wasm";
import { CHEAP_HASH } from "#tests/support/cheap-hash.ts";

let engine: Promise<Argon2> | null = null;

/** A hash that the product verifies like any other, as each carries its parameters. */
export async function cheapHash(password: string): Promise<string> {
  engine ??= WebAssembly.instantiate(argon2Module).then((instance) => new Argon2(instance));
  return (await engine).hash(password, CHEAP_HASH).encoded;
}
