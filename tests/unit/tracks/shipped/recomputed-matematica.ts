import { at, numbersIn, polygonArea, rootBetween } from "#tests/seed/authored-exact/recomputation.ts";
import { calculated, firstWhole, largest, type RecomputedTrack, wholeNumbers } from "./recomputed-track.ts";

const pair = (alternative: string) => numbersIn(alternative).slice(0, 2);
/** "1 : 50 000". */
const scale = (alternative: string) => at(numbersIn(alternative), 1);

const ratios: RecomputedTrack = {
  "razao/q1": calculated([3, 5, 24], (blue, white, litres) => litres - (litres * white) / (blue + white)),
  "razao/q2": calculated([48_000, 320, 63_000, 350], (a, areaA, b, areaB) => b / areaB - a / areaA),
  "razao/v1": calculated(
    [2, 3, 4, 12_600],
    (a, b, c, profit) => (profit / (a + b + c)) * c - (profit / (a + b + c)) * a,
  ),
  "razao/v2": calculated([12, 8.4, 6], (gasoline, ethanol, price) =>
    rootBetween(0, 20, (each) => each / ethanol - price / gasoline),
  ),
  // The taps and the pool are words and numbers of the statement: "três", "cinco", 10 hours.
  "regra-de-tres/q1": calculated([10], (hours) => 1 / (5 * (1 / hours / 3))),
  "regra-de-tres/q2": calculated([4, 240, 3, 6, 5], (cooks, sweets, hours, more, longer) =>
    wholeNumbers(1, more).reduce((total) => total + (sweets / cooks / hours) * longer, 0),
  ),
  "regra-de-tres/v1": calculated([20, 18, 6, 4], (dogs, days, gone, more) => {
    let left = dogs * days - dogs * gone;
    let lasted = 0;
    while (left >= dogs + more) {
      left -= dogs + more;
      lasted += 1;
    }
    return lasted;
  }),
  "regra-de-tres/v2": calculated([24, 150, 36], (small, turns, large) => (small * turns) / large),
  "escalas/q1": calculated([75, 8], (each, centimetres) => (each * centimetres) / 100),
  "escalas/q2": calculated([500, 4, 6], (each, one, other) => ((one * each) / 100) * ((other * each) / 100)),
  "escalas/v1": calculated(
    { data: [42, 1.4], read: scale },
    (km, centimetres) => (km * 1000 * 100) / centimetres,
  ),
  "escalas/v2": calculated([64, 40], (cubicMetres, each) => (Math.cbrt(cubicMetres) / each) ** 3 * 1000),
  "porcentagem/q1": calculated(
    [1250, 68, 40],
    (people, users, daily) => (((people * users) / 100) * daily) / 100,
  ),
  "porcentagem/q2": calculated({ data: [12, 15], read: pair }, (before, after) => [
    after - before,
    (after / before - 1) * 100,
  ]),
  "porcentagem/v1": calculated(
    [400, 5, 100],
    (mass, salt, water) => ((mass * salt) / 100 / (mass + water)) * 100,
  ),
  "porcentagem/v2": calculated(
    [60, 30, 45],
    (women, ofWomen, ofMen) => (women * ofWomen + (100 - women) * ofMen) / 100,
  ),
  "aumentos/q1": calculated([10, 30], (first, second) => {
    const january = 100 + first;
    return january + (january * second) / 100 - 100;
  }),
  "aumentos/q2": calculated([15, 612], (off, paid) =>
    rootBetween(0, 5000, (full) => full - (full * off) / 100 - paid),
  ),
  "aumentos/v1": calculated([25], (raise) => (1 - 100 / (100 + raise)) * 100),
  "aumentos/v2": calculated(
    [5, 4, 10],
    (taken, paid, coupon) => (1 - (paid * (100 - coupon)) / 100 / taken) * 100,
  ),
  "juros/q1": calculated([1500, 2, 8], (capital, rate, months) =>
    wholeNumbers(1, months).reduce((interest) => interest + (capital * rate) / 100, 0),
  ),
  "juros/q2": calculated([4000, 10, 3], (capital, rate, years) =>
    wholeNumbers(1, years).reduce((amount) => amount + (amount * rate) / 100, capital),
  ),
  "juros/v1": calculated([1200, 600, 660], (price, down, later) => (later / (price - down) - 1) * 100),
  "juros/v2": calculated(
    { data: [1, 1.127], off: 3e-3 },
    (rate) => (wholeNumbers(1, 12).reduce((amount) => amount * (1 + rate / 100), 1) - 1) * 100,
  ),
};

/** The tank of figuras/mat-reservatorio.svg, litres by hour. */
function tank(hour: number): number {
  if (hour <= 4) return 200 + ((520 - 200) * hour) / 4;
  return hour <= 7 ? 520 : 520 - ((520 - 20) * (hour - 7)) / (12 - 7);
}

const functions: RecomputedTrack = {
  "graficos/q1": calculated([520, 7, 20, 12], (high, from, low, to) => (high - low) / (to - from)),
  "graficos/q2": calculated(
    { data: [360, 200, 520, 4, 7, 20, 12], off: 1e-2 },
    (least) => wholeNumbers(0, 12_000).filter((step) => tank(step / 1000) >= least).length / 1000,
  ),
  "graficos/v1": calculated([30, 12, 2, 1, 4], (start, speed, fall, from, to) => {
    const height = (t: number) => start + speed * t - fall * t * t;
    return (height(to) - height(from)) / (to - from);
  }),
  "graficos/v2": calculated([1.8, 32], (slope, zero) =>
    rootBetween(-500, 5000, (c) => 2 * c - (slope * c + zero)),
  ),
  "afim/q1": calculated([40, 0.5, 20, 0.75], (fixedA, eachA, fixedB, eachB) =>
    rootBetween(0, 1000, (minutes) => fixedB + eachB * minutes - (fixedA + eachA * minutes)),
  ),
  "afim/q2": calculated([24, 3, 18], (tall, hours, left) => {
    let height = tall;
    let passed = 0;
    while (height > 0) {
      height -= (tall - left) / hours;
      passed += 1;
    }
    return passed;
  }),
  "afim/v1": calculated(
    [2, 11, 5, 20, 10],
    (w1, n1, w2, n2, wanted) => n1 + ((n2 - n1) / (w2 - w1)) * (wanted - w1),
  ),
  "afim/v2": calculated(
    [84_000, 4, 60_000, 7],
    (fresh, years, later, wanted) => fresh - ((fresh - later) / years) * wanted,
  ),
  "quadratica/q1": calculated([40], (fence) => largest(0, fence / 2, (x) => x * (fence - 2 * x)).value),
  "quadratica/q2": calculated([-5, 20, 25], (a, b, c) => rootBetween(2, 50, (t) => a * t * t + b * t + c)),
  "quadratica/v1": calculated(
    [400, 30, 20],
    (sold, price, more) => price - largest(0, price, (off) => (price - off) * (sold + more * off)).at,
  ),
  "quadratica/v2": calculated([20, 8, 4], (wide, tall, x) => tall * (1 - ((x - wide / 2) / (wide / 2)) ** 2)),
  "exponencial/q1": calculated([500, 20, 2], (bacteria, minutes, hours) => {
    let count = bacteria;
    for (let passed = minutes; passed <= hours * 60; passed += minutes) count *= 2;
    return count;
  }),
  "exponencial/q2": calculated([6, 400, 24], (half, dose, hours) => dose * 0.5 ** (hours / half)),
  "exponencial/v1": calculated([50_000, 20, 3], (value, lost, years) =>
    wholeNumbers(1, years).reduce((left) => left - (left * lost) / 100, value),
  ),
  "exponencial/v2": calculated([3000, 96_000, 5], (start, wanted, years) =>
    firstWhole(0, 1000, (t) => start * 2 ** (t / years) >= wanted),
  ),
};

const geometry: RecomputedTrack = {
  "semelhanca/q1": calculated(
    [1.5, 0.9, 4.8],
    (stick, shadow, long) => Math.tan(Math.atan2(stick, shadow)) * long,
  ),
  "semelhanca/q2": calculated([150, 100, 60], (tall, base, fromTop) => {
    const side = (height: number) => ((tall - height) / tall) * (base / 2);
    return 2 * side(tall - fromTop);
  }),
  "semelhanca/v1": calculated([150, 40], (area, more) => (Math.sqrt(area) * (1 + more / 100)) ** 2),
  "semelhanca/v2": calculated([20, 5, 8], (bank, small, other) => Math.tan(Math.atan2(other, small)) * bank),
  "retangulo/q1": calculated([600, 250], (north, east) => north + east - Math.hypot(north, east)),
  "retangulo/q2": calculated([30, 1.2, 0.5], (_, rise, sine) => rise / sine),
  "retangulo/v1": calculated([1.6, 40, 0.7], (eyes, far, tangent) => eyes + far * tangent),
  "retangulo/v2": calculated(
    [4, 3, 50],
    (wide, high, diagonal) => (diagonal * wide) / Math.hypot(wide, high),
  ),
  "areas/q1": calculated([20, 12, 3, 3], (long, wide, radius, pi) => long * wide - pi * radius * radius),
  "areas/q2": calculated([6, 4.8, 40], (long, wide, tile) => ((long * 100) / tile) * ((wide * 100) / tile)),
  "areas/v1": calculated(
    [30, 50, 20, 150],
    (short, long, apart, price) =>
      polygonArea([
        [0, 0],
        [long, 0],
        [short, apart],
        [0, apart],
      ]) * price,
  ),
  "areas/v2": calculated([100, 60, 3], (long, wide, pi) => 2 * long + pi * wide),
  "volumes/q1": calculated(
    [60, 30, 40],
    (long, wide, tall) => (long / 10) * (wide / 10) * ((tall * 3) / 4 / 10),
  ),
  "volumes/q2": calculated([], () => {
    const can = (radius: number, height: number) => Math.PI * radius ** 2 * height;
    return can(2 * 7, 9 / 2) / can(7, 9);
  }),
  "volumes/v1": calculated([3, 4, 6, 3], (radius, tall, flow, pi) => (pi * radius * radius * tall) / flow),
  "volumes/v2": calculated([50, 40, 3], (long, wide, rise) => (long * wide * rise) / 1000),
};

/** Every question of content/tracks/matematica-enem.md. */
export const recomputedMathematics: RecomputedTrack = { ...ratios, ...functions, ...geometry };
