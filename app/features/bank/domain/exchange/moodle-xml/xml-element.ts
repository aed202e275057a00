/** `text` is the direct text, `line` the first line. */
export type XmlElement = {
  name: string;
  line: number;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  text: string;
};

export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child) => child.name === name);
}

export function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name);
}

/** A child's text, in its `<text>` where Moodle has one; "" if missing. */
export function textIn(element: XmlElement | undefined, name: string): string {
  const child = childOf(element, name);
  return (childOf(child, "text") ?? child)?.text.trim() ?? "";
}
