import { formatTenths } from "./format.ts";

const BYTE_UNITS = ["bytes", "KB", "MB", "GB", "TB"];

/** 3435973 → "3,3 MB". */
export function formatBytes(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), BYTE_UNITS.length - 1);
  return `${formatTenths(bytes / 1024 ** step)} ${BYTE_UNITS[step] ?? ""}`;
}
