/** A genotype at one locus, as its two alleles ("Aa"); for the X chromosome, "HY" is a man. */
type Genotype = string;

/** The four equally likely children of a couple at one locus. */
export function childrenOf(mother: Genotype, father: Genotype): Genotype[] {
  return [...mother].flatMap((one) => [...father].map((other) => one + other));
}

/** The fraction of equally likely cases for which a condition is true. */
export function fractionOf<Case>(cases: Case[], holds: (each: Case) => boolean): number {
  return cases.filter(holds).length / cases.length;
}

/** Whether a genotype carries no allele but the given one. */
export function isPure(genotype: Genotype, allele: string): boolean {
  return [...genotype].every((each) => each === allele);
}

const aminoAcids: Record<string, string> = { AUG: "Met", CCU: "Pro", GAA: "Glu", UUU: "Phe", GAU: "Asp" };
const stops = ["UAA", "UGA", "UAG"];
const complement: Record<string, string> = { A: "U", T: "A", C: "G", G: "C" };

/** The peptide read from a template strand written 3' to 5', up to the first stop. Throws at an unknown codon. */
export function peptideOf(template: string): string[] {
  const codons = template.match(/.{3}/g) ?? [];
  const peptide: string[] = [];
  for (const codon of codons.map((triplet) => [...triplet].map((base) => complement[base]).join(""))) {
    if (stops.includes(codon)) return peptide;
    const aminoAcid = aminoAcids[codon];
    if (!aminoAcid) throw new Error(`unknown codon ${codon}`);
    peptide.push(aminoAcid);
  }
  return peptide;
}
