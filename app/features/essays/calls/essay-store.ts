import {
  deviceDatabase,
  type StoredEssay,
  type StoredEssayPhoto,
} from "#app/platform/drafts/calls/device-database.ts";

export type EssayOnDevice = Omit<StoredEssay, "key">;

const keyOf = ({ userId, id }: Pick<EssayOnDevice, "userId" | "id">) => `${userId} ${id}`;

/** What is typed, before anything is sent. */
export async function storeEssayOnDevice(essay: EssayOnDevice): Promise<void> {
  await (await deviceDatabase()).put("essays", { ...essay, key: keyOf(essay) });
}

export async function essayOnDevice(userId: string, id: string): Promise<StoredEssay | undefined> {
  return (await deviceDatabase()).get("essays", keyOf({ userId, id }));
}

/** Drafts that the server has not, or has as they were before. */
export async function unsentEssays(userId: string): Promise<StoredEssay[]> {
  const all = await (await deviceDatabase()).getAllFromIndex("essays", "byUser", userId);
  return all.filter(({ sent }) => !sent);
}

/** Notes that the server has it, under a revision, unless it was changed meanwhile. */
export async function recordEssaySent(sent: EssayOnDevice, revision: number): Promise<void> {
  const db = await deviceDatabase();
  const transaction = db.transaction("essays", "readwrite");
  const now = await transaction.store.get(keyOf(sent));
  const isSame = now?.text === sent.text && JSON.stringify(now.outline) === JSON.stringify(sent.outline);
  if (isSame) await transaction.store.put({ ...now, base: revision, settles: false, sent: true });
  await transaction.done;
}

/** Submitted: the server has all of it. */
export async function deleteEssayOnDevice(userId: string, id: string): Promise<void> {
  await (await deviceDatabase()).delete("essays", keyOf({ userId, id }));
}

export async function storePhotoOnDevice(photo: StoredEssayPhoto): Promise<void> {
  await (await deviceDatabase()).put("essayPhotos", photo);
}

/** Photographs of an essay that wait to be sent, in order. */
export async function photosOnDevice(userId: string, essay: string): Promise<StoredEssayPhoto[]> {
  const all = await (await deviceDatabase()).getAllFromIndex("essayPhotos", "byUser", userId);
  return all.filter((each) => each.essay === essay).sort((one, other) => one.at - other.at);
}

export async function deletePhotoOnDevice(key: string): Promise<void> {
  await (await deviceDatabase()).delete("essayPhotos", key);
}
