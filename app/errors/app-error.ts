import { catalogue, type ErrorCode } from "./catalogue.ts";

/**
 * A refusal with a code of the catalogue. It is recognised by its name, never by `instanceof`: the Remix build and the
 * door bundle their own copy of this class.
 */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: ErrorCode;
  readonly status: number;

  constructor(code: ErrorCode) {
    super(catalogue[code].message);
    this.code = code;
    this.status = catalogue[code].status;
  }
}

/** Whether something thrown is a refusal of ours, whichever half of the Worker threw it. */
export function isAppError(thrown: unknown): thrown is AppError {
  return thrown instanceof Error && thrown.name === "AppError" && "code" in thrown && "status" in thrown;
}
