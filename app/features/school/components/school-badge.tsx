import { schoolInitials } from "../domain/school-initials.ts";

/** Initials on a blue shield. Decorative: the name is beside it. */
export function SchoolBadge({ name, size = 72 }: { name: string; size?: number }) {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true" focusable="false">
      <path d="M24 2 43 8v15c0 11.4-7.6 19-19 23C12.6 42 5 34.4 5 23V8z" fill="#3368b8" />
      <path d="M24 5.6 39.8 10.6V23c0 9.5-6 15.9-15.8 19.6z" fill="#fff" opacity="0.12" />
      <text x="24" y="30" textAnchor="middle" fontSize="17" fontWeight="700" fill="#fff">
        {schoolInitials(name)}
      </text>
    </svg>
  );
}
