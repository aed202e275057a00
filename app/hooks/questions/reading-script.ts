/** Where a device keeps how its person likes to read. */
export const READING_KEY = "farol-leitura";

/**
 * Runs before the first paint, so that no text changes its size before a reader's eyes. It holds no quote, `&`, `<` or `>`,
 * which a rendered text would escape.
 */
export const readingScript = `(function(){try{var r=localStorage.getItem(\`${READING_KEY}\`);if(r)document.documentElement.dataset.reading=r}catch(e){}})()`;
