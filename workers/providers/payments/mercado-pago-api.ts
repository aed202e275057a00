/** Longest wait for an answer, in milliseconds. */
const DEADLINE_MS = 8000;
const OFFICIAL = "https://api.mercadopago.com";

type Refund = { id: number | string; amount: number; date_created: string; status?: string };
/** What is read of a payment (developers reference: GET /v1/payments/{id}). */
export type Payment = {
  id: number | string;
  status: string;
  status_detail?: string;
  transaction_amount: number;
  external_reference?: string | null;
  date_approved?: string | null;
  date_last_updated?: string | null;
  refunds?: Refund[];
  point_of_interaction?: { transaction_data?: { qr_code?: string } };
};

export type Config = { token: string; secret: string; api?: string; now: () => number };

export function createApi({ token, api = OFFICIAL }: Config) {
  return async <Reply>(
    method: "GET" | "POST" | "PUT",
    path: string,
    body?: object,
    key?: string,
  ): Promise<Reply> => {
    const response = await fetch(api + path, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        "Content-Type": "application/json",
        ...(key ? { "X-Idempotency-Key": key } : {}),
      },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(DEADLINE_MS),
      redirect: "manual",
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`the payment provider answered ${response.status}`);
    }
    return (await response.json()) as Reply;
  };
}

export type Api = ReturnType<typeof createApi>;

export async function paymentsOf(api: Api, id: string): Promise<Payment[]> {
  const found = await api<{ results: Payment[] }>(
    "GET",
    `/v1/payments/search?external_reference=${encodeURIComponent(id)}`,
  );
  return found.results;
}
