import { Form } from "@remix-run/react";
import { TextField } from "#app/platform/forms/components/fields.tsx";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Toolbar } from "#app/platform/ui/components/part.tsx";
import type { Checkout } from "../../services/read-checkout.server.ts";

type Props = { offer: NonNullable<Checkout["offer"]>; coupon: NonNullable<Checkout["coupon"]> };

/** A coupon; the server computes the total again. */
export function CouponForm({ offer, coupon: { code, percent } }: Props) {
  const refused = code !== "" && percent === null;
  return (
    <Form method="get" preventScrollReset className="card mt-4 p-4 sm:px-6">
      <input type="hidden" name="duration" value={offer.months} />
      <input type="hidden" name="plano" value={offer.plan} />
      <Toolbar className="">
        <TextField
          key={code}
          label="Cupom"
          name="cupom"
          defaultValue={code}
          maxLength={40}
          autoComplete="off"
          problem={refused ? "Este cupom não vale. O preço é o de cima." : null}
        />
        <Button type="submit" look="secondary">
          Aplicar
        </Button>
      </Toolbar>
      {percent !== null && (
        <p role="status" className="mt-2 text-success">
          {`Cupom ${code}: ${percent}% a menos.`}
        </p>
      )}
    </Form>
  );
}
