/** One id per person, so that no second mail goes to the guardian. */
export function guardianMailId(userId: string): string {
  return `guardian-${userId}`;
}
