/** The input of the job that scores an event. `last`: after the last sheet that may still come. */
export type MockEventJob = { event: number; id: string; title: string; last: boolean };

/** From a job's stored input. Throws for another kind's. */
export function readEventJob(input: unknown): MockEventJob {
  if (typeof input === "object" && input !== null && "event" in input && "title" in input && "id" in input)
    return {
      event: Number(input.event),
      id: String(input.id),
      title: String(input.title),
      last: "last" in input && input.last === true,
    };
  throw new Error("not an event's job");
}
