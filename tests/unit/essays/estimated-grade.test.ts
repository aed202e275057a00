import { describe, expect, it } from "vitest";
import {
  estimatedTotal,
  estimateGrade,
  placeOfTotal,
} from "#app/features/essays/domain/estimate/estimated-grade.ts";
import { estimatorModel } from "#app/features/essays/domain/estimate/estimator-model.ts";
import { featureNames, textFeatures } from "#app/features/essays/domain/estimate/text-features.ts";

const TEXT =
  "No Brasil, a leitura perde espaço.\n\nAlém disso, falta tempo; portanto, o Estado deve agir. Além disso, a escola.";

describe("the features of a text", () => {
  it("are its form: words, paragraphs, sentences, connectives as whole words", () => {
    const named = Object.fromEntries(featureNames.map((name, at) => [name, textFeatures(TEXT)?.[at]]));
    expect(named).toMatchObject({
      "raiz do número de palavras": Math.sqrt(19),
      parágrafos: 2,
      períodos: 3,
      "palavras por período": 19 / 3,
      "conectivos diferentes": 2,
      "conectivos, em cem palavras": (100 * 3) / 19,
      "vírgulas, em cem palavras": (100 * 4) / 19,
    });
    expect(textFeatures("catálogo analógico")?.[7]).toBe(0);
    expect(textFeatures(" \n 12 ")).toBeNull();
  });
});

describe("the estimate of an essay", () => {
  it("is a total in steps of 40 within the scale, the mean for a mean text, with its agreement", () => {
    expect(estimatedTotal(estimatorModel.means, estimatorModel)).toBe(
      40 * Math.round(estimatorModel.base / 40),
    );
    const far = (by: number) =>
      estimatorModel.means.map((each, at) => each + by * Math.sign(estimatorModel.weights[at] ?? 0) * 1000);
    expect([far(1), far(-1)].map((features) => estimatedTotal(features, estimatorModel))).toEqual([1000, 0]);
    expect(placeOfTotal(700)).toBe(18);
    const found = estimateGrade(TEXT);
    expect((found?.total ?? 1) % 40).toBe(0);
    expect(found).toMatchObject({ kappa: estimatorModel.kappa, error: estimatorModel.error });
    expect(estimatorModel.low).toBeLessThan(estimatorModel.kappa);
    expect(estimateGrade("")).toBeNull();
  });

  it("has one coefficient a feature", () => {
    for (const list of [estimatorModel.means, estimatorModel.spreads, estimatorModel.weights])
      expect(list).toHaveLength(featureNames.length);
    expect(estimatedTotal([1], { means: [], spreads: [], weights: [], base: 400 })).toBe(400);
  });
});
