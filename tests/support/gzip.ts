/** The letters for one language's items: without those of the other language, where the string has both. */
export async function gzipSize(text: string): Promise<number> {
  const compressed = new Response(text).body?.pipeThrough(new CompressionStream("gzip"));
  return (await new Response(compressed).arrayBuffer()).byteLength;
}
