/** Lighthouse mark, drawn for the project. */
export function Logo({ size = 32 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="#3368b8" />
      <path d="M14 10.6 3 6.6v9l11-2.8z" fill="#ffd35c" opacity="0.6" />
      <path d="M18 10.6 29 6.6v9l-11-2.8z" fill="#ffd35c" opacity="0.9" />
      <path d="M12.4 8.6 16 4.8l3.6 3.8z" fill="#fff" />
      <path d="M13.4 8.6h5.2v4.6h-5.2z" fill="#ffd35c" />
      <path d="M11.4 13h9.2v1.8h-9.2z" fill="#fff" />
      <path d="M12.9 14.8h6.2L21 28H11z" fill="#fff" />
      <path d="m12.4 18.6 7.2 0 .5 3.8h-8.2z" fill="#c11f44" />
    </svg>
  );
}
