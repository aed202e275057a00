import type { AssessmentInMaking } from "../../services/making/open-making.server.ts";

/** What is different for one student, by name. */
export type NamedTerms = AssessmentInMaking["people"][number];
