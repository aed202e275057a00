import { DurableObject } from "cloudflare:workers";
import type { CalendarChange, CalendarOutcome } from "#app/features/mentoring/services/calendar-change.ts";
import { updateCalendar } from "#app/features/mentoring/services/update-calendar.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { buildContext } from "../build-deps.ts";
import type { Environment } from "../environment.ts";
import type { CalendarObject } from "./calendar-object.ts";

/** The calendar of one mentor: changes run one after the other. D1 has the meetings; a restart loses nothing. */
export class MentorCalendar extends DurableObject<Environment> implements CalendarObject {
  readonly #deps: Deps;
  #last: Promise<unknown> = Promise.resolve();

  constructor(ctx: DurableObjectState, env: Environment) {
    super(ctx, env);
    this.#deps = buildContext(env, new Request("https://farol.invalid/"), null).deps;
  }

  change(change: CalendarChange): Promise<CalendarOutcome> {
    const done = this.#last.then(() => updateCalendar(this.#deps, change));
    this.#last = done.catch(() => undefined);
    return done;
  }
}
