import { emailProblem } from "#app/features/accounts/domain/sign-up/sign-up-rules.ts";
import { payerOf } from "#app/features/accounts/queries/guardians.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import { hashLinkToken, newLinkToken } from "#app/platform/auth/link-token.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { mailedName } from "#app/platform/mail/domain/third-party-rules.ts";
import { closeRequest, insertThirdPartyMail } from "#app/platform/mail/queries/third-party-mail.server.ts";
import { deliverMail } from "#app/platform/mail/services/deliver-mail.server.ts";
import {
  refuseThirdPartyMail,
  thirdPartyRequest,
} from "#app/platform/mail/services/third-party-mail.server.ts";
import { formatMoney } from "#app/platform/text/format.ts";
import { DAY } from "#app/platform/time/units.ts";
import { guardianPaymentMail } from "../domain/billing-mails.ts";
import { type ChargeView, chargeView } from "../domain/charge-view.ts";
import { billingPaths } from "../paths.ts";
import { guardianLinkMailId } from "../queries/charge-mails.server.ts";
import {
  type ChargeRow,
  chargeByToken,
  chargesOf,
  eventsOf,
  personOfToken,
  setGuardianToken,
} from "../queries/charges.server.ts";
import { cancelCharge } from "./cancel-plan.server.ts";
import { billTitle, makeBill } from "./make-bill.server.ts";
import { refuseHeld } from "./plan-holdings.server.ts";
import { checkBill } from "./reconcile-billing.server.ts";
import { storeCharge, type WantedCharge } from "./start-charge.server.ts";

/** Seconds in which a guardian may pay. */
const LIFE = 3 * DAY;

/**
 * Mails a minor's guardian a link to see, confirm and pay; a reused charge counts as a new one. Returns the charge's
 * id. Throws guardian-email, what `storeCharge` throws, and as `refuseThirdPartyMail`.
 */
export async function requestGuardianPayment(
  deps: Deps,
  viewer: Viewer,
  { email, ...wanted }: WantedCharge & { email: string },
): Promise<string> {
  const to = email.trim().toLowerCase();
  if (emailProblem(to)) throw new AppError("guardian-email");
  const [own] = await deps.read(payerOf(deps.db, viewer.id));
  if (own?.email === to) throw new AppError("guardian-email");
  const asking = await thirdPartyRequest(deps, viewer, { email: to, kind: "payment" });
  // Before the charge: a refused request leaves none, and expires no open bill.
  const {
    by,
    to: mailsTo,
    unwanted,
    opened: [opened],
  } = await deps.write({ ...asking.counted, closed: asking.closed });
  if (!opened) refuseThirdPartyMail(by, mailsTo, unwanted);
  const { token, tokenHash } = await newLinkToken(deps.newId);
  const { charge, payer } = await storeCharge(deps, viewer, wanted, { tokenHash, life: LIFE }).catch(
    async (error: unknown) => {
      await deps.write([closeRequest(deps.db, "payment", viewer.num), ...asking.takenBack]);
      throw error;
    },
  );
  const name = mailedName(payer.firstName);
  const url = deps.publicUrl() + billingPaths.guardian(token);
  const { optOut } = asking;
  const mail = guardianPaymentMail({
    name,
    title: billTitle(charge),
    price: formatMoney(charge.cents),
    url,
    optOut,
  });
  const id = `${guardianLinkMailId(viewer.id, charge.id)}-${deps.newId()}`;
  // Each mail has a new link: the former stops working.
  await deps.write([
    setGuardianToken(deps.db, charge.id, tokenHash, asking.standing),
    insertThirdPartyMail(deps.db, to, { id, ...mail }, asking.standing, deps.now()),
  ]);
  deps.later((later) => deliverMail(later, id));
  return charge.id;
}

export type GuardianCharge = { name: string; title: string; charge: ChargeView };

type GuardedCharge = ChargeRow & { firstName: string | null };

function requireCharge(charge: GuardedCharge | undefined): GuardedCharge {
  if (!charge || charge.firstName === null) throw new AppError("guardian-link-over");
  return charge;
}

async function chargeOfToken(deps: Deps, token: string): Promise<GuardedCharge> {
  const [charge] = await deps.read(chargeByToken(deps.db, await hashLinkToken(token)));
  return requireCharge(charge);
}

/** What a guardian sees by their link. Throws guardian-link-over. */
export async function readGuardianCharge(deps: Deps, token: string): Promise<GuardianCharge> {
  const tokenHash = await hashLinkToken(token);
  const person = personOfToken(tokenHash);
  const {
    found: [found],
    charges,
    events,
  } = await deps.read({
    found: chargeByToken(deps.db, tokenHash),
    charges: chargesOf(deps.db, person),
    events: eventsOf(deps.db, person),
  });
  const { firstName, ...charge } = requireCharge(found);
  const view = chargeView(charge, { charges, events, now: deps.now() });
  return { name: firstName ?? "", title: billTitle(charge), charge: view };
}

/**
 * The guardian's confirmation creates the bill. Idempotent. Throws guardian-email, guardian-link-over, plan-held,
 * provider-silent.
 */
export async function confirmAsGuardian(deps: Deps, token: string, email: string): Promise<void> {
  if (emailProblem(email)) throw new AppError("guardian-email");
  const charge = await chargeOfToken(deps, token);
  if (charge.expiresAt <= deps.now()) throw new AppError("guardian-link-over");
  await refuseHeld(deps, charge.userNum, charge.plan);
  await makeBill(deps, charge, email.trim().toLowerCase());
  await deps.write(closeRequest(deps.db, "payment", charge.userNum));
}

/** Queries the provider; true if it is paid. Throws guardian-link-over. */
export async function checkAsGuardian(deps: Deps, token: string): Promise<boolean> {
  const charge = await chargeOfToken(deps, token);
  if (charge.providerRef !== null) await checkBill(deps, { id: charge.id, ref: charge.providerRef });
  return (await readGuardianCharge(deps, token)).charge.status === "paid";
}

/** Cancels a charge for its payer within seven days. Idempotent. Returns the cents. Throws guardian-link-over, and what `cancelCharge` throws. */
export async function cancelAsGuardian(deps: Deps, token: string): Promise<number> {
  const { userNum, id } = await chargeOfToken(deps, token);
  return cancelCharge(deps, { userNum, id });
}
