import { type ChangeEvent, useId } from "react";

const looks = {
  primary: "bg-primary text-on-primary hover:bg-primary-hover",
  secondary: "border border-line-strong bg-card hover:bg-inset",
};

type PickProps = {
  label: string;
  look?: keyof typeof looks;
  several?: boolean;
  describedBy?: string;
  onPick: (files: File[]) => void;
};

/** The native file field, with its label as the button. Needs scripts. */
export function PickFiles({ label, look = "primary", several = false, describedBy, onPick }: PickProps) {
  const id = useId();
  function pick({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])];
    // Reset, so that the same file can be picked again.
    currentTarget.value = "";
    if (files.length > 0) onPick(files);
  }
  return (
    <span>
      <input
        id={id}
        type="file"
        multiple={several}
        onChange={pick}
        aria-describedby={describedBy}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={`inline-flex min-h-11 cursor-pointer items-center rounded-control px-4 text-[0.9375rem] font-semibold peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-[var(--focus)] ${looks[look]}`}
      >
        {label}
      </label>
    </span>
  );
}
