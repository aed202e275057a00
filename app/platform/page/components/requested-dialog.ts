import { useSyncExternalStore } from "react";

/** Requested overlays. */
export type RequestedDialog = "login" | "premium" | "support";

let asked: RequestedDialog | null = null;
const listeners = new Set<() => void>();

function change(next: RequestedDialog | null): void {
  asked = next;
  for (const listener of listeners) listener();
}

/** Paywall (R-SHELL-10): `premium` offers plans, else a login. */
export function openPaywall({ premium }: { premium: boolean }): void {
  change(premium ? "premium" : "login");
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
