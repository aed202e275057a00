import type { AssessmentInMaking } from "../../services/making/load-making.server.ts";

/** What is different for one student, by name. */
export type NamedTerms = AssessmentInMaking["people"][number];
