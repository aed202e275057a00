/** A community's mark beside its name: its initial on its colour. */
export function CommunityMark({
  community: { colour, name },
}: {
  community: { colour: string; name: string };
}) {
  return (
    <span className="inline-flex items-center gap-2 font-semibold text-muted">
      <svg viewBox="0 0 32 32" width={28} height={28} aria-hidden="true" focusable="false">
        <rect width={32} height={32} rx={9} fill={colour} />
        <text x={16} y={22.5} textAnchor="middle" fontSize={18} fontWeight={700} fill="#fff">
          {name.slice(0, 1).toUpperCase()}
        </text>
      </svg>
      {name}
    </span>
  );
}
