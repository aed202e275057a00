import { rootBetween } from "#tests/seed/authored-exact/recomputation.ts";
import { recomputedDynamics } from "./recomputed-dinamica.ts";
import {
  areaUnder,
  bend,
  calculated,
  degrees,
  largest,
  least,
  type RecomputedTrack,
} from "./recomputed-track.ts";

/** How fast a point moves, by its places a moment before and after. */
function speedOf(place: (time: number) => readonly [number, number]): number {
  const step = 1e-4;
  const [[x, y], [nextX, nextY]] = [place(-step), place(step)];
  return Math.hypot(nextX - x, nextY - y) / (2 * step);
}

const kinematics: RecomputedTrack = {
  "muv/q1": calculated([2, 100, 10], (last, metres, g) =>
    rootBetween(20, 5000, (height) => {
      const time = Math.sqrt((2 * height) / g);
      return height - (g * (time - last) ** 2) / 2 - metres;
    }),
  ),
  // "Três segundos depois".
  "muv/q2": calculated([2], (a) =>
    rootBetween(1, 60, (speed) => largest(3, 100, (t) => speed * (t - 3) - (a * t * t) / 2).value),
  ),
  "muv/v1": calculated([1, 2, 1200], (up, down, metres) =>
    least(1, 100, (top) => {
      const rest = metres - top ** 2 / (2 * up) - top ** 2 / (2 * down);
      return rest < 0 ? 1e9 : top / up + top / down + rest / top;
    }),
  ),
  "muv/v2": calculated([2, 14], (from, to) => {
    const way = areaUnder(0, to - from, (t) => from + t);
    return from + rootBetween(0, to - from, (t) => from * t + t ** 2 / 2 - way / 2);
  }),
  "graficos/q1": calculated([16, 144, 64], (first, last, metres) =>
    areaUnder(0, metres, (s) => 1 / Math.sqrt(first + ((last - first) * s) / metres)),
  ),
  "graficos/q2": calculated([6, 4], (a, end) => areaUnder(0, end, (t) => a * (1 - t / end) * (end - t))),
  "graficos/v1": calculated([8, 6], (top, end) =>
    areaUnder(0, end, (t) => top * Math.sqrt(1 - (t / end) ** 2)),
  ),
  "graficos/v2": calculated([20, 4, 24], (steady, a, most) =>
    rootBetween(1, 100, (t) => areaUnder(0, t, (each) => Math.min(most, a * each)) - steady * t),
  ),
  "relativo/q1": calculated([60, 5, 3], (wide, river, swims) =>
    least(0.01, 3.13, (angle) => (wide * (river - swims * Math.cos(angle))) / (swims * Math.sin(angle))),
  ),
  "relativo/q2": calculated([4, 8, 45], (slow, fast, angle) =>
    Math.hypot(slow, ((fast - slow) * degrees.cos(angle)) / degrees.sin(angle)),
  ),
  "relativo/v1": calculated([6, 20, 8], (east, north, south) =>
    least(0, 10, (t) => Math.hypot(east * t, north - south * t)),
  ),
  "relativo/v2": calculated([250, 600, 70], (own, far, wind) => {
    const heading = rootBetween(0, Math.PI / 2, (angle) => own * Math.sin(angle) - wind);
    return (2 * far) / (own * Math.cos(heading));
  }),
  "vinculos/q1": calculated([3, 60], (pulled, angle) => {
    const away = degrees.cos(angle) / degrees.sin(angle);
    return pulled / speedOf((x) => [Math.hypot(away + x, 1), 0]);
  }),
  "vinculos/q2": calculated([6, 2], (up, down) => rootBetween(-20, 20, (rise) => up - rise + (-down - rise))),
  "vinculos/v1": calculated([2, 0.6, 4], (length, cosine, speed) =>
    speedOf((t) => {
      const x = length * cosine + speed * t;
      return [x / 2, Math.sqrt(length ** 2 - x ** 2) / 2];
    }),
  ),
  "vinculos/v2": calculated([0.75, 8], (tangent, speed) => speedOf((t) => [0, tangent * speed * t])),
  "lancamentos/q1": calculated([4, 9, 10], (first, second, g) => {
    const reach = (speed: number, time: number) => time * Math.sqrt(speed ** 2 - ((g * time) / 2) ** 2);
    const least = (g * Math.max(first, second)) / 2;
    return reach(
      rootBetween(least, 500, (speed) => reach(speed, second) - reach(speed, first)),
      first,
    );
  }),
  "lancamentos/q2": calculated([2, 4, 10], (first, second, g) => {
    const height = (speed: number, t: number) => speed * t - (g * t * t) / 2;
    const speed = rootBetween(0, 200, (each) => height(each, first) - height(each, second));
    return largest(0, 20, (t) => height(speed, t)).value;
  }),
  "lancamentos/v1": calculated([30, 40, 10], (away, up, g) =>
    least(up / away + 1e-3, 20, (slope) =>
      Math.sqrt((g * away ** 2 * (1 + slope ** 2)) / (2 * (away * slope - up))),
    ),
  ),
  "lancamentos/v2": calculated([50, 40, 30, 10], (speed, away, up, g) => {
    const angle = Math.atan2(up, away);
    const time = away / (speed * Math.cos(angle));
    return speed * Math.sin(angle) * time - (g * time ** 2) / 2;
  }),
  "circular/q1": calculated([45], (angle) =>
    rootBetween(0.01, 10, (turned) => {
      const speed = Math.sqrt(2 * turned);
      return speed ** 2 * degrees.sin(angle) - degrees.cos(angle);
    }),
  ),
  "circular/q2": calculated([6, 10], (fast, slow) => rootBetween(1, 60, (t) => t / fast - t / slow - 1)),
  "circular/v1": calculated({ data: [6, 1.5], off: 5e-3 }, (speed, height) => {
    const angle = Math.acos(height - 1);
    return speedOf((t) => [speed * t + Math.sin(angle + speed * t), 1 + Math.cos(angle + speed * t)]);
  }),
  // "Um segundo depois".
  "circular/v2": calculated([0.75, 4], (turning, radius) => {
    const angle = (t: number) => (turning * t * t) / 2;
    return Math.hypot(
      bend((t) => radius * Math.cos(angle(t)), 1),
      bend((t) => radius * Math.sin(angle(t)), 1),
    );
  }),
};

/** What the questions of content/tracks/fisica-ita.md say, calculated another way than their solutions do. */
export const recomputedPhysics: RecomputedTrack = { ...kinematics, ...recomputedDynamics };
