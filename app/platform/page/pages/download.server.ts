/** Encodes lazily: the Worker has one piece in memory at a time. */
function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await pieces.return(undefined)),
  });
}

type Named = { name: string; type: string };

function headersOf({ name, type }: Named): Record<string, string> {
  return {
    "Content-Type": type,
    "Content-Disposition": `attachment; filename="${name}"`,
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "private, no-store",
    "Cross-Origin-Resource-Policy": "same-origin",
  };
}

/** Never cached. `name`: ASCII; `type`: a media type. */
export function downloadReply(pieces: AsyncGenerator<string>, named: Named) {
  return new Response(streamOf(pieces), { headers: headersOf(named) });
}

/** The same for bytes that are whole already. */
export function downloadBytes(bytes: Uint8Array, named: Named) {
  return new Response(new Uint8Array(bytes), { headers: headersOf(named) });
}
