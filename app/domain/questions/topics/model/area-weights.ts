// Written by `node scripts/topics/main.ts`.
import type { EnemArea } from "../../enem/row.ts";

export const areaWeights: Readonly<Record<EnemArea, readonly number[]>> = {
  MT: [1.19, -2.26, 1.07, 3.41, 0.17, 0.95, 0.69, 21.07, 1.37, -30.31],
  CN: [4.73, -2.48, -1.09, 2.48, 0.25, 0.27, -0.18, 8.86, 0.49, 0.35],
  CH: [3.39, 0.35, 0.72, -1.39, 0.72, 0.36, -0.25, 10.15, -0.45, 0.37],
  LC: [2.26, 0.49, 1.71, -1.71, -0.25, 0.91, -0.45, 13.55, 1.59, 0.37],
};
