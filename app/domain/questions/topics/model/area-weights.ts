// Written by `node scripts/topics/main.ts`.
import type { EnemArea } from "../../enem/row.ts";

export const sureFrom = 0.611;

export const areaWeights: Readonly<Record<EnemArea, readonly number[]>> = {
  MT: [2.071, 1.091, 1.227, 0.921, 1.122, 0.279, 0.501, 0.536, 0.265],
  CN: [2.809, -0.314, 1.64, 0.514, 0.693, 0.965, -0.514, 1.525, 0.734],
  CH: [3.21, 0.994, 1.794, 0.248, 0.176, 0.69, 0.089, 0.209, 0.706],
  LC: [1.217, 1.774, 0.97, 1.051, 1.151, 0.471, -0.725, -0.662, 0.872],
};
