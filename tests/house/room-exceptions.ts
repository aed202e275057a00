/**
 * Imports that go up or out of the platform, from the time before the rooms: "file → file" below `app/`. Cut them, add none
 * (decision 080).
 */
export const exceptions: readonly string[] = [];
