import { createContext, useContext } from "react";

const Nonce = createContext<string | undefined>(undefined);

export const NonceProvider = Nonce.Provider;

/** The nonce of this response's scripts; undefined in the browser, which hides it from scripts. */
export function useNonce(): string | undefined {
  return useContext(Nonce);
}
