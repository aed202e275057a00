import { Form as SearchForm, useSearchParams } from "@remix-run/react";
import { Search } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";

type Look = ComponentProps<typeof Button>["look"];
type Sent = Readonly<Record<string, string | number>>;

function Hidden({ sent }: { sent: Sent }) {
  return Object.entries(sent).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

/** A GET form: the address is the search. */
export function AdminFilter({ label, children }: { label: string; children: ReactNode }) {
  const [search] = useSearchParams();
  return (
    <SearchForm
      key={search.toString()}
      role="search"
      aria-label={label}
      className="card card-body filter-grid mt-6"
    >
      {children}
      <Button type="submit" className="lg:justify-self-start">
        <Icon as={Search} />
        Buscar
      </Button>
    </SearchForm>
  );
}

type FormProps = {
  of: ComponentProps<typeof Form>["of"] & ComponentProps<typeof FormMessage>["of"];
  /** Names it for screen readers where no heading does. */
  label?: string;
  intent: string;
  sent?: Sent;
  /** On its button. */
  submit: ReactNode;
  encType?: "multipart/form-data";
  look?: Look;
  /** Beside the button. */
  aside?: ReactNode;
  /** Of what is typed, on the device: for a new object, whose id is another each time. */
  place?: string;
  /** Within a row or card. */
  plain?: boolean;
  /** Fields: short ones in two columns, what is longer over both. */
  children?: ReactNode;
};

/** Edits an object or makes one. */
export function AdminForm(props: FormProps) {
  const { of, label, intent, encType, sent = {}, submit, look, aside, place, plain, children } = props;
  return (
    <Form
      of={of}
      intent={intent}
      encType={encType}
      noValidate
      data-place={place}
      aria-label={label}
      className={`form-grid mt-3 ${plain ? "" : "card card-body"}`}
    >
      <FormMessage of={of} className="sm:col-span-2" />
      <Hidden sent={sent} />
      {children}
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" look={look} pending={of.pending}>
          {submit}
        </Button>
        {aside}
      </div>
    </Form>
  );
}

/** One press. Its refusal is shown by the frame. `of`: names the object for screen readers. */
export function AdminAct(props: {
  intent: string;
  sent?: Sent;
  of?: string;
  look?: Look;
  disabled?: boolean;
  children: ReactNode;
}) {
  const { intent, sent = {}, of, look = "quiet", disabled, children } = props;
  const about = Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)]));
  const form = usePageForm({ intents: [intent], about });
  return (
    <Form of={form} intent={intent} preventScrollReset className={look === "quiet" ? "-mx-4" : ""}>
      <Hidden sent={sent} />
      <Button type="submit" look={look} disabled={disabled} pending={form.pending}>
        {children}
        {of && <span className="sr-only"> {of}</span>}
      </Button>
    </Form>
  );
}
