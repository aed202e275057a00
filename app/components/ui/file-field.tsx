import { type ComponentProps, useState } from "react";
import { TextField } from "./fields.tsx";

type FileFieldProps = Omit<ComponentProps<typeof TextField>, "type"> & {
  /** Bytes; larger files are refused before upload. */
  largest: number;
  tooLarge: string;
};

/** A problem replaces the hint. */
export function FileField({ largest, tooLarge, problem, hint, ...rest }: FileFieldProps) {
  const [refused, setRefused] = useState(false);
  const wrong = refused ? tooLarge : problem;
  return (
    <TextField
      {...rest}
      type="file"
      hint={wrong ? undefined : hint}
      problem={wrong}
      onChange={({ target }) => {
        const isLarge = (target.files?.[0]?.size ?? 0) > largest;
        setRefused(isLarge);
        if (isLarge) target.value = "";
      }}
    />
  );
}
