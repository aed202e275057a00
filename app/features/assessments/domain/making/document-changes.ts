import type { EditedDocument, EditedQuestion, EditedSection } from "./edited-assessment.ts";

/** Codes in the order of their places. */
export function codesInOrder({ sections }: EditedDocument): string[] {
  return sections.flatMap(({ questions }) => questions.map(({ code }) => code));
}

function changedSection(
  document: EditedDocument,
  id: string,
  change: (section: EditedSection) => EditedSection,
): EditedDocument {
  return { sections: document.sections.map((section) => (section.id === id ? change(section) : section)) };
}

/** With these questions at the end of a section; those it has already stay where they are. */
export function withAddedQuestions(
  document: EditedDocument,
  sectionId: string,
  codes: readonly string[],
): EditedDocument {
  const held = new Set(codesInOrder(document));
  const added = [...new Set(codes)].filter((code) => !held.has(code)).map((code) => ({ code }));
  return changedSection(document, sectionId, (section) => ({
    ...section,
    questions: [...section.questions, ...added],
  }));
}

export function withoutQuestion({ sections }: EditedDocument, code: string): EditedDocument {
  return {
    sections: sections.map((section) => ({
      ...section,
      questions: section.questions.filter((question) => question.code !== code),
    })),
  };
}

export function withQuestionChange(
  { sections }: EditedDocument,
  code: string,
  change: Partial<EditedQuestion>,
): EditedDocument {
  return {
    sections: sections.map((section) => ({
      ...section,
      questions: section.questions.map((question) =>
        question.code === code ? { ...question, ...change } : question,
      ),
    })),
  };
}

export function withSectionChange(
  document: EditedDocument,
  id: string,
  change: Partial<Omit<EditedSection, "id">>,
): EditedDocument {
  return changedSection(document, id, (section) => ({ ...section, ...change }));
}

/** A section's questions go to the one before it; the only one stays. */
export function withoutSection({ sections }: EditedDocument, id: string): EditedDocument {
  const at = sections.findIndex((section) => section.id === id);
  const gone = sections[at];
  if (!gone || sections.length === 1) return { sections };
  const heir = sections[at === 0 ? 1 : at - 1];
  const rest = sections.filter((section) => section !== gone);
  return {
    sections: rest.map((section) => {
      if (section !== heir) return section;
      const questions =
        at === 0 ? [...gone.questions, ...section.questions] : [...section.questions, ...gone.questions];
      return { ...section, questions };
    }),
  };
}

/** One place up (-1) or down (1), into the neighbouring section at an end. */
export function moved({ sections }: EditedDocument, code: string, by: -1 | 1): EditedDocument {
  const own = sections.findIndex(({ questions }) => questions.some((question) => question.code === code));
  const section = sections[own];
  const at = section?.questions.findIndex((question) => question.code === code) ?? -1;
  const question = section?.questions[at];
  if (!section || !question) return { sections };
  const neighbour = sections[own + by];
  const isInside = at + by >= 0 && at + by < section.questions.length;
  if (!isInside && !neighbour) return { sections };
  const left = section.questions.filter((each) => each !== question);
  if (isInside) {
    const questions = [...left.slice(0, at + by), question, ...left.slice(at + by)];
    return { sections: sections.map((each) => (each === section ? { ...each, questions } : each)) };
  }
  return {
    sections: sections.map((each) => {
      if (each === section) return { ...each, questions: left };
      if (each !== neighbour) return each;
      return { ...each, questions: by === 1 ? [question, ...each.questions] : [...each.questions, question] };
    }),
  };
}

/** A question dropped on another moves to its place. */
export function dropped(document: EditedDocument, code: string, target: string): EditedDocument {
  const question = document.sections.flatMap(({ questions }) => questions).find((each) => each.code === code);
  if (!question || code === target) return document;
  const order = codesInOrder(document);
  const isDown = order.indexOf(code) < order.indexOf(target);
  const { sections } = withoutQuestion(document, code);
  return {
    sections: sections.map((section) => {
      const at = section.questions.findIndex((each) => each.code === target);
      if (at < 0) return section;
      const place = isDown ? at + 1 : at;
      return {
        ...section,
        questions: [...section.questions.slice(0, place), question, ...section.questions.slice(place)],
      };
    }),
  };
}

/** Both: mine, and what only the other has, in the section of the same id or the last one. */
export function joinedDocuments(mine: EditedDocument, theirs: EditedDocument): EditedDocument {
  const held = new Set(mine.sections.map(({ id }) => id));
  const added = theirs.sections
    .filter(({ id }) => !held.has(id))
    .map((section) => ({ ...section, questions: [] }));
  const start: EditedDocument = { sections: [...mine.sections, ...added] };
  return theirs.sections.reduce((document, section) => {
    const known = new Set(codesInOrder(document));
    const missing = section.questions.filter(({ code }) => !known.has(code));
    return changedSection(document, section.id, (own) => ({
      ...own,
      questions: [...own.questions, ...missing],
    }));
  }, start);
}
