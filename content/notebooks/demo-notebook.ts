/** A demo section: texts in Markdown, and searches whose first questions are added at its end. */
export type DemoSection = { title: string; texts: readonly string[]; note?: string; search?: string };
export type DemoNotebook = { title: string; sections: readonly DemoSection[] };
