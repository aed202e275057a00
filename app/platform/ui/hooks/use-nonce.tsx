import { createContext, useContext } from "react";

const Nonce = createContext<string | undefined>(undefined);

export const NonceProvider = Nonce.Provider;

/** Undefined in the browser, which hides it from scripts. */
export function useNonce(): string | undefined {
  return useContext(Nonce);
}
