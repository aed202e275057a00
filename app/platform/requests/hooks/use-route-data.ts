import { useEffect, useState } from "react";
import { readRoute } from "../calls/read-route.ts";

/**
 * The data of the page at an address, after load; `failed` until `again` or a reconnection. Null address: no request.
 * Another `version` reloads; the old data stays until then.
 */
export function useRouteData<Data>(
  address: string | null,
  version = 0,
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
    if (!address || attempt < 0 || version < 0) return;
    let gone = false;
    readRoute<Data>(address).then((data) => {
      if (!gone) setRead({ address, data, failed: data === null });
    });
    return () => {
      gone = true;
    };
  }, [address, attempt, version]);
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
