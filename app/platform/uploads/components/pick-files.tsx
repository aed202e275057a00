import { type ChangeEvent, useId } from "react";

type PickProps = {
  label: string;
  look?: "primary" | "secondary";
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
      <label htmlFor={id} className={`button button-normal button-${look}`}>
        {label}
      </label>
    </span>
  );
}
