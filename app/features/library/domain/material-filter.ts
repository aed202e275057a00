import { cleanText } from "#app/platform/text/clean-text.ts";
import { words } from "#app/platform/text/normalize.ts";
import { type FileKind, fileKinds } from "#app/platform/uploads/domain/file-kind.ts";
import { schoolPrefix } from "./material-title.ts";

export const materialStates = ["active", "inactive", "deleted"] as const;
export type MaterialState = (typeof materialStates)[number];

/** `state` null: active and inactive ones. */
export type MaterialFilter = { text: string; kind: FileKind | null; state: MaterialState | null };

/** The filter in an address; what it does not know is ignored. */
export const LONGEST_MATERIAL_SEARCH = 80;
const MOST_WORDS = 8;

/** Parameters: `q`, `tipo`, `situacao`. */
export function readMaterialFilter(params: { get(name: string): string | null }): MaterialFilter {
  return {
    text: cleanText(params.get("q") ?? "").slice(0, LONGEST_MATERIAL_SEARCH),
    kind: fileKinds.find((kind) => kind === params.get("tipo")) ?? null,
    state: materialStates.find((state) => state === params.get("situacao")) ?? null,
  };
}

/** As a query of an address, without what is not set. */
export function filterQuery({ text, kind, state }: MaterialFilter): Record<string, string> {
  return {
    ...(text ? { q: text } : {}),
    ...(kind ? { tipo: kind } : {}),
    ...(state ? { situacao: state } : {}),
  };
}

/** FTS5 expression: state, kind and the beginnings of words, all of one school. */
export function materialExpression(schoolId: string, { text, kind, state }: MaterialFilter): string {
  const prefix = schoolPrefix(schoolId);
  const tokens = [state ? `${prefix}s${state}` : `${prefix}live`];
  if (kind) tokens.push(`${prefix}k${kind}`);
  const starts = words(text)
    .slice(0, MOST_WORDS)
    .map((word) => `"${prefix}w${word}"*`);
  return [...tokens.map((token) => `"${token}"`), ...starts].join(" AND ");
}
