import { expect, it } from "vitest";
import { missingYears } from "#app/features/exams/domain/missing-years.ts";

it("names the years between the first and the last without an exam, newest first", () => {
  expect(missingYears([2022, 2019, 2018, 2015])).toEqual([2021, 2020, 2017, 2016]);
  expect(missingYears([2020, 2019])).toEqual([]);
  expect(missingYears([])).toEqual([]);
});
