/** The names of the device's caches; none where the browser has no caches or refuses them. */
export async function cacheNames(): Promise<string[]> {
  try {
    return await caches.keys();
  } catch {
    return [];
  }
}

/** The service workers of this origin; none where the browser has none or refuses them. */
export async function registrations(): Promise<readonly ServiceWorkerRegistration[]> {
  try {
    return await navigator.serviceWorker.getRegistrations();
  } catch {
    return [];
  }
}
