import type { FileParts } from "#app/platform/context/deps.ts";

/** R2's codes at the end of a message: no such upload, or no such part of it. */
const GONE = /\((?:10024|10025)\)/;

function hex(digest: ArrayBuffer): string {
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

type Digest = {
  writer: WritableStreamDefaultWriter<ArrayBuffer | ArrayBufferView>;
  close: () => Promise<string>;
};

function openDigest(): Digest {
  const stream = new crypto.DigestStream("SHA-256");
  const writer = stream.getWriter();
  // Observed here too: a digest that is given up must not be an unhandled failure.
  for (const end of [stream.digest, writer.closed, writer.ready]) end.catch(() => undefined);
  return {
    writer,
    close: async () => {
      await writer.close();
      return hex(await stream.digest);
    },
  };
}

/** Sends a body to R2 and to its digest, one chunk at a time. */
async function pump(body: ReadableStream<Uint8Array>, into: WritableStream): Promise<string> {
  const digest = openDigest();
  const reader = body.getReader();
  const writer = into.getWriter();
  for (const end of [reader.closed, writer.closed, writer.ready]) end.catch(() => undefined);
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read())
      await Promise.all([writer.write(read.value), digest.writer.write(read.value)]);
    await writer.close();
    return await digest.close();
  } catch (error) {
    await Promise.allSettled([reader.cancel(error), writer.abort(error), digest.writer.abort(error)]);
    throw error;
  }
}

async function digestsOf(
  body: ReadableStream,
  partSize: number,
): Promise<{ whole: string; parts: string[] }> {
  const whole = openDigest();
  const parts: string[] = [];
  let part = openDigest();
  let filled = 0;
  for await (const chunk of body as ReadableStream<Uint8Array>) {
    await whole.writer.write(chunk);
    let rest = chunk;
    while (rest.length > 0) {
      const taken = rest.subarray(0, partSize - filled);
      await part.writer.write(taken);
      filled += taken.length;
      rest = rest.subarray(taken.length);
      if (filled < partSize) continue;
      parts.push(await part.close());
      part = openDigest();
      filled = 0;
    }
  }
  const last = await part.close();
  return { whole: await whole.close(), parts: filled > 0 ? [...parts, last] : parts };
}

export function createFileParts(bucket: R2Bucket): FileParts {
  return {
    start: async (key) => (await bucket.createMultipartUpload(key)).uploadId,
    put: async ({ key, multipart, part, size }, body) => {
      const fixed = new FixedLengthStream(size);
      const upload = bucket.resumeMultipartUpload(key, multipart);
      const [stored, digest] = await Promise.all([
        upload.uploadPart(part, fixed.readable),
        pump(body, fixed.writable),
      ]);
      return { etag: stored.etag, digest };
    },
    join: async ({ key, multipart }, parts) => {
      const receipts = parts.map(({ part, etag }) => ({ partNumber: part, etag }));
      try {
        await bucket.resumeMultipartUpload(key, multipart).complete(receipts);
      } catch (error) {
        const isGone = error instanceof Error && GONE.test(error.message);
        if (!isGone || (await bucket.head(key)) === null) throw error;
      }
    },
    abandon: async ({ key, multipart }) => {
      try {
        await bucket.resumeMultipartUpload(key, multipart).abort();
      } catch (error) {
        if (!(error instanceof Error && GONE.test(error.message))) throw error;
      }
    },
    digest: async (key, partSize) => {
      const file = await bucket.get(key);
      return file && digestsOf(file.body, partSize);
    },
    open: async (key, range) => {
      const file = await bucket.get(
        key,
        range ? { range: { offset: range.start, length: range.length } } : {},
      );
      return file?.body ?? null;
    },
    list: async (prefix, after, most) => {
      const listed = await bucket.list({ prefix, startAfter: after || undefined, limit: most });
      const found = listed.objects.map(({ key, uploaded }) => ({
        key,
        storedAt: Math.floor(uploaded.getTime() / 1000),
      }));
      return { found, next: listed.truncated ? (found.at(-1)?.key ?? null) : null };
    },
    deleteAll: (keys) => bucket.delete([...keys]),
  };
}
