import { ordOfCode, questionCode } from "#app/platform/text/question-code.ts";

/** 0 waiting, 1 being answered; ended: 200 answered, 429 no capacity (R-TUTOR-4), 500 failed, 504 too late. */
export type RequestStatus = 0 | 1 | 200 | 429 | 500 | 504;
export type EndStatus = Exclude<RequestStatus, 0 | 1>;

/** Requests answered at once; `queue`: those that may wait; times in seconds. */
export const requestLimits = {
  capacity: 20,
  queue: 400,
  /** From the request to its end, whatever happens. */
  deadline: 60,
  /** Between two looks of a waiting request. */
  recheck: 5,
  /** Seconds after a crash until the answer is retried. */
  retry: 10,
} as const;

export function isUnfinished(status: RequestStatus): status is 0 | 1 {
  return status < 2;
}

/** What an object does when its alarm rings. `end`: the deadline has passed; 429 for a request that was never begun. */
export type RequestStep =
  | { do: "nothing" | "wait" | "answer" }
  | { do: "end"; status: Exclude<EndStatus, 200> };

/** Null: the request is gone with its person. Times in epoch seconds. */
export function nextStep(
  request: { status: RequestStatus; askedAt: number } | null,
  now: number,
): RequestStep {
  if (!request || !isUnfinished(request.status)) return { do: "nothing" };
  const { status, askedAt } = request;
  if (now >= askedAt + requestLimits.deadline) return { do: "end", status: status === 0 ? 429 : 504 };
  return { do: status === 0 ? "wait" : "answer" };
}

/** The public name of a request: the codes of questions hide the order of numbers as well. */
export function requestId(num: number): string {
  return questionCode(num);
}

export function requestNumber(id: string): number | null {
  return ordOfCode(id);
}
