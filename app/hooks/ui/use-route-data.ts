import { useEffect, useState } from "react";
import { readRoute } from "#app/calls/read-route.ts";

/**
 * The data of a route without a page, read once the page is there; `failed` where it could not be had, until `again` or the
 * network's return. Unlike a fetcher's, its failure is no failure of the page. A null address asks for nothing; `routeId` is
 * the file of a route that has a page.
 */
export function useRouteData<Data>(
  address: string | null,
  routeId?: string,
): {
  data: Data | null;
  failed: boolean;
  again: () => void;
} {
  const [read, setRead] = useState<{ address: string | null; data: Data | null; failed: boolean }>({
    address: null,
    data: null,
    failed: false,
  });
  const [attempt, setAttempt] = useState(0);
  const again = () => setAttempt((before) => before + 1);
  useEffect(() => {
    if (!address || attempt < 0) return;
    let gone = false;
    readRoute<Data>(address, routeId).then((data) => {
      if (!gone) setRead({ address, data, failed: data === null });
    });
    return () => {
      gone = true;
    };
  }, [address, attempt, routeId]);
  const own = read.address === address && address !== null;
  const failed = own && read.failed;
  useEffect(() => {
    if (!failed) return;
    const retry = () => setAttempt((before) => before + 1);
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [failed]);
  return { data: own ? read.data : null, failed, again };
}
