// Written by `node scripts/topics/main.ts`.
import type { EnemArea } from "../../enem/row.ts";

export const areaWeights: Readonly<Record<EnemArea, readonly number[]>> = {
  MT: [1.80, 1.34, 1.24, 0.99, 1.13, 0.28, 0.42, 0.65, 0.27],
  CN: [2.53, -0.04, 1.51, 0.47, 0.71, 1.00, -0.38, 1.26, 0.65],
  CH: [2.86, 1.14, 1.98, 0.47, 0.23, 0.67, -0.36, 0.60, 0.55],
  LC: [0.90, 2.27, 1.65, 1.12, 0.97, 0.50, 0.10, -0.16, 0.58],
};
