import accounts from "#app/features/accounts/routes.ts";
import admin from "#app/features/admin/routes.ts";
import assessments from "#app/features/assessments/routes.ts";
import assistant from "#app/features/assistant/routes.ts";
import bank from "#app/features/bank/routes.ts";
import billing from "#app/features/billing/routes.ts";
import communities from "#app/features/communities/routes.ts";
import essays from "#app/features/essays/routes.ts";
import exams from "#app/features/exams/routes.ts";
import forum from "#app/features/forum/routes.ts";
import goals from "#app/features/goals/routes.ts";
import home from "#app/features/home/routes.ts";
import library from "#app/features/library/routes.ts";
import lists from "#app/features/lists/routes.ts";
import mentoring from "#app/features/mentoring/routes.ts";
import messages from "#app/features/messages/routes.ts";
import notebooks from "#app/features/notebooks/routes.ts";
import practice from "#app/features/practice/routes.ts";
import questions from "#app/features/questions/routes.ts";
import school from "#app/features/school/routes.ts";
import tracks from "#app/features/tracks/routes.ts";
import type { Route } from "#app/platform/paths/route.ts";

/** The map of the product: the addresses of every feature, each in its own file. */
const pages: readonly Route[] = [
  ...home,
  ...questions,
  ...exams,
  ...bank,
  ...forum,
  ...lists,
  ...library,
  ...tracks,
  ...mentoring,
  ...essays,
  ...goals,
  ...practice,
  ...accounts,
  ...billing,
  ...assistant,
  ...school,
  ...notebooks,
  ...assessments,
  ...communities,
  ...messages,
  ...admin,
  { path: "dev/pecas", file: "shell/pages/parts.tsx" },
  { path: "*", file: "shell/pages/not-found.tsx" },
];

export default [{ file: "shell/pages/frame.tsx", children: pages }] satisfies Route[];
