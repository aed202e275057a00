import { allKinds } from "../../answers/answer-forms.ts";
import { FEWEST_ANSWERS } from "../../answers/answered-difficulty.ts";
import { institutionWithId } from "../../catalogue/institutions.ts";
import type { Difficulty, QuestionKind } from "../../draft.ts";
import { allColours, colourWord } from "../../exams/booklet-colour.ts";
import { allSkills, skillLabel, skillOfWord, skillWord } from "../../inep-skill.ts";
import {
  answeredDifficultyLabel,
  difficultyLabels,
  kindLabels,
  officialDifficultyLabel,
  originLabels,
} from "../../labels.ts";
import type { QuestionOrigin } from "../../question-heading.ts";
import { token } from "../../words/search-tokens.ts";
import { keyOf, kindWords, originWords } from "../address-words.ts";
import { defineFilter, type FilterChange, type FilterKind } from "./define-filter.ts";
import { onlyOne, type SearchFilters } from "./search-filters.ts";

export const kindFilter = defineFilter({
  param: "tipo",
  title: "Tipo",
  of: ({ kinds }) => kinds,
  to: (kinds: QuestionKind[]) => ({ kinds }),
  word: (kind) => kindWords[kind],
  read: (word) => keyOf(kindWords, word),
  token: token.kind,
  label: (kind) => kindLabels[kind],
  offered: () => allKinds,
});

type Levels = {
  param: string;
  title: string;
  hint: string;
  of: (filters: SearchFilters) => readonly number[];
  to: (levels: number[]) => FilterChange;
  token: (level: number) => string;
  label: (level: Difficulty) => string;
};

function difficultyFilter({ of, to, ...told }: Levels): FilterKind {
  const levels = [1, 2, 3] as const;
  return defineFilter<Difficulty>({
    ...told,
    of: (filters) => levels.filter((level) => of(filters).includes(level)),
    to,
    word: String,
    read: (word) => levels.find((level) => String(level) === word),
    shortLabel: (level) => difficultyLabels[level],
    offered: () => levels,
  });
}

export const estimatedFilter = difficultyFilter({
  param: "dificuldade",
  title: "Dificuldade estimada",
  hint: "Por quem cadastrou a questão ou, no ENEM, pelo INEP.",
  of: ({ difficulties }) => difficulties,
  to: (difficulties) => ({ difficulties }),
  token: token.difficulty,
  label: (level) => difficultyLabels[level],
});

export const officialFilter = difficultyFilter({
  param: "dificuldade-inep",
  title: "Dificuldade pelo INEP (TRI)",
  hint: "Pelos parâmetros oficiais das questões do ENEM.",
  of: ({ officialDifficulties }) => officialDifficulties,
  to: (officialDifficulties) => ({ officialDifficulties }),
  token: token.officialDifficulty,
  label: officialDifficultyLabel,
});

export const answeredFilter = difficultyFilter({
  param: "dificuldade-respostas",
  title: "Dificuldade pelas respostas",
  hint: `Pelos acertos no Farol, a partir de ${FEWEST_ANSWERS} respostas.`,
  of: ({ answeredDifficulties }) => answeredDifficulties,
  to: (answeredDifficulties) => ({ answeredDifficulties }),
  token: token.answeredDifficulty,
  label: answeredDifficultyLabel,
});

export const solutionFilter = defineFilter({
  param: "resolucao",
  title: "Resolução",
  single: true,
  of: ({ solution }) => (solution === null ? [] : [solution]),
  to: (chosen: boolean[]) => ({ solution: onlyOne(chosen) }),
  word: (has) => (has ? "sim" : "nao"),
  read: (word) => (word === "sim" ? true : word === "nao" ? false : undefined),
  token: token.solution,
  label: (has) => (has ? "Com resolução" : "Sem resolução"),
  offered: () => [true, false],
});

export const originFilter = defineFilter({
  param: "origem",
  title: "Origem",
  of: ({ origins }) => origins,
  to: (origins: QuestionOrigin[]) => ({ origins }),
  word: (origin) => originWords[origin],
  read: (word) => keyOf(originWords, word),
  token: token.origin,
  label: (origin) => originLabels[origin],
  offered: () => ["exam", "authored", "generated"],
});

export const skillFilter = defineFilter({
  param: "habilidade",
  title: "Habilidade do ENEM",
  of: ({ skills }) => skills,
  to: (skills: number[]) => ({ skills }),
  word: skillWord,
  read: skillOfWord,
  token: token.skill,
  label: skillLabel,
  offered: skillsOffered,
});

/** Offered for ENEM with a subject, and where one is chosen. */
function skillsOffered({ institutions: chosen, subjects: studied, skills }: SearchFilters): number[] {
  const isEnem = chosen.some((id) => institutionWithId(id)?.code === "ENEM");
  return isEnem && studied.length > 0 ? allSkills() : skills;
}

export const colourFilter = defineFilter({
  param: "caderno",
  title: "Cor do caderno",
  of: ({ colours }) => colours,
  to: (colours: number[]) => ({ colours }),
  word: colourWord,
  read: (word) => allColours().find((each) => colourWord(each) === word),
  token: token.colour,
  label: (colour) => `Caderno ${colourWord(colour)}`,
  offered: allColours,
});
