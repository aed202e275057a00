/** Farol's lighthouse: a tower, its lamp, and two beams. Drawn for the project. */
export function Logo({ size = 32 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" focusable="false">
      <path d="M2 6.5 12 9v3L2 14.5z" fill="var(--band-gold)" opacity="0.55" />
      <path d="M30 6.5 20 9v3l10 2.5z" fill="var(--band-gold)" opacity="0.9" />
      <path d="M16 2.5 20.5 7h-9z" fill="var(--accent)" />
      <rect x="12.5" y="7" width="7" height="6" rx="0.8" fill="var(--band-gold)" />
      <path d="M11 13h10v2H11z" fill="var(--primary)" />
      <path d="M12.4 15h7.2l1.9 12h-11z" fill="var(--primary)" />
      <path d="m11.8 19 8.4 0 .5 3.2h-9.4z" fill="var(--card)" />
      <path d="M8 27h16v2.5H8z" rx="1" fill="var(--accent)" />
    </svg>
  );
}
