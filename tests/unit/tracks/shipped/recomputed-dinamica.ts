import { expect } from "vitest";
import { at, numbersIn, rootBetween } from "#tests/seed/authored-exact/recomputation.ts";
import {
  areaUnder,
  bend,
  calculated,
  degrees,
  firstWhole,
  least,
  onlyWhere,
  type RecomputedTrack,
} from "./recomputed-track.ts";

/** The velocity of the second body after an elastic collision on a line: both reflect in the centre of mass. */
function struck(first: { mass: number; speed: number }, second: { mass: number; speed: number }): number {
  const together = first.mass * first.speed + second.mass * second.speed;
  return (2 * together) / (first.mass + second.mass) - second.speed;
}

const dynamics: RecomputedTrack = {
  "newton/q1": calculated([8, 2, 10], (a, b, g) => {
    const tension = (falls: number) => b * (g + 2 * falls);
    return tension(rootBetween(-10, 10, (falls) => a * g - 2 * tension(falls) - a * falls));
  }),
  "newton/q2": calculated([4, 2, 12, 1], (length, mass, force, from) => {
    const behind = mass * (1 - from / length);
    return force - (mass - behind) * (force / mass);
  }),
  "newton/v1": calculated([60, 20, 1, 10], (man, platform, a, g) => {
    const tension = rootBetween(0, 5000, (each) => 2 * each - (man + platform) * (g + a));
    return tension - platform * (g + a);
  }),
  // "Dez blocos", "o oitavo bloco": as a part of F.
  "newton/v2": calculated({ data: [], read: (text) => numbersIn(text)[0] ?? 1 }, () => 1 - 8 / 10),
  "inercia/q1": calculated([0.6, 0.8, 0.5, 10], (sine, cosine, mass, g) => {
    const a = g * sine;
    return mass * Math.hypot(a * cosine, g - a * sine);
  }),
  "inercia/q2": calculated([2, 1, 0.6, 10], (length, high, water, g) => {
    const a = rootBetween(0, g, (each) => water + ((length / 2) * each) / g - high);
    expect(water - ((length / 2) * a) / g).toBeGreaterThanOrEqual(0);
    return a;
  }),
  // The balloon goes along the apparent gravity, against it: 5 m/s² forwards, 10 m/s² up.
  "inercia/v1": onlyWhere(
    (text) => text.startsWith("para a frente") && Math.abs(at(numbersIn(text), 0) - 5 / 10) < 1e-9,
  ),
  "inercia/v2": calculated([30, 2, 10], (angle, falls, g) => (g - falls) * degrees.sin(angle)),
  "atrito/q1": calculated({ data: [2, 3, 0.4, 10], off: 5e-3 }, (top, bottom, grip, g) =>
    rootBetween(0, 200, (force) => (bottom * force) / (top + bottom) - grip * top * g),
  ),
  "atrito/q2": calculated([10, 0.75, 10], (mass, grip, g) =>
    least(0, 1.5, (angle) =>
      rootBetween(0, 2000, (force) => force * Math.cos(angle) - grip * (mass * g - force * Math.sin(angle))),
    ),
  ),
  "atrito/v1": calculated([0.4, 10], (grip, g) => rootBetween(0, 200, (a) => grip * a - g)),
  "atrito/v2": calculated([2, 0.25], (length, grip) =>
    rootBetween(0, length, (hangs) => hangs - grip * (length - hangs)),
  ),
  // "Metade da velocidade".
  "plano/q1": calculated([0.75], (tangent) => {
    const [sine, cosine] = [Math.sin(Math.atan(tangent)), Math.cos(Math.atan(tangent))];
    return rootBetween(0, tangent, (grip) => {
      const way = 1 / (2 * (sine + grip * cosine));
      return 0.5 ** 2 - 2 * (sine - grip * cosine) * way;
    });
  }),
  // By momentum and energy once the block has slid one metre.
  "plano/q2": calculated([3, 45, 2, 10], (wedge, angle, block, g) => {
    const share = (block * degrees.cos(angle)) / (wedge + block);
    const energy =
      (wedge * share ** 2 + block * ((degrees.cos(angle) - share) ** 2 + degrees.sin(angle) ** 2)) / 2;
    return (share * (block * g * degrees.sin(angle))) / energy / 2;
  }),
  "plano/v1": calculated([6, 30, 4, 10], (slides, angle, hangs, g) => {
    const tension = (a: number) => hangs * (g - a);
    return tension(rootBetween(-10, 10, (a) => tension(a) - slides * (g * degrees.sin(angle) + a)));
  }),
  "plano/v2": calculated([5, 0.6, 0.8, 0.5, 10], (mass, sine, cosine, grip, g) =>
    firstWhole(0, 100, (force) => Math.abs(mass * g * sine - force) <= grip * mass * g * cosine + 1e-9),
  ),
  "centripeta/q1": calculated([120, 0.6, 0.8, 10], (radius, sine, cosine, g) =>
    rootBetween(0, 200, (speed) => (speed ** 2 / radius) * cosine - g * sine),
  ),
  "centripeta/q2": calculated([4, 0.4, 10], (radius, grip, g) =>
    rootBetween(0, 50, (turning) => grip * turning ** 2 * radius - g),
  ),
  "centripeta/v1": calculated(
    [1200, 20, 50, 10],
    (mass, speed, radius, g) => mass * (g + bend((t) => Math.sqrt(radius ** 2 - (speed * t) ** 2), 0)),
  ),
  "centripeta/v2": calculated([0.5, 0.4, 2, 10], (disc, radius, hangs, g) =>
    rootBetween(0, 100, (turning) => disc * turning ** 2 * radius - hangs * g),
  ),
};

const conserved: RecomputedTrack = {
  "energia/q1": calculated([0.4, 3, 10], (mass, high, g) => {
    const squared = 2 * g * (high - 2);
    return mass * squared - mass * g;
  }),
  "energia/q2": calculated([1.5], (radius) =>
    rootBetween(0, radius, (height) => height / radius - (2 * (radius - height)) / radius),
  ),
  "energia/v1": calculated([2, 0.75, 200, 10], (mass, high, spring, g) =>
    rootBetween(0, 10, (x) => areaUnder(0, x, (each) => spring * each) - mass * g * (high + x)),
  ),
  "energia/v2": calculated([3, 0.2, 2], (flat, grip, high) => {
    let left = high / grip;
    let isThere = false;
    for (; left > flat; left -= flat) isThere = !isThere;
    return isThere ? flat - left : left;
  }),
  "impulso/q1": calculated([100, 4.4, 80, 40], (canoe, length, man, boy) => {
    const before = (boy * length + (canoe * length) / 2) / (canoe + man + boy);
    const after = (x: number) =>
      (man * (length + x) + boy * x + canoe * (length / 2 + x)) / (canoe + man + boy);
    return Math.abs(rootBetween(-length, length, (x) => after(x) - before));
  }),
  "impulso/q2": calculated([3, 5], (speed, sand) => {
    const momentum = (t: number) => sand * t * speed;
    return (momentum(1) - momentum(0)) * speed;
  }),
  "impulso/v1": calculated([40], (reach) => rootBetween(0, 500, (far) => (0 + far) / 2 - reach)),
  "impulso/v2": calculated([0.2, 10, 30], (mass, speed, angle) => {
    const across = speed * degrees.sin(angle);
    return mass * (across - -across);
  }),
  "colisoes/q1": calculated([1, 6, 2], (first, speed, second) => {
    const middle = struck({ mass: first, speed }, { mass: second, speed: 0 });
    return struck({ mass: second, speed: middle }, { mass: 6, speed: 0 });
  }),
  "colisoes/q2": calculated([3.2, 0.5, 10], (height, bounce, g) => {
    let speed = Math.sqrt(2 * g * height);
    let time = speed / g;
    for (let hits = 0; hits < 60; hits += 1) {
      speed *= bounce;
      time += (2 * speed) / g;
    }
    return time;
  }),
  "colisoes/v1": calculated([10, 0.8], (speed, cosine) => {
    const other = (own: number) => Math.hypot(speed - own * cosine, own * Math.sqrt(1 - cosine ** 2));
    return other(rootBetween(1, 3 * speed, (own) => own ** 2 + other(own) ** 2 - speed ** 2));
  }),
  "colisoes/v2": calculated([1.25, 10], (height, g) => {
    const speed = Math.sqrt(2 * g * height);
    const rises = struck({ mass: 1, speed }, { mass: 1e-7, speed: -speed });
    return rises ** 2 / (2 * g);
  }),
};

/** The second and third units of content/tracks/fisica-ita.md. */
export const recomputedDynamics: RecomputedTrack = { ...dynamics, ...conserved };
