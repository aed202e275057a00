/** The features from the bottom up: each may import those before it, platform and open files. */
export const features = [
  "accounts",
  "messages",
  "school",
  "billing",
  "bank",
  "forum",
  "assistant",
  "lists",
  "exams",
  "library",
  "tracks",
  "practice",
  "questions",
  "essays",
  "goals",
  "notebooks",
  "assessments",
  "mentoring",
  "communities",
  "admin",
  "home",
] as const;

/** Files that import nothing but platform and each other, so that every room may import them. */
const openFile = /^app\/(?:features\/[\w-]+|shell)\/(?:paths|refusals|routes)\.ts$/;

/** The room of a file of `app`: a feature, a concern of the platform, the shell; null for what composes all (root, entries, routes). */
export function roomOf(path: string): string | null {
  return /^app\/((?:features|platform)\/[\w-]+|shell)\//.exec(path)?.[1] ?? null;
}

/** Whether a file of one room may import a file of another. */
export function mayImport(from: string, to: string): boolean {
  const [room, other] = [roomOf(from), roomOf(to)];
  if (room === other || room === null || room === "shell" || openFile.test(to)) return true;
  if (other === null) return /^app\/(?:routes|everywhere\.d)\.ts$|^app\/styles\//.test(to);
  if (other.startsWith("platform/")) return true;
  if (!room.startsWith("features/") || !other.startsWith("features/")) return false;
  const place = (name: string) => features.findIndex((each) => `features/${each}` === name);
  return place(other) < place(room);
}
