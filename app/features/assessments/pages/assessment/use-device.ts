import { useEffect, useState } from "react";

/** This browser's name; null until it was read. */
export function useDevice(): string | null {
  const [device, setDevice] = useState<string | null>(null);
  useEffect(() => {
    let isHere = true;
    import("#app/platform/drafts/calls/this-device.ts")
      .then(({ thisDevice }) => thisDevice())
      .then((name) => isHere && setDevice(name))
      .catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, []);
  return device;
}
