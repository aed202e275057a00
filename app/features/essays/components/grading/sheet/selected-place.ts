/** Where a point of the selection lies in the essay's text; null outside of it. */
function placeOf(sheet: Element, node: Node, offset: number): number | null {
  if (!sheet.contains(node)) return null;
  const holder = node instanceof Element ? (node.childNodes[offset] ?? node) : node;
  const piece = (holder instanceof Element ? holder : holder.parentElement)?.closest("[data-from]");
  const inside = piece ?? (holder instanceof Element ? holder.querySelector("[data-from]") : null);
  if (!inside) return null;
  const from = Number(inside.getAttribute("data-from"));
  return node.nodeType === Node.TEXT_NODE && piece ? from + offset : from;
}

/** What is selected of the essay's text; null where nothing is. */
export function selectedPlace(sheet: Element | null): { from: number; to: number } | null {
  const selection = document.getSelection();
  if (!sheet || !selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const from = placeOf(sheet, range.startContainer, range.startOffset);
  const to = placeOf(sheet, range.endContainer, range.endOffset);
  return from === null || to === null || from >= to ? null : { from, to };
}
