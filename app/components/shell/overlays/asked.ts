import { useSyncExternalStore } from "react";

/** Requested overlays. */
export type Asked = "login" | "premium" | "support";

let asked: Asked | null = null;
const listeners = new Set<() => void>();

function change(next: Asked | null): void {
  asked = next;
  for (const listener of listeners) listener();
}

/** Paywall (spec 000 §4): `premium` offers plans, else a login. */
export function openPaywall({ premium }: { premium: boolean }): void {
  change(premium ? "premium" : "login");
}

export function openSupport(): void {
  change("support");
}

export function closeAsked(): void {
  change(null);
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

export function useAsked(): Asked | null {
  return useSyncExternalStore(
    subscribe,
    () => asked,
    () => null,
  );
}
