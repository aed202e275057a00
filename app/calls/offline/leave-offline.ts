async function keptAddresses(): Promise<string[]> {
  const requests = await Promise.all(
    (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
  );
  return requests.flat().map(({ url }) => url);
}

/** Unregisters workers without kept pages, so that nothing intercepts their requests. */
export async function leaveOffline(): Promise<void> {
  if (!("serviceWorker" in navigator && "caches" in window)) return;
  const addresses = await keptAddresses();
  for (const registration of await navigator.serviceWorker.getRegistrations())
    if (!addresses.some((address) => address.startsWith(registration.scope))) await registration.unregister();
}
