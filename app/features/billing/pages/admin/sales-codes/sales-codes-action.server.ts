import { schoolNames } from "#app/features/accounts/queries/people.server.ts";
import type { Actor } from "#app/platform/audit/services/actor.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { redirectFor } from "#app/platform/context/require-access.server.ts";
import type { SentForm } from "#app/platform/forms/domain/sent-form.ts";
import type { FormHandlers } from "#app/platform/forms/pages/handle-form.server.ts";
import { readCoupon, readSeatGroup } from "../../../domain/code-fields.ts";
import type { CouponField, SeatField } from "../../../domain/code-limits.ts";
import { codePaths } from "../../../paths.ts";
import { closeCoupon, closeSeats, createSeats, makeCoupon } from "../../../services/make-codes.server.ts";
import { revokeSeat } from "../../../services/take-seat.server.ts";

type Field = CouponField | SeatField;

function fieldsOf<Name extends Field>(form: SentForm, names: readonly Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, form.text(name, 200)])) as Record<Name, string>;
}

/** The forms of the page of coupons and codes. */
export function codeForms(deps: Deps, actor: Actor): FormHandlers<Field> {
  const back = (feito: string, grupo?: string) => redirectFor(codePaths.codes({ grupo, feito }));
  return {
    coupon: async (form) => {
      const read = readCoupon(fieldsOf(form, ["code", "percent", "from", "to", "uses"]), deps.now());
      if (read.problems) return { problems: read.problems };
      await makeCoupon(deps, actor, read.value);
      return back("cupom");
    },
    "end-coupon": async (form) => {
      await closeCoupon(deps, actor, form.text("code", 40));
      return back("cupom-encerrado");
    },
    seats: async (form) => {
      const fields = fieldsOf(form, ["name", "plan", "months", "seats", "to", "school"]);
      const schools = await deps.read(schoolNames(deps.db));
      const read = readSeatGroup(fields, { schools: schools.map(({ id }) => id), now: deps.now() });
      if (read.problems) return { problems: read.problems };
      await createSeats(deps, actor, { operation: form.text("operation", 64), group: read.value });
      return back("lugares");
    },
    "end-seats": async (form) => {
      await closeSeats(deps, actor, form.text("group", 64));
      return back("lugares-encerrados");
    },
    revoke: async (form) => {
      await revokeSeat(deps, actor, form.text("charge", 64));
      return back("retirado", form.text("group", 64));
    },
  };
}
