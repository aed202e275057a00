/**
 * Ridge regression on `featureNames` for ENEM's total, fitted on Essay-BR's development split
 * (github.com/rafaelanchieta/essay, MIT; one grader's marks, zeros left out). `kappa`, `low`, `high`, `error`: ten-fold
 * cross-validated, error in points. Made by `npm run bench -- --only essays --write`.
 */
export const estimatorModel = {
  means: [16.8435, 4.15648, 10.5052, 30.4967, 10.1538, 5.15033, 11.219, 5.02385, 1.97209, 7.76805],
  spreads: [2.46896, 1.60038, 4.37847, 11.3444, 1.10509, 0.256258, 2.94731, 3.01255, 1.06956, 2.47652],
  weights: [36.5111, -16.272, -1.92414, -8.72506, 17.4306, -3.11279, 19.8947, 26.998, -5.00768, 13.4948],
  base: 621.639,
  essays: 671,
  kappa: 0.348119,
  low: 0.296398,
  high: 0.39984,
  error: 109.031,
} as const;
