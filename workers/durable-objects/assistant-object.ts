/** What others call of `AssistantRequest`. The class itself imports the environment, which names this type. */
export interface AssistantObject extends Rpc.DurableObjectBranded {
  fetch: (request: Request) => Promise<Response>;
  start(num: number, askedAt: number, photo: Uint8Array | null): Promise<void>;
  begin(num: number, askedAt: number): Promise<void>;
  /** Closes what a session has open: its right ended. */
  endSession(sessionId: string): void;
}
