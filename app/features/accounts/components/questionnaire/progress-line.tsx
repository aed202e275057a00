export function ProgressLine({ label, value, max }: { label: string; value: number; max: number }) {
  return (
    <div className="flex items-center gap-3 text-sm text-muted">
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        className="h-1.5 flex-1 overflow-hidden rounded-full bg-inset"
      >
        <div
          className="h-full rounded-full bg-primary transition-[width] duration-200"
          style={{ width: `${(100 * value) / max}%` }}
        />
      </div>
      <span aria-hidden="true" className="tabular-nums">
        {value} de {max}
      </span>
    </div>
  );
}
