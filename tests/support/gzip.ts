/** Bytes of a text as it travels, compressed with gzip. */
export async function gzipSize(text: string): Promise<number> {
  const compressed = new Response(text).body?.pipeThrough(new CompressionStream("gzip"));
  return (await new Response(compressed).arrayBuffer()).byteLength;
}
