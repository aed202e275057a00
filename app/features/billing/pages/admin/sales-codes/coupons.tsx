import type { SerializeFrom } from "@remix-run/cloudflare";
import { TextField } from "#app/platform/forms/components/fields.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { AdminAct, AdminForm } from "#app/platform/page/components/admin-form.tsx";
import { AdminList, AdminRow, AdminSection } from "#app/platform/page/components/admin-list.tsx";
import { MarkChip } from "#app/platform/page/components/mark-chip.tsx";
import { formatDate } from "#app/platform/time/format-date.ts";
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

function CouponRow({ coupon, enabled }: { coupon: Coupon; enabled: boolean }) {
  const { code, percent, startsAt, endsAt, uses, mostUses, state } = coupon;
  const { word, tone } = enabled || state === "over" ? states[state] : OFF;
  return (
    <AdminRow
      title={`${code}: ${percent}% a menos`}
      aside={<MarkChip tone={tone}>{word}</MarkChip>}
      facts={[`De ${formatDate(startsAt)} a ${lastDay(endsAt)}`, `${uses} de ${mostUses} usados`]}
    >
      {state !== "over" && (
        <AdminAct intent="end-coupon" sent={{ code }} of={`o cupom ${code}`}>
          Encerrar
        </AdminAct>
      )}
    </AdminRow>
  );
}

function NewCoupon() {
  const form = usePageForm<CouponField>({ intents: ["coupon"] });
  return (
    <AdminForm of={form} label="Novo cupom" intent="coupon" submit="Criar cupom">
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
    </AdminForm>
  );
}

/** Coupons. */
export function Coupons({ coupons, enabled }: { coupons: readonly Coupon[]; enabled: boolean }) {
  return (
    <AdminSection
      title="Cupons"
      lead={
        enabled
          ? "Quem compra digita o cupom na página do pagamento."
          : "Os cupons estão desligados (DISCOUNTS): dá para criar aqui, mas nenhum vale até que se liguem."
      }
    >
      <AdminList empty="Nenhum cupom ainda. Crie o primeiro abaixo.">
        {coupons.map((coupon) => (
          <CouponRow key={coupon.code} coupon={coupon} enabled={enabled} />
        ))}
      </AdminList>
      <NewCoupon key={coupons.length} />
    </AdminSection>
  );
}
