/** How far a job is. `left`: seconds, null where nothing tells. */
export type JobProgress = {
  title: string;
  running: boolean;
  seen: number;
  expected: number;
  left: number | null;
};
