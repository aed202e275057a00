import { describe, expect, it } from "vitest";
import { seedCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { newTrackText, parseDraft } from "#app/features/tracks/domain/draft-text.ts";
import { trackChanges } from "#app/features/tracks/domain/track-changes.ts";
import { trackLineLooks } from "#app/features/tracks/domain/track-line-looks.ts";
import { type TrackChange, updateTrack } from "#app/features/tracks/domain/update-track.ts";
import type { WrittenTrack } from "#app/features/tracks/domain/written-track.ts";
import { trackText } from "./given-track.ts";

const { track } = parseDraft(trackText, "matematica-enem", seedCatalogue);
if (!track) throw new Error("no track");
const before = track;

function changed(...changes: readonly TrackChange[]): WrittenTrack {
  return changes.reduce((now, change) => updateTrack(now, change) ?? now, before);
}

describe("what a publication changes", () => {
  it("first is all of it, and the same again nothing", () => {
    expect(trackChanges(null, before)[0]).toMatch(/^Primeira versão: 2 subtópicos, \d+ questões\.$/);
    expect(trackChanges(before, changed())).toEqual([]);
  });

  it("is described in sentences", () => {
    const step = { kind: "lesson", line: 0, title: "Nova", text: "x" } as const;
    expect(
      trackChanges(
        before,
        changed(
          { change: "head", title: "Outra", summary: "Outro." },
          { change: "add-subtopic", unit: 0, code: "x", title: "Xis", minutes: 5 },
          { change: "add-step", code: "razao", step },
          { change: "text", code: "razao", at: 0, title: "O que é razão", text: "Mudado." },
          { change: "remove-step", code: "razao", at: 1, inner: null },
        ),
      ),
    ).toEqual([
      "O nome passa a ser “Outra”.",
      "O resumo muda.",
      "Novo subtópico: Xis.",
      "Razão: 1 passo novo, 1 passo mudado, 1 passo a menos.",
    ]);
    expect(trackChanges(before, changed({ change: "remove-subtopic", code: "razao" }))[0]).toContain(
      "Sai o subtópico Razão",
    );
    expect(trackChanges(before, changed({ change: "move-subtopic", code: "razao", unit: 0, to: 1 }))).toEqual(
      ["A ordem dos subtópicos muda."],
    );
    expect(trackChanges(before, changed({ change: "unit", unit: 0, title: "U" }))).toEqual([
      "As unidades mudam.",
    ]);
    const data = { change: "subtopic" as const, code: "razao", topic: null, after: [], minutes: 9 };
    expect(trackChanges(before, changed({ ...data, title: "Razão" }))).toEqual([
      "Razão: dados ou ordem dos passos.",
    ]);
    expect(trackChanges(before, changed({ ...data, title: "Razões" }))).toEqual([
      "Razões: chamava-se Razão.",
    ]);
  });
});

it("a changed key is described, with its effect", () => {
  const was = "Gabarito: C";
  expect(trackText).toContain(was);
  const { track: after } = parseDraft(
    trackText.replace(was, "Gabarito: A"),
    "matematica-enem",
    seedCatalogue,
  );
  const told = after ? trackChanges(before, after) : [];
  expect(told.filter((each) => each.includes("gabarito"))).toEqual([
    expect.stringMatching(/^.+, .+: o gabarito passa de C a A, e as respostas já dadas são recontadas\.$/),
  ]);
});

it("a draft retains its code", () => {
  const { problems } = parseDraft(trackText, "outra", seedCatalogue);
  expect(problems).toEqual([{ line: 2, message: expect.stringContaining("“outra” e não muda") }]);
  expect(parseDraft("nada", "outra", seedCatalogue).track).toBeNull();
});

it("a new track can be read, and lacks the rest", () => {
  const text = newTrackText({ title: "T", code: "t", exam: "ENEM", subject: "Física" });
  const { problems, gaps } = parseDraft(text, "t", seedCatalogue);
  expect([problems.length, gaps.length > 0]).toEqual([0, true]);
});

it("lines are shown by what they are", () => {
  const lines = [
    "# Trilha: T",
    "Código: t",
    "## Unidade: U",
    "### Subtópico: S",
    "Minutos: 5",
    "texto",
    "#### Lição",
    "a) texto",
  ];
  lines.push(
    "#### Questão",
    "Código: q",
    "a) um",
    "Gabarito: A",
    "##### Dica",
    "#### Verificação",
    "##### Questão",
    "b) dois",
    "## Nada",
  );
  expect(trackLineLooks(lines.join("\n"))).toEqual([
    ...["exam", "field", "exam", "question", "field", "text", "section", "text"],
    ...[
      "section",
      "field",
      "alternative",
      "field",
      "heading",
      "section",
      "section",
      "alternative",
      "heading",
    ],
  ]);
});
