import { catalogue, type ErrorCode } from "./catalogue.ts";

/** Recognised by name, not `instanceof`: the Remix build and the Worker bundle a copy each. */
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

export function isAppError(thrown: unknown): thrown is AppError {
  return thrown instanceof Error && thrown.name === "AppError" && "code" in thrown && "status" in thrown;
}
