import { expect, it } from "vitest";
import { accountLimits } from "#app/features/accounts/domain/account-limits.ts";
import { addressPrefix } from "#app/platform/analytics/domain/address-prefix.ts";

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:a:b:1:2:3:4", "2001:db8:a:b::/64"],
  ["2001:DB8:000a:b::9", "2001:db8:a:b::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::", "fe80:0:0:0::/64"],
  [" local ", "local"],
])("the part of %s that is counted is %s", (address, prefix) => {
  expect(addressPrefix(address)).toBe(prefix);
});

it("one home has one count, however many of its addresses are used", () => {
  expect(accountLimits.signIn("2001:db8:a:b::1")).toEqual(accountLimits.signIn("2001:db8:a:b:ffff::2"));
  expect(accountLimits.signIn("2001:db8:a:c::1")).not.toEqual(accountLimits.signIn("2001:db8:a:b::1"));
  expect(accountLimits.signIn("203.0.113.7")).toEqual({
    key: "signin-from:203.0.113.7",
    limit: 2000,
    seconds: 600,
  });
});
