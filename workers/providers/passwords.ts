import Argon2 from "@phi-ag/argon2";
import argon2Module from "@phi-ag/argon2/argon2.wasm";
import { createPasswords } from "#app/platform/auth/password.server.ts";

/** Argon2id from a WebAssembly module bundled with the Worker: workerd refuses to compile one at run time. */
export const passwords = createPasswords(async () => new Argon2(await WebAssembly.instantiate(argon2Module)));
