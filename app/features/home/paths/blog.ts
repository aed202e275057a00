export const blogPaths = {
  studyPlanIta: () => "/blog/plano-de-estudos-vestibular-ita",
  studyPlanIme: () => "/blog/plano-de-estudos-vestibular-ime",
} as const;
