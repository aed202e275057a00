import { createHash } from "node:crypto";
import type { UploadOwnerKind } from "#app/platform/uploads/domain/upload-owners.ts";
import { FINGERPRINT_BYTES, partCount, sizeOfPart } from "#app/platform/uploads/domain/upload-plan.ts";
import { type CallReply, type Door, door, fromOurPage } from "#tests/support/door.ts";
import { freshId, givenPerson, signedIn } from "#tests/support/given.ts";

export type SentFile = { name: string; bytes: Uint8Array };
/** `ownerKind`: else a school's material. */
type Sender = {
  cookie: string;
  schoolId: string;
  ownerKind?: UploadOwnerKind;
  target?: string | null;
  through?: Door;
};

/** The value of a reply pair, or why it was refused. */
type Outcome<Value> = { status: number; value: Value | null; refusal: string | null };

export function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** A school of its own, with a teacher's cookie. */
export async function givenLibrary(role: "teacher" | "student" | "assistant" | "admin" = "teacher") {
  const schoolId = `e${freshId().slice(0, 12)}`;
  const person = await givenPerson({ school: { id: schoolId, role } });
  return { schoolId, cookie: await signedIn(person), person };
}

/** Somebody of a school, by role. */
export async function givenMember(schoolId: string, role: "teacher" | "student" | "assistant" | "admin") {
  const person = await givenPerson({ school: { id: schoolId, role } });
  return { person, cookie: await signedIn(person) };
}

function outcome<Value>({ status, body }: { status: number; body: CallReply }): Outcome<Value> {
  if (body.error) return { status, value: null, refusal: body.error.message };
  const [done, value] = body.result as [true, Value] | [false, string];
  return done
    ? { status, value: value as Value, refusal: null }
    : { status, value: null, refusal: String(value) };
}

function fingerprint(bytes: Uint8Array): string {
  const ends = [bytes.subarray(0, FINGERPRINT_BYTES), bytes.subarray(-FINGERPRINT_BYTES)];
  return sha256(Buffer.concat([Buffer.from(`${bytes.length} `), ...ends]));
}

export async function startSending(
  { name, bytes }: SentFile,
  { cookie, schoolId, ownerKind = "school-material", target = null, through = door }: Sender,
) {
  const asked = {
    ownerKind,
    owner: schoolId,
    target,
    name,
    size: bytes.length,
    fingerprint: fingerprint(bytes),
  };
  const reply = await through.call("startUpload", asked, { cookie });
  return outcome<{ id: string; partSize: number; done: number[] }>(reply);
}

export function partsIn(bytes: Uint8Array, partSize: number): Uint8Array[] {
  const plan = { size: bytes.length, partSize };
  return Array.from({ length: partCount(plan) }, (_, index) =>
    bytes.subarray(index * partSize, index * partSize + sizeOfPart(plan, index + 1)),
  );
}

/** Sends one part; `body` in place of its bytes, for what goes wrong on the way. */
export function sendPart(
  id: string,
  part: number,
  bytes: Uint8Array,
  {
    cookie,
    body,
    through = door,
    digest = sha256(bytes),
  }: { cookie?: string; body?: BodyInit; through?: Door; digest?: string },
): Promise<Response> {
  return through.send(`/envios/${id}/${part}`, {
    method: "PUT",
    cookie,
    headers: { ...fromOurPage, "X-Part-Digest": digest, "Content-Type": "application/octet-stream" },
    body: body ?? Uint8Array.from(bytes),
  });
}

export async function finishSending(
  id: string,
  digests: readonly string[],
  { cookie, through = door }: { cookie: string; through?: Door },
) {
  return outcome<{ id: string; sha256: string }>(
    await through.call("finishUpload", { id, digests }, { cookie }),
  );
}

/** A file from start to end, as the browser sends it. */
export async function sendFile(
  file: SentFile,
  sender: Sender,
): Promise<Outcome<{ id: string; sha256: string }>> {
  const { value, refusal, status } = await startSending(file, sender);
  if (!value) return { status, value: null, refusal };
  const parts = partsIn(file.bytes, value.partSize);
  for (const [index, bytes] of parts.entries()) {
    if (value.done.includes(index + 1)) continue;
    const response = await sendPart(value.id, index + 1, bytes, sender);
    if (response.status !== 200)
      return { status: response.status, value: null, refusal: await response.text() };
    await response.body?.cancel();
  }
  return finishSending(value.id, parts.map(sha256), sender);
}

/** A small PDF that is one. */
export function pdfOf(text: string, size = 0): Uint8Array {
  const filler = "%".padEnd(Math.max(0, size - 200), "x");
  return Buffer.from(
    `%PDF-1.7\n% ${text}\n${filler}\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\nstartxref\n0\n%%EOF\n`,
  );
}
