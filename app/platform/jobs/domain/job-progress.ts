/** Progress of a job. `left`: seconds, null while unknown. */
export type JobProgress = {
  title: string;
  running: boolean;
  seen: number;
  expected: number;
  left: number | null;
};
