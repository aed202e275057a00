/** "Not found" illustration, drawn for the project. */
export function LostLight() {
  return (
    <svg
      viewBox="0 0 320 150"
      aria-hidden="true"
      focusable="false"
      className="h-auto w-72 max-w-full sm:w-80"
    >
      <linearGradient id="lost-beam">
        <stop stopColor="var(--band-gold)" stopOpacity="0.6" />
        <stop offset="1" stopColor="var(--band-gold)" stopOpacity="0" />
      </linearGradient>
      <path d="M92 40 320 12v86L92 50z" fill="url(#lost-beam)" />
      <path d="M22 130c8-22 30-36 58-36s48 14 62 36z" fill="var(--dusk-rock)" />
      <path d="m66 98 5-44h22l5 44z" fill="var(--dusk-wall)" stroke="var(--line-strong)" />
      <path d="m69.6 66-1.7 14h28.2l-1.7-14z" fill="var(--dusk-band)" />
      <path d="M73 37h18v15H73z" fill="var(--dusk-lamp)" />
      <path d="M67 51h30v4H67zM71 38l11-11 11 11z" fill="var(--dusk-rock)" />
      <path
        d="M206 130c6-20 20-32 34-32 10 0 14-8 24-8 18 0 32 16 40 40"
        fill="none"
        stroke="var(--muted)"
        strokeWidth="2"
        strokeDasharray="1 6"
        strokeLinecap="round"
      />
      <g fill="none" stroke="var(--primary)" strokeWidth="2.5" strokeLinecap="round">
        <path d="M4 130h312" />
        <path d="M40 140q9-5 18 0t18 0M150 140q9-5 18 0t18 0M250 141q9-5 18 0t18 0" opacity="0.5" />
      </g>
    </svg>
  );
}
