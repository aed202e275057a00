/** The partner school's mark, drawn for the project: a shield with a mountain and a star. Decorative: its name is beside it. */
export function AzambujaLogo({ size = 32 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" focusable="false">
      <path d="M16 1.5 29 5.4v10.4c0 7.6-5.1 12.3-13 14.7C8.1 28.1 3 23.4 3 15.8V5.4z" fill="#14532d" />
      <path d="M16 3.7 27 7v8.8c0 6.3-4.1 10.2-11 12.5C9.1 26 5 22.1 5 15.8V7z" fill="#1b6b3a" />
      <path
        d="M5.6 19.6 12 11.4l3.4 4.3 2.4-3 8.6 8.4c-1.6 3.3-5 5.6-10.4 7.2-5.7-1.7-9.1-4.5-10.4-8.7z"
        fill="#fff"
      />
      <path d="m16 5 .9 1.9 2.1.3-1.5 1.4.4 2.1-1.9-1-1.9 1 .4-2.1L13 7.2l2.1-.3z" fill="#f6c445" />
    </svg>
  );
}
