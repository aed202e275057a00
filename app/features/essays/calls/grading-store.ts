import { deviceDatabase, type StoredGrading } from "#app/platform/drafts/calls/device-database.ts";

export type GradingOnDevice = Omit<StoredGrading, "key">;

const keyOf = ({ userId, address }: Pick<GradingOnDevice, "userId" | "address">) => `${userId} ${address}`;

/** What a grader typed, before anything is sent. */
export async function storeGradingOnDevice(grading: GradingOnDevice): Promise<void> {
  await (await deviceDatabase()).put("gradings", { ...grading, key: keyOf(grading) });
}

export async function gradingOnDevice(userId: string, address: string): Promise<StoredGrading | undefined> {
  return (await deviceDatabase()).get("gradings", keyOf({ userId, address }));
}

/** Leaves the device once the server has it, unless it was changed meanwhile: then over the revision that the server has. */
export async function recordGradingSent(sent: GradingOnDevice, revision: number): Promise<void> {
  const db = await deviceDatabase();
  const transaction = db.transaction("gradings", "readwrite");
  const now = await transaction.store.get(keyOf(sent));
  if (now && JSON.stringify(now.draft) === JSON.stringify(sent.draft))
    await transaction.store.delete(keyOf(sent));
  else if (now) await transaction.store.put({ ...now, revision });
  await transaction.done;
}

export async function deleteGradingOnDevice(userId: string, address: string): Promise<void> {
  await (await deviceDatabase()).delete("gradings", keyOf({ userId, address }));
}
