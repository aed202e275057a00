// Written by `node scripts/topics/main.ts`.
import type { EnemArea } from "../../enem/reading/row.ts";

export const areaWeights: Readonly<Record<EnemArea, readonly number[]>> = {
  MT: [1.27, -2.77, 0.88, 4.19, 0.42, 0.93, 0.74, 23.44, 1.29, -30.03],
  CN: [4.47, -2.41, -0.85, 2.37, 0.53, 0.27, -0.04, 10.06, 0.14, 0.3],
  CH: [3.25, 0.5, 0.72, -1.26, 0.73, 0.36, -0.14, 14.15, -0.54, 0.28],
  LC: [2.14, 0.59, 1.85, -1.86, -0.1, 0.9, -0.4, 13.1, 1.49, 0.33],
};
