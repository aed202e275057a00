import { describe, expect, it } from "vitest";
import {
  brazilianStates,
  DEFAULT_STATE,
  isStateCode,
} from "#app/features/accounts/domain/sign-up/brazilian-states.ts";
import {
  needsGuardian,
  origins,
  studyLevels,
  targetedExams,
} from "#app/features/accounts/domain/sign-up/questionnaire-options.ts";
import {
  ageBandProblem,
  normalAnswers,
  otherCourseProblem,
  otherOriginProblem,
  otherStudyLevelProblem,
  type QuestionnaireAnswers,
  questionnaireProblem,
  STAGES,
  stageProblem,
} from "#app/features/accounts/domain/sign-up/questionnaire-rules.ts";
import { isMinor } from "#app/platform/access/minors.ts";

const answers: QuestionnaireAnswers = {
  userOrigin: "Recomendação",
  otherUserOrigin: "",
  targetedCourses: ["ITA"],
  otherTargetedCourse: "",
  studyLevel: "3º ano",
  otherStudyLevel: "",
  state: "DF",
  url: "/",
  ageBand: "adult",
  guardianEmail: "",
};

function stage(number: number, fields: Partial<QuestionnaireAnswers>): string | null {
  return stageProblem(number, { ...answers, ...fields });
}

describe("the options", () => {
  it("are those required (R-ACC-18, R-ACC-19, R-ACC-20)", () => {
    expect(origins).toEqual(["Pesquisa Google", "YouTube", "Facebook ou Instagram", "Recomendação", "Outro"]);
    expect(targetedExams.join(", ")).toBe(
      "ITA, IME, Escola Naval, AFA, EsPCEx, ENEM, Unicamp, USP (Fuvest), Outro",
    );
    expect(studyLevels).toEqual(["1º ou 2º ano", "3º ano", "Cursinho (pré-vestibular)", "Outro"]);
  });

  it("have the 26 states and the Distrito Federal, each once, the latter first shown", () => {
    expect(brazilianStates).toHaveLength(27);
    expect(new Set(brazilianStates.map(({ code }) => code)).size).toBe(27);
    expect(brazilianStates.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["Ceará", "São Paulo", "Distrito Federal", "Espírito Santo", "Paraná"]),
    );
    expect(DEFAULT_STATE).toBe("DF");
    expect(isStateCode("ce")).toBe(false);
  });

  it("treat everyone who did not declare to be an adult as a minor, and link those up to 16 to a guardian", () => {
    expect(["under-12", "12-16", "17", "adult", null].map(isMinor)).toEqual([true, true, true, false, true]);
    expect(["under-12", "12-16", "17", "adult", null].map(needsGuardian)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe("an 'Outro' text", () => {
  it.each([
    [otherOriginProblem, "Como você nos conheceu?"],
    [otherCourseProblem, "Em qual outra prova você tem interesse?"],
    [otherStudyLevelProblem, "Qual a sua série de estudo?"],
  ])("has 1 to 100 characters after trimming (%#)", (problemOf, message) => {
    expect(problemOf(" x ")).toBeNull();
    expect(problemOf(` ${"x".repeat(100)} `)).toBeNull();
    expect(problemOf("x".repeat(101))).toBe(message);
    expect(problemOf("   ")).toBe(message);
  });
});

describe("the stages", () => {
  it("are four, and all pass with sound answers", () => {
    expect(STAGES).toBe(4);
    for (let number = 0; number < STAGES; number += 1) expect(stage(number, {})).toBeNull();
    expect(stageProblem(4, answers)).toBeNull();
    expect(questionnaireProblem(answers)).toBeNull();
  });

  it("require an origin at 0; the text of 'Outro' may stay empty, not grow too long", () => {
    expect(stage(0, { userOrigin: "" })).toBe("Como você nos conheceu?");
    expect(stage(0, { userOrigin: "Rádio" })).toBe("Como você nos conheceu?");
    expect(stage(0, { userOrigin: "Outro" })).toBeNull();
    expect(stage(0, { userOrigin: "Outro", otherUserOrigin: "x".repeat(101) })).toBe(
      "Como você nos conheceu?",
    );
    expect(stage(0, { otherUserOrigin: "x".repeat(101) })).toBeNull();
  });

  it("require at least one exam at 1, and the text of 'Outro'", () => {
    expect(stage(1, { targetedCourses: [] })).toBe("Escolha pelo menos uma prova");
    expect(stage(1, { targetedCourses: ["ITA", "OBA"] })).toBe("Escolha pelo menos uma prova");
    expect(stage(1, { targetedCourses: ["ITA", "ITA"] })).toBe("Escolha pelo menos uma prova");
    expect(stage(1, { targetedCourses: [...targetedExams], otherTargetedCourse: "OBA" })).toBeNull();
    expect(stage(1, { targetedCourses: ["Outro"] })).toBe("Em qual outra prova você tem interesse?");
  });

  it("require one study level at 2, and the text of 'Outro'", () => {
    expect(stage(2, { studyLevel: "" })).toBe("Qual a sua série de estudo?");
    expect(stage(2, { studyLevel: "Outro" })).toBe("Qual a sua série de estudo?");
    expect(stage(2, { studyLevel: "Outro", otherStudyLevel: "9º ano" })).toBeNull();
  });

  it("require the state at 3, and a guardian up to 16", () => {
    expect(stage(3, { state: "" })).toBe("Selecione o seu estado");
    expect(stage(3, { ageBand: "x" })).toBe("Selecione a sua faixa de idade");
    expect(ageBandProblem(null)).toBe("Selecione a sua faixa de idade");
    expect(stage(3, { ageBand: null })).toBeNull();
    expect(stage(3, { ageBand: "12-16" })).toBe("Digite o e-mail de quem é responsável por você");
    expect(stage(3, { ageBand: "under-12", guardianEmail: " mae@farol.test " })).toBeNull();
    expect(stage(3, { ageBand: "17" })).toBeNull();
  });

  it("report the first problem of all", () => {
    expect(questionnaireProblem({ ...answers, studyLevel: "", state: "" })).toBe(
      "Qual a sua série de estudo?",
    );
  });
});

it("answers are stored trimmed, without unexpected fields", () => {
  const given = {
    ...answers,
    userOrigin: "Outro",
    otherUserOrigin: " um amigo ",
    otherTargetedCourse: "x",
    otherStudyLevel: "x",
    guardianEmail: "x@y.z",
  };
  expect(normalAnswers(given)).toMatchObject({
    otherUserOrigin: "um amigo",
    otherTargetedCourse: "",
    otherStudyLevel: "",
    guardianEmail: "",
  });
  expect(normalAnswers({ ...given, ageBand: "12-16", guardianEmail: " Mae@Y.z " }).guardianEmail).toBe(
    "mae@y.z",
  );
});
