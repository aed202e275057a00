import { useEffect, useState } from "react";
import { thisDevice } from "#app/platform/drafts/calls/this-device.ts";

/** This browser's name; null until it was read. */
export function useDevice(): string | null {
  const [device, setDevice] = useState<string | null>(null);
  useEffect(() => {
    let isHere = true;
    void thisDevice().then((name) => isHere && setDevice(name));
    return () => {
      isHere = false;
    };
  }, []);
  return device;
}
