import { describe, expect, it } from "vitest";
import { localTutor, tutorOpening } from "#app/features/assistant/domain/local-tutor.ts";
import type { TutorAsk } from "#app/features/assistant/domain/tutor-material.ts";

const about = {
  prompt: null,
  question: null,
  answer: null,
  key: null,
  lookAlikes: [],
  essay: null,
  before: [],
  photo: null,
};
const say = (asked: Pick<TutorAsk, "words"> & Partial<TutorAsk>, options?: { forum: boolean }) =>
  localTutor({ ...about, sources: [], ...asked }, options).join("");

describe("a free question", () => {
  const source = {
    title: "Mitose (Biologia em poucas palavras)",
    name: "Mitose",
    href: "/m/glossario-biologia#parte-mitose",
    text: "A **mitose** forma duas células iguais à original.",
  };

  it("opens with what the tutor is, before anything is found", () => {
    expect(tutorOpening({ ...about, sources: [], words: "o que é mitose?" }).join("")).toMatch(
      /^Dicas do FarolGPT/,
    );
  });

  it("is answered with whole passages, numbered as their sources", () => {
    const said = say({ words: "o que é mitose?", sources: [source, { ...source, name: "Meiose" }] });
    expect(said).toContain("**Mitose** [1]\n\nA **mitose** forma duas células iguais à original.");
    expect(said).toContain("**Meiose** [2]");
  });

  it("is answered with the concept of a topic where no passage answers", () => {
    expect(say({ words: "o que é empuxo?" })).toContain("peso do líquido deslocado");
  });

  it("has no answer where nothing supports one, names the nearest page, and sends to people only where they are", () => {
    const near = { ...source, isNear: true };
    for (const words of ["o que é xilogravura flamenga?", "???"]) {
      const said = say({ words, sources: [near] }, { forum: true });
      expect(said).toContain("Não encontrei apoio no acervo para responder com segurança.");
      expect(said).toContain(
        "O mais próximo que há no acervo é [Mitose](/m/glossario-biologia#parte-mitose).",
      );
      expect(said).toContain("Se não for isso, pergunte em Respostas.");
      expect(said).not.toContain("forma duas células");
      expect(say({ words }, { forum: true })).toContain("segurança. Pergunte em Respostas.");
      expect(say({ words })).not.toMatch(/Respostas|mais próximo/);
    }
  });
});
