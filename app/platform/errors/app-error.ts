import { catalogue, type ErrorCode } from "./catalogue.ts";

/** Recognised by name, not `instanceof`: tests load the built pages beside the source. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: ErrorCode;
  readonly status: number;

  /** `values`: of the placeholders in the code's message. */
  constructor(code: ErrorCode, values: Readonly<Record<string, string>> = {}) {
    super(catalogue[code].message.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole));
    this.code = code;
    this.status = catalogue[code].status;
  }
}

export function isAppError(thrown: unknown): thrown is AppError {
  return thrown instanceof Error && thrown.name === "AppError" && "code" in thrown && "status" in thrown;
}
