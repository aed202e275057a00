export const schoolPaths = {
  /** `wanted`: the requested page. */
  signIn: (schoolId: string, wanted?: string) =>
    `/${encodeURIComponent(schoolId)}${wanted ? `?redirect=${encodeURIComponent(wanted)}` : ""}`,
} as const;
