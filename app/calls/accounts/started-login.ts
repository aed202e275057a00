const PROVIDER_KEY = "farol-login-provider";

/** Notes which way a sign-in goes before the page is left for it, so that its event can tell. */
export function startedLogin(provider: "email" | "google"): void {
  try {
    sessionStorage.setItem(PROVIDER_KEY, provider);
  } catch {
    // The event then says e-mail.
  }
}

/** The way noted last, and forgets it; null where none was. */
export function startedProvider(): string | null {
  try {
    const provider = sessionStorage.getItem(PROVIDER_KEY);
    sessionStorage.removeItem(PROVIDER_KEY);
    return provider;
  } catch {
    return null;
  }
}
