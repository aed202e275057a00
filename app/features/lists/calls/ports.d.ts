import type { Reply } from "#app/platform/requests/calls/contract.ts";
import type { ListVisibility } from "../domain/list.ts";

/** Input and reply of the feature's calls by name (`POST /callable/<name>`, R-CALL-1). */
declare module "#app/platform/requests/calls/contract.ts" {
  interface Callables {
    /** Replies id and cover; without `qID` the list is empty. */
    createNewUserList: {
      input: { lName: string; lColor: string; qID: string | null; qSubj: string };
      reply: readonly [true, string, string] | readonly [false, string];
    };
    /** Replies id and cover of a mentor's test; unknown questions are left out. */
    createNewMentoriaList: {
      input: { lName: string; lColor: string; qIDs: string[]; subjects: string[] };
      reply: readonly [true, string, string] | readonly [false, string];
    };
    /** Replies the list's name. Idempotent. */
    addQuestionToUserList: {
      input: { lID: string; qID: string; qSubj: string; isAdd: boolean };
      reply: Reply<string>;
    };
    /**
     * Missing fields stay as they are. `qArr` merges: without `qBase`, the order it started from, nothing is removed.
     */
    editUserList: {
      input: {
        lID: string;
        name?: string;
        tags?: string[];
        desc?: string;
        qArr?: string[];
        color?: string;
      } & {
        qBase?: string[];
        visibility?: ListVisibility;
      };
      reply: Reply<string>;
    };
    followUserList: { input: { lID: string; isFollow?: boolean }; reply: Reply<string> };
    deleteUserList: { input: { lID: string }; reply: Reply<string> };
  }
}
