import { type RefObject, useEffect, useRef } from "react";

/** The newest value, for effects that must not restart. */
export function useLatest<Value>(value: Value): RefObject<Value> & { current: Value } {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest as RefObject<Value> & { current: Value };
}
