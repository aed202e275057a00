import { describe, expect, it, test } from "vitest";
import { audienceKey, audiencesOf } from "#app/features/messages/domain/audience.ts";
import { iconOfType, typeLabels } from "#app/features/messages/domain/labels.ts";
import {
  LONGEST_LIFE,
  lifeOf,
  notificationType,
  USUAL_LIFE,
} from "#app/features/messages/domain/notification.ts";
import { leadsOutside, notificationLink } from "#app/features/messages/domain/notification-link.ts";
import { NEVER_EXPIRES, notificationTypes } from "#app/platform/live/domain/notification.ts";

const NOW = 1_800_000_000;

describe("the life of a notification", () => {
  const general = { visibleFrom: null, expiresAt: null, personal: false };

  it("begins at once, and a general one ends after 30 days unless said otherwise", () => {
    expect(lifeOf(general, NOW)).toEqual({ visibleFrom: NOW, expiresAt: NOW + USUAL_LIFE });
    expect(lifeOf({ ...general, visibleFrom: NOW - 5 }, NOW)?.visibleFrom).toBe(NOW);
  });

  it("of a personal one has no end", () => {
    expect(lifeOf({ ...general, personal: true }, NOW)?.expiresAt).toBe(NEVER_EXPIRES);
  });

  it("can be scheduled, up to a year ahead", () => {
    const visibleFrom = NOW + LONGEST_LIFE;
    expect(lifeOf({ ...general, visibleFrom }, NOW)?.visibleFrom).toBe(visibleFrom);
    expect(lifeOf({ ...general, visibleFrom: visibleFrom + 1 }, NOW)).toBeNull();
  });

  test.each([
    ["ends before it begins", { visibleFrom: NOW + 10, expiresAt: NOW + 10 }],
    ["of everybody's goes on for over a year", { expiresAt: NOW + LONGEST_LIFE + 1 }],
    ["ends at no number", { expiresAt: Number.NaN }],
    ["ends at half a second", { expiresAt: NOW + 1.5 }],
  ])("that %s is none", (_, fields) => {
    expect(lifeOf({ ...general, ...fields }, NOW)).toBeNull();
  });
});

describe("types", () => {
  test.each(notificationTypes)("%s has a label, and is known by its name", (type) => {
    expect(typeLabels[type]).toMatch(/^\p{Lu}/u);
    expect(notificationType(type)).toBe(type);
  });

  it("have an icon each, with a default for others", () => {
    const icons = notificationTypes.map(iconOfType);
    expect(new Set(icons).size).toBe(notificationTypes.length);
    expect(iconOfType("um-tipo-novo")).toBe("bell");
    expect(iconOfType("constructor")).toBe("bell");
    expect(notificationType("um-tipo-novo")).toBe("outro");
  });
});

describe("audiences", () => {
  it("of a person are themselves, everybody, their school and their claims", () => {
    const person = { id: "p1", claims: ["pro", "mentor"], school: { id: "azambuja" } };
    expect(audiencesOf(person)).toEqual([
      "person:p1",
      "everybody",
      "school:azambuja",
      "claim:pro",
      "claim:mentor",
    ]);
    expect(audiencesOf({ id: "p2", claims: [], school: null })).toEqual(["person:p2", "everybody"]);
  });

  it("of different kinds never have the same name", () => {
    const names = [
      audienceKey({ kind: "everybody" }),
      audienceKey({ kind: "person", userId: "x" }),
      audienceKey({ kind: "school", schoolId: "x" }),
      audienceKey({ kind: "claim", claim: "x" }),
    ];
    expect(new Set(names).size).toBe(4);
  });
});

describe("the link of a notification (SEC-21)", () => {
  test.each([
    ["/questoes", "/questoes"],
    ["/q/7K2M9XQ4?busca=a#topo", "/q/7K2M9XQ4?busca=a#topo"],
    ["https://enem.inep.gov.br/participante", "https://enem.inep.gov.br/participante"],
    ["https://WWW.GOV.BR/inep", "https://www.gov.br/inep"],
  ])("%s is let in", (link, kept) => {
    expect(notificationLink(link)).toBe(kept);
  });

  test.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " javascript:alert(1)",
    "java\tscript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:msgbox(1)",
    "blob:https://www.gov.br/1",
    "file:///etc/passwd",
    "//evil.example/",
    "/\\evil.example/",
    "/%2F%2Fevil.example",
    "/%5Cevil.example",
    "/\nevil",
    "/%",
    "https://evil.example/",
    "https://www.gov.br.evil.example/",
    "https://www.gov.br@evil.example/",
    "https://user:pass@www.gov.br/",
    "https://www.gov.br:8443/",
    "http://www.gov.br/",
    "https:evil",
    "https://",
    "questoes",
    "",
    `/${"a".repeat(500)}`,
  ])("%j is refused", (link) => {
    expect(notificationLink(link)).toBeNull();
  });

  it("is known to lead outside or not", () => {
    expect(leadsOutside("/questoes")).toBe(false);
    expect(leadsOutside("https://www.gov.br/")).toBe(true);
  });
});
