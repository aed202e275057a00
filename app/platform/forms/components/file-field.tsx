import { type ComponentProps, useState } from "react";
import { TextField } from "./fields.tsx";

type FileFieldProps = Omit<ComponentProps<typeof TextField>, "type"> & {
  /** Bytes; larger files are refused before upload. */
  largest: number;
  tooLarge: string;
  /** The form's reply: after each, the file is to be chosen again. */
  answer?: unknown;
};

/** A problem replaces the hint. */
export function FileField({ largest, tooLarge, problem, hint, answer, ...rest }: FileFieldProps) {
  const [refused, setRefused] = useState(false);
  const [answered, setAnswered] = useState({ answer, count: 0 });
  if (answered.answer !== answer) setAnswered({ answer, count: answered.count + 1 });
  const wrong = refused ? tooLarge : problem;
  return (
    <TextField
      key={answered.count}
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
