/** Shortest run of short paragraphs that is a poem. */
const fewest = 4;
const longest = 60;
/** Not verses: headings, pictures, tables, lists, speech, references, and lines ending in a colon. */
const notVerse = /^(?:\*\*|[•*+–—-]|\\|\d|\(?[a-eA-E][.)]|\p{Lu}{3,})|[|\n]|!\[|:$/u;

export function gatherVerses(text: string): string {
  const gathered: string[] = [];
  let verses: string[] = [];
  const flush = () => {
    gathered.push(...(verses.length >= fewest ? [verses.join("  \n")] : verses));
    verses = [];
  };
  for (const paragraph of text.split("\n\n")) {
    if (paragraph.length <= longest && !notVerse.test(paragraph)) verses.push(paragraph);
    else {
      flush();
      gathered.push(paragraph);
    }
  }
  flush();
  return gathered.join("\n\n");
}
