import { type EmbeddedPictures, embeddedPictures } from "../embedded-pictures.ts";
import type { AddLoss } from "../loss.ts";
import { childrenOf, type XmlElement } from "./xml-element.ts";

/** The files below an element, its own first. */
export function filesIn(element: XmlElement): XmlElement[] {
  const own = childrenOf(element, "file");
  return [...own, ...element.children.filter((child) => child.name !== "file").flatMap(filesIn)];
}

export function addFiles(pictures: EmbeddedPictures, files: readonly XmlElement[]): void {
  for (const { attributes, text } of files) pictures.add(attributes.name ?? "", text, attributes.path);
}

type Scope = { pictures: Map<string, Uint8Array>; problem: (text: string) => void; loss: AddLoss };

/**
 * In Moodle a file belongs to the text that it stands in: five texts may each have an "image.png". One that its own text
 * lacks, and another text of the question has, is a guess.
 */
export function picturesOf(
  part: XmlElement,
  all: EmbeddedPictures,
  { pictures, problem, loss }: Scope,
): EmbeddedPictures {
  const own = embeddedPictures(pictures, problem);
  addFiles(own, childrenOf(part, "file"));
  return {
    ...own,
    pathOf: (address) => {
      if (own.has(address) || !all.has(address)) return own.pathOf(address);
      loss("confira", `imagem ${address.replace(/^@@PLUGINFILE@@\/+/, "")} veio de outro texto da questão`);
      return all.pathOf(address);
    },
  };
}
