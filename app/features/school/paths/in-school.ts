export function inSchool(schoolId: string, rest: string): string {
  return `/escolas/${encodeURIComponent(schoolId)}/${rest}`;
}

export function isSchoolPath(path: string, schoolId: string): boolean {
  return path.startsWith(inSchool(schoolId, ""));
}
