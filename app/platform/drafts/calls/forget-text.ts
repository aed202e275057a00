/** The server has a typed text: nothing of it stays on the device. */
export function forgetText(userId: string, place: string): void {
  import("./sent-text.ts").then(
    (calls) => calls.deleteText(userId, place),
    () => undefined,
  );
}
