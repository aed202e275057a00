/** An active class to choose, newest year first. */
export type ClassChoice = { num: number; id: string; name: string; year: number };
