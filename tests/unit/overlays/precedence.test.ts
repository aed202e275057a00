import { describe, expect, test } from "vitest";
import { bannerMayShow, type Overlay, overlayOrder, overlayToShow } from "#app/domain/overlays/precedence.ts";

const every = new Set<Overlay>(overlayOrder);

describe("which overlay shows", () => {
  test("nothing, where nothing is wanted", () => {
    expect(overlayToShow(new Set(), false)).toBeNull();
    expect(overlayToShow(new Set(), true)).toBeNull();
  });

  test("the first of the order, and the next only when it is gone", () => {
    const shown: (Overlay | null)[] = [];
    const left = new Set(every);
    while (left.size > 0) {
      const next = overlayToShow(left, false);
      shown.push(next);
      if (next) left.delete(next);
    }
    expect(shown).toEqual([
      "new-password",
      "registration",
      "sign-in",
      "paywall",
      "campaign",
      "tutorial",
      "zap",
    ]);
  });

  test("the order of wanting does not matter", () => {
    expect(overlayToShow(new Set<Overlay>(["zap", "tutorial", "campaign"]), false)).toBe("campaign");
    expect(overlayToShow(new Set<Overlay>(["zap", "tutorial"]), false)).toBe("tutorial");
  });

  test.each(["new-password", "registration", "campaign", "tutorial", "zap"] as const)(
    "%s waits while a question is being answered",
    (overlay) => {
      expect(overlayToShow(new Set<Overlay>([overlay]), true)).toBeNull();
      expect(overlayToShow(new Set<Overlay>([overlay]), false)).toBe(overlay);
    },
  );

  test("a wall or a login that the person ran into shows beside a question, also before what waits", () => {
    expect(overlayToShow(new Set<Overlay>(["paywall"]), true)).toBe("paywall");
    expect(overlayToShow(every, true)).toBe("sign-in");
    expect(overlayToShow(new Set<Overlay>(["registration", "paywall", "zap"]), true)).toBe("paywall");
  });

  test("the cookie banner stands beside any overlay, and waits for the answer as they do", () => {
    expect(bannerMayShow(false)).toBe(true);
    expect(bannerMayShow(true)).toBe(false);
  });
});
