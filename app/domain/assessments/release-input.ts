/** The job of a release and of a changed key. `assessment`: its number; `cause`: of the notifications, each once. */
export type ReleaseInput = {
  act: "release";
  schoolId: string;
  assessment: number;
  id: string;
  cause: string;
};
