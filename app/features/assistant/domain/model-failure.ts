/** 429: no capacity; 500: refused or broken; "timeout": the deadline passed; "garbage": no readable answer, or cut half way. */
export type FailureStatus = 429 | 500 | "timeout" | "garbage";

/** Recognised by name: the Remix build and the Worker bundle a copy each. The message names no key and no text of a person. */
export class ModelFailure extends Error {
  override readonly name = "ModelFailure";
  readonly status: FailureStatus;

  constructor(status: FailureStatus, reason: string) {
    super(reason);
    this.status = status;
  }
}

export function isModelFailure(thrown: unknown): thrown is ModelFailure {
  return thrown instanceof Error && thrown.name === "ModelFailure" && "status" in thrown;
}
