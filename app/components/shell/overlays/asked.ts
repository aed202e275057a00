import { useSyncExternalStore } from "react";

/** What a person ran into or asked for, to be answered over the page: a wall, or the support. */
export type Asked = "login" | "premium" | "support";

let asked: Asked | null = null;
const listeners = new Set<() => void>();

function change(next: Asked | null): void {
  asked = next;
  for (const listener of listeners) listener();
}

/** Opens the paywall over the page (spec 000 §4): `premium` asks for a plan, otherwise it asks for a login. */
export function openPaywall({ premium }: { premium: boolean }): void {
  change(premium ? "premium" : "login");
}

/** Opens the support's answer over the page. */
export function openSupport(): void {
  change("support");
}

/** Puts away what was asked for. */
export function closeAsked(): void {
  change(null);
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** What is asked for now. */
export function useAsked(): Asked | null {
  return useSyncExternalStore(
    subscribe,
    () => asked,
    () => null,
  );
}
