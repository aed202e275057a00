import type { DistinctBounds, DistinctRefusal } from "#app/features/accounts/domain/distinct-limit.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import { addressPrefix } from "#app/platform/analytics/domain/address-prefix.ts";
import type { Environment } from "../environment.ts";

/** Milliseconds. A meter that does not answer is skipped. */
const DEADLINE = 1000;

/** Who is counted: a person, else the visitor's address; null where none is known (development). */
export function meteredName(request: Request, viewer: Viewer | null): string | null {
  if (viewer) return `person:${viewer.id}`;
  const address = request.headers.get("CF-Connecting-IP");
  return address ? `address:${addressPrefix(address)}` : null;
}

/** The meter of a name; it passes when it is unreachable (REL-24). */
export function createMeter({ METER: namespace }: Pick<Environment, "METER">, name: string) {
  const meter = () => namespace.get(namespace.idFromName(name));

  async function within<Result>(work: () => Promise<Result>, otherwise: Result): Promise<Result> {
    let timer: ReturnType<typeof setTimeout> | null = null;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error("late")), DEADLINE);
    });
    try {
      return await Promise.race([work(), late]);
    } catch {
      console.warn(JSON.stringify({ level: "warn", limit: "unreachable" }));
      return otherwise;
    } finally {
      if (timer !== null) clearTimeout(timer);
    }
  }

  return {
    take: (marks: readonly number[], bounds: DistinctBounds, at: number) =>
      within<DistinctRefusal | null>(async () => meter().take(marks, bounds, at), null),
    giveBack: (mark: number) => within<void>(async () => meter().giveBack(mark), undefined),
  };
}
