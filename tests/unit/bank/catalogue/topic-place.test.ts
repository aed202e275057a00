import { expect, it } from "vitest";
import { changedCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { placeAfter, placeBefore } from "#app/features/bank/domain/catalogue/topic-place.ts";
import { changeKind } from "#app/features/bank/domain/catalogue/topic-request.ts";

const catalogue = changedCatalogue([]);
const place = { subject: 5, topics: [5008, 5009] };
const to = { name: "Cinemática", subject: "fisica", into: null } as const;

it("a question stays where it is when its topic is called otherwise, or moves to where it stood", () => {
  expect(placeAfter({ kind: "rename", to }, place, { catalogue, members: [5008] })).toEqual(place);
  expect(placeAfter({ kind: "move", to }, place, { catalogue, members: [5008] })).toEqual(place);
});

it("a merged topic occurs once among a question's topics", () => {
  const into = { ...to, into: 5009 };
  const after = placeAfter({ kind: "merge", to: into }, place, { catalogue, members: [5008] });
  expect(after).toEqual({ subject: 5, topics: [5009] });
  expect(placeBefore({ to: into }, { before: place, after, now: after }, catalogue)).toEqual(place);
});

it("undoing a merge restores its topic alone where people have changed the others since", () => {
  const before = { subject: 5, topics: [5008] };
  const after = { subject: 5, topics: [5009] };
  const now = { subject: 5, topics: [5009, 5055] };
  expect(placeBefore({ to: { ...to, into: 5009 } }, { before, after, now }, catalogue).topics).toEqual([
    5008, 5055,
  ]);
});

it("a change is of a kind the form offers, or of none", () => {
  expect(["rename", "move", "merge", "delete", ""].map(changeKind)).toEqual([
    "rename",
    "move",
    "merge",
    null,
    null,
  ]);
});
