/**
 * The job of a release, and of scores that change after it. `assessment`: its number; `cause`: of the notifications,
 * each once. `why`: what changed; absent: students are notified of a first result.
 */
export type ReleaseInput = {
  act: "release";
  schoolId: string;
  assessment: number;
  id: string;
  cause: string;
  why?: "key" | "mark";
};
