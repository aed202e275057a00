import { bindings } from "./bindings.ts";

/**
 * Meters without counts: each call gives others. For sweeps that send one person to more wrong secrets within a minute
 * than a person may try.
 */
export function freshMeters(): typeof bindings.METER {
  const apart = crypto.randomUUID();
  return new Proxy(bindings.METER, {
    get(target, key) {
      if (key === "idFromName") return (name: string) => target.idFromName(`${apart}:${name}`);
      const value: unknown = Reflect.get(target, key);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
