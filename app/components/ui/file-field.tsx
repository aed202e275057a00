import { type ComponentProps, useState } from "react";
import { TextField } from "./fields.tsx";

type FileFieldProps = Omit<ComponentProps<typeof TextField>, "type"> & {
  /** Bytes; a larger file is refused before it travels. */
  largest: number;
  tooLarge: string;
};

/** A file, under its label. What is wrong with it takes the hint's place. */
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
