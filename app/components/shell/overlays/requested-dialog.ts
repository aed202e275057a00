import { useSyncExternalStore } from "react";

/** Requested overlays. */
export type RequestedDialog = "login" | "premium" | "support";

let asked: RequestedDialog | null = null;
/** What an account would save, said by the paywall. */
let invitation: string | null = null;
const listeners = new Set<() => void>();

function change(next: RequestedDialog | null): void {
  asked = next;
  for (const listener of listeners) listener();
}

type Paywall = { premium: boolean; invitation?: string | null };

/** Paywall (spec 000 §4): `premium` offers plans, else a login. */
export function openPaywall({ premium, invitation: told = null }: Paywall): void {
  invitation = told;
  change(premium ? "premium" : "login");
}

/** Of the paywall that is open. */
export function paywallInvitation(): string | null {
  return invitation;
}

export function openSupport(): void {
  change("support");
}

export function closeRequestedDialog(): void {
  change(null);
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

export function useRequestedDialog(): RequestedDialog | null {
  return useSyncExternalStore(
    subscribe,
    () => asked,
    () => null,
  );
}
