import type { SerializeFrom } from "@remix-run/cloudflare";
import { TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { MarkChip } from "#app/platform/page/components/mark-chip.tsx";
import { formatDate } from "#app/platform/time/format-date.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { CODES, type CouponField } from "../../../domain/code-limits.ts";
import type { CouponState } from "../../../domain/discount.ts";
import { lastDay } from "../../../domain/ledger-notices.ts";
import type { LoadedCodes } from "../../../services/list-codes.server.ts";

type Coupon = SerializeFrom<LoadedCodes>["coupons"][number];

const states: Readonly<Record<CouponState, { word: string; tone: "green" | "blue" | "plain" }>> = {
  open: { word: "Vale", tone: "green" },
  coming: { word: "Ainda não vale", tone: "blue" },
  over: { word: "Encerrado", tone: "plain" },
  "used-up": { word: "Acabou", tone: "plain" },
};

/** While coupons are off. */
const OFF = { word: "Desligado", tone: "plain" } as const;

function CouponLine({ coupon, enabled }: { coupon: Coupon; enabled: boolean }) {
  const { code, percent, startsAt, endsAt, uses, mostUses, state } = coupon;
  const { word, tone } = enabled || state === "over" ? states[state] : OFF;
  const form = usePageForm({ intents: ["end-coupon"], about: { code } });
  return (
    <li className="px-4 py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium break-all">
          {code}: {percent}% a menos
        </span>
        <MarkChip tone={tone}>{word}</MarkChip>
      </p>
      <p className="text-sm text-muted">
        {`De ${formatDate(startsAt)} a ${lastDay(endsAt)} · ${uses} de ${mostUses} usados`}
      </p>
      {state !== "over" && (
        <Form of={form} intent="end-coupon" preventScrollReset>
          <input type="hidden" name="code" value={code} />
          <Button type="submit" look="quiet" className="-mx-4" pending={form.pending}>
            Encerrar<span className="sr-only"> o cupom {code}</span>
          </Button>
        </Form>
      )}
    </li>
  );
}

function NewCoupon() {
  const form = usePageForm<CouponField>({ intents: ["coupon"] });
  return (
    <Form of={form} intent="coupon" noValidate className="mt-3 grid max-w-3xl gap-4 card p-4 sm:grid-cols-2">
      <FormMessage of={form} className="sm:col-span-2" />
      <TextField
        label="Código"
        {...form.field("code")}
        maxLength={40}
        autoComplete="off"
        hint="O que a pessoa digita. Maiúsculas e minúsculas são iguais."
      />
      <TextField
        label="Desconto, em %"
        {...form.field("percent")}
        inputMode="numeric"
        hint={`De 1 a ${CODES.percent}.`}
      />
      <TextField label="Primeiro dia" type="date" {...form.field("from")} />
      <TextField
        label="Último dia"
        type="date"
        {...form.field("to")}
        hint="Vale até o fim dele, em Brasília."
      />
      <TextField
        label="Quantas compras"
        {...form.field("uses")}
        inputMode="numeric"
        hint="Contam as pagas e as que ainda podem ser pagas."
      />
      <div className="self-end">
        <Button type="submit" pending={form.pending}>
          Criar cupom
        </Button>
      </div>
    </Form>
  );
}

/** Coupons. */
export function Coupons({ coupons, enabled }: { coupons: readonly Coupon[]; enabled: boolean }) {
  return (
    <section aria-labelledby="cupons" className="mt-8">
      <h2 id="cupons" className="text-lg font-semibold">
        Cupons
      </h2>
      <p className="mt-1 max-w-3xl text-muted">
        {enabled
          ? "Quem compra digita o cupom na página do pagamento."
          : "Os cupons estão desligados (DISCOUNTS): dá para criar aqui, mas nenhum vale até que se liguem."}
      </p>
      {coupons.length > 0 && (
        <ul className="card mt-3 max-w-3xl divide-y divide-line">
          {coupons.map((coupon) => (
            <CouponLine key={coupon.code} coupon={coupon} enabled={enabled} />
          ))}
        </ul>
      )}
      <NewCoupon key={coupons.length} />
    </section>
  );
}
