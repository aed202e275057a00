import { aboutPaths } from "#app/features/home/paths.ts";
import { TextField } from "#app/platform/forms/components/fields.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import type { SignUpEntry, SignUpEntryField, SignUpParts } from "../../domain/sign-up/sign-up-steps.ts";

const text = { required: true, autoCapitalize: "words", maxLength: 100 } as const;
const secret = { required: true, type: "password", autoComplete: "new-password", maxLength: 200 } as const;

type Field = {
  name: SignUpEntryField;
  label: string;
  part: keyof SignUpParts | null;
  hint?: string;
  input: React.InputHTMLAttributes<HTMLInputElement>;
};

const fields: readonly Field[] = [
  {
    name: "email",
    label: "E-mail",
    part: null,
    input: { required: true, type: "email", inputMode: "email", autoComplete: "username", maxLength: 254 },
  },
  { name: "firstName", label: "Nome", part: "names", input: { ...text, autoComplete: "given-name" } },
  { name: "lastName", label: "Sobrenome", part: "names", input: { ...text, autoComplete: "family-name" } },
  { name: "password", label: "Senha", part: "password", hint: "De 6 a 50 caracteres.", input: secret },
  { name: "confirmation", label: "Confirme a senha", part: "confirmation", input: secret },
];

/** Visible fields with their problems. */
export function SignUpFields(props: {
  entry: SignUpEntry;
  parts: SignUpParts;
  problemOf: (field: SignUpEntryField) => string | null;
  onChange: (field: SignUpEntryField, value: string) => void;
  onLeave: (field: SignUpEntryField) => void;
}) {
  const { entry, parts, problemOf, onChange, onLeave } = props;
  return fields
    .filter(({ part }) => part === null || parts[part])
    .map(({ name, label, hint, input }) => (
      <TextField
        key={name}
        // Initial focus of the native dialog.
        ref={(element) => name === "email" && element?.setAttribute("autofocus", "")}
        {...input}
        name={name}
        label={label}
        hint={hint}
        problem={problemOf(name)}
        value={entry[name]}
        onChange={(event) => onChange(name, event.target.value)}
        onBlur={() => onLeave(name)}
      />
    ));
}

export function TermsBox({
  accepted,
  onChange,
}: {
  accepted: boolean;
  onChange: (accepted: boolean) => void;
}) {
  return (
    <label className="flex min-h-11 items-start gap-3 py-1.5">
      <input
        type="checkbox"
        name="terms"
        value="aceito"
        required
        checked={accepted}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-0.5 size-5 shrink-0 accent-primary"
      />
      <span>
        Li e aceito os{" "}
        <TextLink href={aboutPaths.privacy()} target="_blank" rel="noreferrer">
          termos de uso e a política de privacidade
          <span className="sr-only"> (abre em outra aba)</span>
        </TextLink>
        .
      </span>
    </label>
  );
}
