import { cacheNames, registrations } from "./device-caches.ts";

async function cachedAddresses(): Promise<string[]> {
  const requests = await Promise.all(
    (await cacheNames()).map(async (name) => (await caches.open(name)).keys()),
  );
  return requests.flat().map(({ url }) => url);
}

/** Unregisters workers without cached pages, so that nothing intercepts their requests. */
export async function leaveOffline(): Promise<void> {
  const addresses = await cachedAddresses();
  for (const registration of await registrations())
    if (!addresses.some((address) => address.startsWith(registration.scope))) await registration.unregister();
}
