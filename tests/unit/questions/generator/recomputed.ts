import { expect } from "vitest";
import { generatedTemplates } from "#drizzle/seed/generator/generated-templates.ts";
import { createRandom, mix } from "#drizzle/seed/generator/random.ts";
import type { GeneratedContent } from "#drizzle/seed/generator/template.ts";
import { answerOf, plain } from "./read-numbers.ts";

export type Facts = Record<string, number>;

function contentsOf(name: string, count: number): GeneratedContent[] {
  const template = generatedTemplates.find((each) => each.name === name);
  if (!template) throw new Error(`No template is called ${name}`);
  return Array.from({ length: count }, (_, seed) => template.make(createRandom(mix(seed * 7 + 5))));
}

/** A fact of the statement; a template that stops handing it over fails here. */
function fact(facts: Facts, name: string): number {
  const value = facts[name];
  if (value === undefined) throw new Error(`The statement has no fact ${name}`);
  return value;
}

/** Facts by name: `given.price`. Throws for a fact that is missing. */
function strict(facts: Facts | undefined): Facts {
  return new Proxy(facts ?? {}, { get: (all, name) => fact(all, String(name)) });
}

/** Half a unit of the last decimal printed: an answer can only be as precise as it is shown. */
function precision(text: string): number {
  const decimals = plain(text).match(/,(\d+)/)?.[1]?.length ?? 0;
  return 0.5000001 * 10 ** -decimals;
}

/** The right answer equals what another computation gives, in 40 instances of a template. */
export function expectNumber(
  name: string,
  compute: (given: Facts, content: GeneratedContent) => number,
): void {
  for (const content of contentsOf(name, 40)) {
    const expected = compute(strict(content.facts), content);
    const shown = content.right;
    const tolerance = shown.includes("dfrac") ? 1e-9 : precision(shown);
    expect(
      Math.abs(answerOf(shown) - expected),
      `${name}: ${content.context} → ${shown}, not ${expected}`,
    ).toBeLessThanOrEqual(tolerance + Math.abs(expected) * 1e-9);
  }
}

/** The right answer, as text, equals what another computation gives. */
export function expectText(name: string, compute: (given: Facts, content: GeneratedContent) => string): void {
  for (const content of contentsOf(name, 40)) {
    expect(content.right, `${name}: ${content.context}`).toBe(compute(strict(content.facts), content));
  }
}

/** The right answer passes a test and none of the wrong ones does. */
export function expectOnly(
  name: string,
  holds: (answer: string, given: Facts, content: GeneratedContent) => boolean,
): void {
  for (const content of contentsOf(name, 40)) {
    const given = strict(content.facts);
    expect(holds(content.right, given, content), `${name}: ${content.context} → ${content.right}`).toBe(true);
    for (const wrong of content.wrong)
      expect(holds(wrong, given, content), `${name}: ${content.context} → ${wrong}`).toBe(false);
  }
}
