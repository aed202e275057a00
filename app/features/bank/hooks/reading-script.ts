export const READING_KEY = "farol-leitura";

/** Before the first paint: no resize. No quotes, `&`, `<` or `>`, which rendering would escape. */
export const readingScript = `(function(){try{var r=localStorage.getItem(\`${READING_KEY}\`);if(r)document.documentElement.dataset.reading=r}catch(e){}})()`;
