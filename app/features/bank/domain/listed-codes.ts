export function listedCodes(codes: string): string[] {
  return codes.split(/[\s,]+/).filter((code) => code !== "");
}
