/** The input of the job that scores an event. `last`: after the last sheet that may still come. */
export type MockEventJob = { event: number; id: string; title: string; last: boolean };

/** The input of the job that notifies the people signed up for an event that it was moved or cancelled. */
export type MockChangeJob = Omit<MockEventJob, "last">;

function fieldsOf(input: unknown): MockChangeJob & { last?: unknown } {
  if (typeof input !== "object" || input === null) throw new Error("not an event's job");
  if (!("event" in input && "title" in input && "id" in input)) throw new Error("not an event's job");
  const last = "last" in input ? input.last : false;
  return { event: Number(input.event), id: String(input.id), title: String(input.title), last };
}

/** From a job's stored input. Throws for another kind's. */
export function readEventJob(input: unknown): MockEventJob {
  const { last, ...event } = fieldsOf(input);
  return { ...event, last: last === true };
}

/** From a job's stored input. Throws for another kind's. */
export function readChangeJob(input: unknown): MockChangeJob {
  const { event, id, title } = fieldsOf(input);
  return { event, id, title };
}
