const PROVIDER_KEY = "farol-login-provider";

/** Stores the provider before the page is left, for its event. */
export function startedLogin(provider: "email" | "google"): void {
  try {
    sessionStorage.setItem(PROVIDER_KEY, provider);
  } catch {
    // The event then says e-mail.
  }
}

/** Reads and deletes it; null if none. */
export function startedProvider(): string | null {
  try {
    const provider = sessionStorage.getItem(PROVIDER_KEY);
    sessionStorage.removeItem(PROVIDER_KEY);
    return provider;
  } catch {
    return null;
  }
}
