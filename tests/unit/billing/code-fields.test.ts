import { describe, expect, it } from "vitest";
import {
  readCoupon,
  readSeatCode,
  readSeatGroup,
  seatCode,
} from "#app/features/billing/domain/code-fields.ts";
import { type CouponField, planOptions, type SeatField } from "#app/features/billing/domain/code-limits.ts";

/** 24 November 2026, 12:00 in São Paulo. */
const NOW = Date.UTC(2026, 10, 24, 15) / 1000;
const coupon = { code: " volta10 ", percent: "10", from: "2026-11-24", to: "2026-11-30", uses: "100" };
const group = {
  name: " Cursinho  Norte ",
  plan: "pro",
  months: "12",
  seats: "40",
  to: "2026-12-31",
  school: "",
};
const known = { schools: ["azambuja"], now: NOW };

const couponProblems = (fields: Partial<Record<CouponField, string>>) =>
  readCoupon({ ...coupon, ...fields }, NOW).problems ?? {};
const seatProblems = (fields: Partial<Record<SeatField, string>>) =>
  readSeatGroup({ ...group, ...fields }, known).problems ?? {};

describe("a coupon as typed", () => {
  it("counts whole days of São Paulo", () => {
    expect(readCoupon(coupon, NOW).value).toEqual({
      ...{ code: "VOLTA10", percent: 10, mostUses: 100 },
      startsAt: Date.UTC(2026, 10, 24, 3) / 1000,
      endsAt: Date.UTC(2026, 11, 1, 3) / 1000,
    });
  });

  it.each([
    [{ code: "a b" }, "code"],
    [{ percent: "0" }, "percent"],
    [{ percent: "91" }, "percent"],
    [{ percent: "1e1" }, "percent"],
    [{ uses: "10001" }, "uses"],
    [{ from: "ontem" }, "from"],
    [{ to: "" }, "to"],
    [{ to: "2026-11-23" }, "to"],
    [{ from: "2026-11-29", to: "2026-11-28" }, "to"],
    [{ to: "2029-01-01" }, "to"],
  ] as const)("%j is refused at %s", (fields, at) => {
    expect(Object.keys(couponProblems(fields))).toEqual([at]);
  });
});

describe("seats as typed", () => {
  it("are a group's, or a school's", () => {
    expect(readSeatGroup(group, known).value).toEqual({
      ...{ name: "Cursinho Norte", plan: "pro", months: 12, seats: 40, school: null },
      endsAt: Date.UTC(2027, 0, 1, 3) / 1000,
    });
    expect(readSeatGroup({ ...group, school: "azambuja" }, known).value?.school).toBe("azambuja");
    expect(planOptions().map(({ label }) => label)).toEqual(["Básico", "Pro", "Ultra"]);
  });

  it.each([
    [{ name: " " }, "name"],
    [{ name: "a".repeat(81) }, "name"],
    [{ plan: "gratuito" }, "plan"],
    [{ months: "7" }, "months"],
    [{ seats: "2001" }, "seats"],
    [{ to: "x" }, "to"],
    [{ school: "outra" }, "school"],
  ] as const)("%j is refused at %s", (fields, at) => {
    expect(Object.keys(seatProblems(fields))).toEqual([at]);
  });
});

describe("a group's code", () => {
  it("is read however it is typed", () => {
    expect(seatCode("a1b2c3d4e5f60718")).toBe("A1B2-C3D4-E5F6");
    for (const typed of ["a1b2c3d4e5f6", " A1B2 c3d4-E5F6 "])
      expect(readSeatCode(typed)).toBe("A1B2-C3D4-E5F6");
    for (const typed of ["", "A1B2", "G1B2-C3D4-E5F6", "A1B2-C3D4-E5F6-0"])
      expect(readSeatCode(typed)).toBeNull();
  });
});
