/** Coefficients of Lanczos' approximation, g = 7, n = 9. */
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

/** For x > 0.5. */
function logGamma(x: number): number {
  const [first = 0, ...rest] = LANCZOS;
  const series = rest.reduce((sum, coefficient, index) => sum + coefficient / (x + index), first);
  const t = x + 6.5;
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(t) - t + Math.log(series);
}

const SMALLEST = 1e-300;
const safe = (value: number) => (Math.abs(value) < SMALLEST ? SMALLEST : value);

/** Lentz's continued fraction; converges for x < (a + 1) / (a + b + 2). */
function betaFraction(x: number, a: number, b: number): number {
  let c = 1;
  let d = 1 / safe(1 - ((a + b) * x) / (a + 1));
  let result = d;
  for (let m = 1; m <= 500; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    for (const step of [even, odd]) {
      d = 1 / safe(1 + step * d);
      c = safe(1 + step / c);
      result *= c * d;
    }
    if (Math.abs(c * d - 1) < 1e-15) break;
  }
  return result;
}

/** The regularized incomplete beta function. */
function betaShare(x: number, a: number, b: number): number {
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x));
  if (x < (a + 1) / (a + b + 2)) return (front * betaFraction(x, a, b)) / a;
  return 1 - (front * betaFraction(1 - x, b, a)) / b;
}

/** The quantile `p` of the F distribution with `one` and `other` degrees of freedom, by bisection. */
export function quantileOfF(p: number, one: number, other: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 100; step++) {
    const middle = (low + high) / 2;
    if (betaShare(middle, one / 2, other / 2) < p) low = middle;
    else high = middle;
  }
  return (low * other) / (one * (1 - low));
}

/** Feldt's interval of 95 % for KR-20. `examinees`, `items`: at least two each. */
export function reliabilityInterval(kr20: number, examinees: number, items: number): [number, number] {
  const [one, other] = [examinees - 1, (examinees - 1) * (items - 1)];
  const bound = (p: number) => 1 - (1 - kr20) * quantileOfF(p, one, other);
  return [bound(0.975), bound(0.025)];
}
