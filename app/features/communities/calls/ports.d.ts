import type { Reply } from "#app/platform/requests/calls/contract.ts";

/** Input and reply of the feature's calls by name (`POST /callable/<name>`, R-CALL-1). */
declare module "#app/platform/requests/calls/contract.ts" {
  interface Callables {
    userSendChatMessage: { input: { message: string; plantel: boolean }; reply: Reply<string> };
  }
}
