import type { Calendars } from "./services/calendar-change.ts";

/** What this room gives to those below it, or needs, as fields of the platform's interfaces. */
declare module "#app/platform/context/deps.ts" {
  interface Deps {
    calendars: Calendars;
  }
}
