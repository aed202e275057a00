import type { Files } from "#app/platform/context/deps.ts";

export function createFiles(bucket: R2Bucket): Files {
  return {
    put: async (key, bytes, type) =>
      void (await bucket.put(key, bytes, { httpMetadata: { contentType: type } })),
    get: async (key) => {
      const file = await bucket.get(key);
      if (!file) return null;
      return { body: file.body, type: file.httpMetadata?.contentType ?? "application/octet-stream" };
    },
    delete: (key) => bucket.delete(key),
    size: async (key) => (await bucket.head(key))?.size ?? null,
  };
}
