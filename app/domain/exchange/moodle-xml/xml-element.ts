/** An element of an XML file; `text` is all the text right inside it, `line` where it begins. */
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

/** The text of a child, in its own `<text>` where Moodle puts one; "" where there is none. */
export function textIn(element: XmlElement | undefined, name: string): string {
  const child = childOf(element, name);
  return (childOf(child, "text") ?? child)?.text.trim() ?? "";
}
