/** `network`: no response; `aborted`: by the signal. */
export type PartReply =
  | { kind: "sent" }
  | { kind: "network" }
  | { kind: "aborted" }
  | { kind: "refused"; status: number; message: string };

/** Milliseconds without a byte. */
const STALLED_MS = 30_000;

type Part = { address: string; bytes: Blob; digest: string };

function messageOf(text: string): string {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === "object" && body !== null && "message" in body) return String(body.message);
  } catch {
    // Not ours: a proxy's page.
  }
  return "O envio foi recusado. Tente de novo.";
}

/** Aborts a request that has not moved for a while, or whose network is gone: browsers wait for minutes. */
function watchStall(request: XMLHttpRequest): { moved: () => void; end: () => void } {
  const give = () => request.abort();
  let timer = setTimeout(give, STALLED_MS);
  const end = () => {
    clearTimeout(timer);
    window.removeEventListener("offline", give);
  };
  window.addEventListener("offline", give);
  const moved = () => {
    clearTimeout(timer);
    timer = setTimeout(give, STALLED_MS);
  };
  return { moved, end };
}

/** With XMLHttpRequest, because fetch does not report upload progress. */
export function sendPart(
  { address, bytes, digest }: Part,
  signal: AbortSignal,
  onSent: (bytes: number) => void,
): Promise<PartReply> {
  if (signal.aborted) return Promise.resolve({ kind: "aborted" });
  const request = new XMLHttpRequest();
  const { moved, end } = watchStall(request);
  const abort = () => request.abort();
  signal.addEventListener("abort", abort);
  const sent = new Promise<PartReply>((resolve) => {
    request.upload.onprogress = ({ loaded }) => {
      moved();
      onSent(loaded);
    };
    request.onload = () => {
      const { status, responseText } = request;
      resolve(
        status === 200 ? { kind: "sent" } : { kind: "refused", status, message: messageOf(responseText) },
      );
    };
    request.onerror = () => resolve({ kind: "network" });
    request.onabort = () => resolve({ kind: signal.aborted ? "aborted" : "network" });
  });
  request.open("PUT", address);
  request.setRequestHeader("X-Part-Digest", digest);
  request.setRequestHeader("Content-Type", "application/octet-stream");
  request.send(bytes);
  return sent.finally(() => {
    end();
    signal.removeEventListener("abort", abort);
  });
}
