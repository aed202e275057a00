/** An active class to choose, newest year first. */
export type ClassChoice = { id: string; name: string; year: number };
