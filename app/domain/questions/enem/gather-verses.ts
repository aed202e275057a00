/** So many short paragraphs in a row are a poem whose lines the source set apart. */
const fewest = 4;
const longest = 60;
/** Headings, pictures, tables, lists, speech and references, and what ends in a colon, are no verses. */
const notVerse = /^(?:\*\*|[•*+–—-]|\\|\d|\(?[a-eA-E][.)]|\p{Lu}{3,})|[|\n]|!\[|:$/u;

/** The verses that the source set apart as paragraphs, in lines one below the other, as the exam prints them. */
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
