import type { UploadOwnerKind } from "#app/platform/uploads/domain/upload-owners.ts";

/** A success flag, then a text or value (R-CALL-1). */
export type Reply<Value> = readonly [true, Value] | readonly [false, string];

/** Input and reply by name (`POST /callable/<name>`, R-CALL-1); each feature adds its own in `calls/ports.d.ts`. */
export interface Callables {
  /** `app/platform/analytics/domain/tracked-event.ts`; sent by `track` only. */
  recordEvents: {
    input: { events: { name: string; details: Record<string, string | number> }[] };
    reply: Reply<string>;
  };
  /** Starts or resumes; `done`: parts that arrived. `size` in bytes; `fingerprint`: `app/platform/uploads/calls/fingerprint.ts`. */
  startUpload: {
    input: {
      ownerKind: UploadOwnerKind;
      owner: string;
      target: string | null;
      name: string;
      size: number;
      fingerprint: string;
    };
    reply: Reply<{ id: string; partSize: number; done: number[] }>;
  };
  /** `digests`: SHA-256 of all parts in order. `id`: of what has the file. */
  finishUpload: { input: { id: string; digests: string[] }; reply: Reply<{ id: string; sha256: string }> };
  discardUpload: { input: { id: string }; reply: Reply<string> };
  /** Reports a browser error (R-CALL-5). */
  logClientError: {
    input: {
      message: string;
      stack: string;
      level: string;
      /** Epoch milliseconds; the server's own time counts. */
      timestamp: number;
      clientInfo: { notebookId?: string; sections?: number | readonly unknown[]; userAgent: string };
    };
    reply: Reply<string>;
  };
}

export type CallableName = keyof Callables;
