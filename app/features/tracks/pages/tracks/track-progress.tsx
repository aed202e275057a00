/** Of all steps. */
export function TrackProgress({ percent }: { percent: number }) {
  return (
    <span className="shrink-0 text-sm font-semibold tabular-nums">
      {percent}%<span className="sr-only"> feita</span>
    </span>
  );
}
