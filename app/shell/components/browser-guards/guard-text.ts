/**
 * Lets React and a browser's translation share the page. Chrome puts each text into `<font>` elements, moved or
 * replaced; React then removes, inserts before or rewrites a text that is no longer where it was, and throws
 * (facebook/react#11538). Here the font element represents its text: it is moved and removed with it, and replaced when
 * the text changes. From `farol:hydrate` to `farol:hydrated` on the document all texts are as rendered by the server.
 * Runs as text in the document's head, so it may reference nothing outside itself.
 */
export function guardText(): void {
  /** Texts removed from the page, with their replacements. */
  const replaced = new Map<Node, Node>();
  const isFont = (node: Node | null): node is Element => node?.nodeName === "FONT";

  /** The child of `parent` that represents a node; the node itself where there is none. */
  function standIn(parent: Node, node: Node): Node {
    let place: Node | null = replaced.get(node) ?? node;
    while (place && place.parentNode !== parent) place = isFont(place.parentNode) ? place.parentNode : null;
    return place ?? node;
  }
  function restore(text: Node): void {
    const font = replaced.get(text);
    replaced.delete(text);
    if (font?.parentNode) font.parentNode.replaceChild(text, font);
  }
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const place = standIn(this, child);
    replaced.delete(child);
    if (place.parentNode === this) removeChild.call(this, place);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null) {
    const place = before && standIn(this, before);
    return insertBefore.call(this, child, place?.parentNode === this ? place : null) as Child;
  };
  const rewritten = new MutationObserver((changes) => {
    for (const { target } of changes) restore(target);
  });
  function noteReplaced({ addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord): void {
    for (const text of removedNodes) {
      if (text.nodeType !== Node.TEXT_NODE || text.isConnected) continue;
      const font = [...addedNodes, previousSibling, nextSibling].find(isFont);
      if (!font) continue;
      replaced.set(text, font);
      rewritten.observe(text, { characterData: true });
    }
  }
  function restoreAll(): void {
    for (const text of [...replaced.keys()]) restore(text);
    for (const font of document.querySelectorAll("font")) font.replaceWith(...font.childNodes);
  }
  let hydrating = false;
  const translated = new MutationObserver((changes) => {
    changes.forEach(noteReplaced);
    // React yields while it hydrates: between two of its slices no text may change.
    if (hydrating) restoreAll();
  });
  translated.observe(document, { childList: true, subtree: true });
  document.addEventListener("farol:hydrate", () => {
    translated.takeRecords().forEach(noteReplaced);
    hydrating = true;
    restoreAll();
  });
  document.addEventListener("farol:hydrated", () => {
    hydrating = false;
  });
}
