import type { ReactNode } from "react";

/** Decorative: the pictures repeat the text. */
function Sheet({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 320 150"
      aria-hidden="true"
      focusable="false"
      className="h-auto w-full rounded-card bg-primary-soft"
    >
      {children}
    </svg>
  );
}

const card = { fill: "var(--card)", stroke: "var(--line)" };
const line = { stroke: "var(--line-strong)", strokeWidth: 4, strokeLinecap: "round", opacity: 0.55 } as const;

/** A search, its filters, and what it finds. */
export function FindPicture() {
  return (
    <Sheet>
      <rect x="52" y="18" width="216" height="32" rx="16" {...card} />
      <circle cx="72" cy="33" r="6" fill="none" stroke="var(--primary)" strokeWidth="3" />
      <path d="m76.5 37.5 5 5" stroke="var(--primary)" strokeWidth="3" strokeLinecap="round" />
      <path d="M92 34h86" {...line} />
      <rect x="52" y="60" width="58" height="20" rx="10" fill="var(--primary)" />
      <rect x="118" y="60" width="48" height="20" rx="10" {...card} />
      <rect x="174" y="60" width="66" height="20" rx="10" {...card} />
      <path d="M66 70h30" stroke="var(--on-primary)" strokeWidth="4" strokeLinecap="round" />
      <path d="M132 70h20M188 70h38" {...line} />
      <rect x="52" y="92" width="216" height="26" rx="8" {...card} />
      <rect x="52" y="124" width="216" height="40" rx="8" {...card} />
      <path d="M66 105h128M66 138h96" {...line} />
      <circle cx="250" cy="105" r="5" fill="var(--band-green)" />
      <circle cx="250" cy="138" r="5" fill="var(--band-gold)" />
    </Sheet>
  );
}

export function AnswerPicture() {
  return (
    <Sheet>
      <rect x="60" y="14" width="200" height="122" rx="12" {...card} />
      <path d="M78 34h150M78 46h104" {...line} />
      {[0, 1, 2].map((row) => (
        <g key={row} transform={`translate(78 ${60 + row * 24})`}>
          {row === 1 && <rect x="-8" y="-2" width="180" height="22" rx="8" fill="var(--success-soft)" />}
          <circle
            cx="9"
            cy="9"
            r="8"
            fill="none"
            stroke={row === 1 ? "var(--success)" : "var(--line-strong)"}
            strokeWidth="2"
          />
          <path d={`M28 9h${[96, 116, 72][row]}`} {...line} />
        </g>
      ))}
      <path d="m82 93 4 4 7-8" fill="none" stroke="var(--success)" strokeWidth="3" strokeLinecap="round" />
      <g transform="translate(246 104)">
        <circle r="22" fill="var(--success)" />
        <path
          d="m-9 0 6 7 12-14"
          fill="none"
          stroke="var(--card)"
          strokeWidth="4.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    </Sheet>
  );
}

/** Steps in the colours of the levels, and the light on top. */
export function LevelPicture() {
  const bands = ["light-blue", "green", "bronze", "silver", "gold"];
  return (
    <Sheet>
      <path d="M262 26 118 4v44z" fill="var(--band-gold)" opacity="0.22" />
      {bands.map((band, index) => (
        <rect
          key={band}
          x={46 + index * 46}
          y={118 - index * 19}
          width="40"
          height={40 + index * 19}
          rx="6"
          fill={`var(--band-${band})`}
        />
      ))}
      <circle cx="250" cy="24" r="13" fill="var(--band-gold)" />
      <path d="m250 15 2.8 5.7 6.2.9-4.5 4.4 1 6.2-5.5-2.9-5.5 2.9 1-6.2-4.5-4.4 6.2-.9z" fill="#fff" />
    </Sheet>
  );
}

/** The bell with what is new, and two notifications. */
export function NoticePicture() {
  return (
    <Sheet>
      <g transform="translate(82 74)">
        <circle r="38" fill="var(--card)" stroke="var(--line)" />
        <path
          d="M-17 12c4-4 5-9 5-16a12 12 0 0 1 24 0c0 7 1 12 5 16z"
          fill="none"
          stroke="var(--primary)"
          strokeWidth="4"
          strokeLinejoin="round"
        />
        <path
          d="M-5 19a5.5 5.5 0 0 0 10 0"
          fill="none"
          stroke="var(--primary)"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <circle cx="17" cy="-19" r="9" fill="var(--accent)" />
      </g>
      {[34, 82].map((y) => (
        <g key={y} transform={`translate(142 ${y})`}>
          <rect width="138" height="36" rx="8" {...card} />
          <circle cx="18" cy="18" r="8" fill="var(--primary-soft)" stroke="var(--primary)" strokeWidth="2" />
          <path d="M36 14h84M36 24h50" {...line} />
        </g>
      ))}
    </Sheet>
  );
}

/** A question, and the lighthouse that answers. */
export function TutorPicture() {
  return (
    <Sheet>
      <rect x="128" y="18" width="142" height="34" rx="14" fill="var(--primary)" />
      <path d="M146 35h92" stroke="var(--on-primary)" strokeWidth="4" strokeLinecap="round" />
      <rect x="104" y="66" width="166" height="66" rx="14" {...card} />
      <path d="M122 84h120M122 98h128M122 112h72" {...line} />
      <path d="M75 74 104 60v28z" fill="var(--band-gold)" opacity="0.45" />
      <path d="m60 68 12-13 12 13z" fill="var(--primary)" />
      <path d="M63 68h18v13H63z" fill="#ffd35c" />
      <path d="M58 81h28v5H58z" fill="var(--primary)" />
      <path d="M62 86h20l5 46H57z" fill="var(--card)" stroke="var(--line-strong)" />
      <path d="m60.5 100 23 0 1.5 13h-26z" fill="#c11f44" />
    </Sheet>
  );
}
