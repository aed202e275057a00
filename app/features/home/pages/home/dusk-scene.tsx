/** Position and size; dark theme only. */
const stars = [
  [86, 52, 1.4],
  [214, 28, 1.1],
  [392, 46, 1.6],
  [548, 30, 1.1],
  [664, 54, 1.3],
  [742, 34, 1.8],
  [838, 58, 1.1],
  [936, 44, 1.3],
  [998, 128, 1.6],
  [1052, 48, 1.1],
  [1226, 92, 1.8],
  [1298, 40, 1.2],
  [1352, 138, 1.3],
  [1402, 66, 1.5],
] as const;

const glints = [
  [840, 461, 104],
  [858, 473, 70],
  [832, 486, 116],
  [864, 500, 54],
  [846, 515, 84],
  [870, 531, 40],
] as const;

function Sky() {
  return (
    <>
      <linearGradient id="dusk-sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0.12" stopColor="var(--page)" />
        <stop offset="0.5" stopColor="var(--dusk-high)" />
        <stop offset="0.8" stopColor="var(--dusk-middle)" />
        <stop offset="1" stopColor="var(--dusk-low)" />
      </linearGradient>
      <path d="M0 0H1440V456H0z" fill="url(#dusk-sky)" />
      <g fill="var(--dusk-star)">
        {stars.map(([x, y, radius]) => (
          <circle key={x} cx={x} cy={y} r={radius} />
        ))}
      </g>
      <circle cx="892" cy="452" r="84" fill="var(--dusk-sun)" opacity="0.16" />
      <circle cx="892" cy="452" r="40" fill="var(--dusk-sun)" opacity="0.85" />
      <path d="M0 454V436C70 424 150 428 214 440S360 452 430 454z" fill="var(--dusk-far)" />
      <path d="M470 454C540 446 592 444 640 454z" fill="var(--dusk-far)" opacity="0.7" />
    </>
  );
}

function Beams() {
  return (
    <>
      <linearGradient id="dusk-beam" gradientUnits="userSpaceOnUse" x1="1130" y1="0" x2="190" y2="0">
        <stop stopColor="var(--dusk-beam)" stopOpacity="0.85" />
        <stop offset="0.35" stopColor="var(--dusk-beam)" stopOpacity="0.38" />
        <stop offset="1" stopColor="var(--dusk-beam)" stopOpacity="0" />
      </linearGradient>
      <linearGradient id="dusk-beam-right" gradientUnits="userSpaceOnUse" x1="1150" y1="0" x2="1440" y2="0">
        <stop stopColor="var(--dusk-beam)" stopOpacity="0.8" />
        <stop offset="1" stopColor="var(--dusk-beam)" stopOpacity="0.16" />
      </linearGradient>
      <g opacity="var(--dusk-beam-strength)">
        <path d="M1128 250 0 92V356L1128 264z" fill="url(#dusk-beam)" />
        <path d="M1152 250 1440 206V314L1152 264z" fill="url(#dusk-beam-right)" />
      </g>
    </>
  );
}

function Sea() {
  return (
    <>
      <linearGradient id="dusk-sea" x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="var(--dusk-sea-far)" />
        <stop offset="0.4" stopColor="var(--dusk-sea)" />
        <stop offset="1" stopColor="var(--dusk-sea-near)" />
      </linearGradient>
      <path d="M0 452H1440V640H0z" fill="url(#dusk-sea)" />
      <g stroke="var(--dusk-glint)" strokeWidth="4" strokeLinecap="round" opacity="0.55">
        {glints.map(([x, y, length]) => (
          <path key={y} d={`M${x} ${y}h${length}`} />
        ))}
      </g>
      <g fill="none" stroke="var(--dusk-sea-far)" strokeWidth="2" strokeLinecap="round" opacity="0.5">
        <path d="M96 494q22-8 44 0t44 0M300 530q26-9 52 0t52 0M540 486q18-6 36 0t36 0M560 520q20-7 40 0t40 0M180 574q30-10 60 0t60 0M610 566q26-9 52 0t52 0" />
      </g>
      <g>
        <path d="M712 500v-38l24 33z" fill="var(--dusk-sail)" />
        <path d="M708 497v-28l-15 28z" fill="var(--dusk-sail)" opacity="0.75" />
        <path d="M686 502h56l-9 12h-37z" fill="var(--dusk-rock-near)" />
      </g>
      <path
        d="M0 596c120-16 220 14 360 4s240-26 380-8 220 18 340 6 240-14 360 0v42H0z"
        fill="var(--dusk-sea-near)"
        opacity="0.75"
      />
    </>
  );
}

function Lighthouse() {
  return (
    <>
      <path
        d="M1440 640V424c-44-6-78 8-120 20-28 8-52 28-80 31l-152 4c-26 2-42 20-56 37-18 22-26 44-46 60-16 14-38 28-56 64z"
        fill="var(--dusk-rock)"
      />
      <path d="M1204 477v-26l26-18 26 18v22z" fill="var(--dusk-wall)" />
      <path d="M1196 453l34-25 34 25z" fill="var(--dusk-band)" />
      <path d="M1223 460h14v15h-14z" fill="var(--dusk-lamp)" />
      <path d="M1112 480 1122 282h36l10 198z" fill="var(--dusk-wall)" />
      <path d="M1119.6 330h40.8l1.8 36h-44.4zM1115.6 410h48.8l1.8 36h-52.4z" fill="var(--dusk-band)" />
      <path d="M1143 282h15l10 198h-25z" fill="#0b1730" opacity="0.13" />
      <path
        d="M1136 300h8v14h-8zM1136 380h8v14h-8zM1132 480v-16a8 8 0 0 1 16 0v16z"
        fill="var(--dusk-rock)"
      />
      <path d="M1124 238h32v38h-32z" fill="var(--dusk-lamp)" />
      <path d="M1138.5 238h3v38h-3zM1108 274h64v8h-64zM1110 261h60v2.5h-60z" fill="var(--dusk-rock-near)" />
      <path
        d="M1111 261v14M1119 261v14M1161 261v14M1169 261v14"
        stroke="var(--dusk-rock-near)"
        strokeWidth="2"
      />
      <path d="M1116 239c4-14 14-20 24-21 10 1 20 7 24 21z" fill="var(--dusk-band)" />
      <circle cx="1140" cy="214" r="4.5" fill="var(--dusk-band)" />
      <path
        d="M1440 640V528c-50-16-92 8-136 16-52 10-92 0-136 18-40 16-66 38-96 78z"
        fill="var(--dusk-rock-near)"
      />
    </>
  );
}

/** Drawn for the project; static. */
export function DuskScene({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 1440 640"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <Sky />
      <Beams />
      <Sea />
      <Lighthouse />
      <path d="M0 626c180-18 330 12 560 2s360-20 520-4 240 8 360-2v20H0z" fill="var(--page)" />
    </svg>
  );
}
