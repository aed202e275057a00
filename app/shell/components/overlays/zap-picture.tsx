export function ZapPicture() {
  return (
    <svg viewBox="0 0 96 84" width={96} height={84} aria-hidden="true" focusable="false" className="shrink-0">
      <circle cx="44" cy="46" r="36" fill="var(--primary)" opacity="0.14" />
      <path
        d="M26 84V20a8 8 0 0 1 8-8h24a8 8 0 0 1 8 8v64"
        fill="var(--card)"
        stroke="var(--line-strong)"
        strokeWidth="2"
      />
      <path d="M41 17h10" stroke="var(--line-strong)" strokeWidth="2.5" strokeLinecap="round" />
      <rect x="31" y="28" width="24" height="11" rx="5.5" fill="var(--primary-soft)" />
      <rect x="37" y="44" width="24" height="11" rx="5.5" fill="var(--success-soft)" />
      <rect x="31" y="60" width="18" height="11" rx="5.5" fill="var(--primary-soft)" />
      <path
        d="M36 33.5h14M42 49.5h14M36 65.5h8"
        stroke="var(--muted)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <g>
        <path
          d="M60 6h26a6 6 0 0 1 6 6v20a6 6 0 0 1-6 6H72l-8 7v-7h-4a6 6 0 0 1-6-6V12a6 6 0 0 1 6-6z"
          fill="var(--primary)"
        />
        <path d="M71 15 62 11.5v8L71 17.5zM75 15l9-3.5v8L75 17.5z" fill="#ffd35c" />
        <path d="m69.5 13.5 3.5-3.5 3.5 3.5z" fill="#fff" />
        <path d="M70.5 13.5h5v4.5h-5z" fill="#ffd35c" />
        <path d="M70.2 19.5h5.6l1.7 13.5h-9z" fill="#fff" />
        <path d="m69.5 24.5 7 0 .5 4h-8z" fill="#c11f44" />
      </g>
    </svg>
  );
}
