/** A file read in places: an object of the bucket, a file of the browser, bytes. */
export type ByteSource = {
  size: number;
  /** Fewer bytes at the end of the file. */
  read: (start: number, length: number) => Promise<Uint8Array>;
};

export function sourceOfBytes(bytes: Uint8Array): ByteSource {
  return {
    size: bytes.length,
    read: async (start, length) => bytes.subarray(start, start + length),
  };
}

export function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

/** One character a byte. */
export function latin(bytes: Uint8Array): string {
  return new TextDecoder("latin1").decode(bytes);
}

export function dataView(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
