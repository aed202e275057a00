// Written by `node scripts/topics/main.ts`.
import type { EnemArea } from "../../enem/row.ts";

export const areaWeights: Readonly<Record<EnemArea, readonly number[]>> = {
  MT: [2.07, 1.09, 1.23, 0.92, 1.12, 0.28, 0.5, 0.54, 0.26],
  CN: [2.81, -0.31, 1.64, 0.51, 0.69, 0.96, -0.51, 1.53, 0.73],
  CH: [3.21, 0.99, 1.79, 0.25, 0.18, 0.69, 0.09, 0.21, 0.71],
  LC: [1.22, 1.77, 0.97, 1.05, 1.15, 0.47, -0.72, -0.66, 0.87],
};
