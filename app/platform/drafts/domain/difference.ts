import type { DifferencePart } from "#app/platform/text/text-difference.ts";

export type Difference = { field: string; parts: DifferencePart[] };
