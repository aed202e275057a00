/** `network`: nobody answered; `aborted`: by the signal. */
export type PartReply =
  | { kind: "sent" }
  | { kind: "network" }
  | { kind: "aborted" }
  | { kind: "refused"; status: number; message: string };

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

/** With XMLHttpRequest, because fetch does not tell how much it has sent. */
export function sendPart(
  { address, bytes, digest }: Part,
  signal: AbortSignal,
  onSent: (bytes: number) => void,
): Promise<PartReply> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("PUT", address);
    request.setRequestHeader("X-Part-Digest", digest);
    request.setRequestHeader("Content-Type", "application/octet-stream");
    request.upload.onprogress = ({ loaded }) => onSent(loaded);
    request.onload = () => {
      const { status } = request;
      resolve(
        status === 200
          ? { kind: "sent" }
          : { kind: "refused", status, message: messageOf(request.responseText) },
      );
    };
    request.onerror = () => resolve({ kind: "network" });
    request.onabort = () => resolve({ kind: "aborted" });
    if (signal.aborted) return resolve({ kind: "aborted" });
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(bytes);
  });
}
