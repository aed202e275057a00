import { describe, expect, it } from "vitest";
import { institutionFilter } from "#app/domain/catalogue/institution-filter.ts";
import { institutions } from "#app/domain/catalogue/institutions.ts";

describe("the institution filter", () => {
  it("leaves out EsPCEx and AFA, and shows the other 29", () => {
    const hidden = institutions.filter(({ code }) => !institutionFilter(code)).map(({ code }) => code);
    expect(hidden).toEqual(["ESPCEX", "AFA"]);
    expect(institutions).toHaveLength(31);
  });

  it("leaves them out in any case of the code", () => {
    expect(institutionFilter("EsPCEx")).toBe(false);
    expect(institutionFilter("afa")).toBe(false);
    expect(institutionFilter("ita")).toBe(true);
  });
});
