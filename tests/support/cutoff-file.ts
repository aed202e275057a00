/** A course of an invented university; `seats`: modality, places, cut-off and bonus. */
export type FileCourse = {
  name?: string;
  campus?: string;
  shift?: string;
  seats: readonly (readonly [modality: string, places: number, cutoff: string, bonus?: string])[];
};

const HEADER =
  "ano;uf;municipio;ies;sigla;campus;curso;grau;turno;vagas_curso;peso_cn;peso_ch;peso_lc;peso_mt;peso_red;min_cn;min_ch;min_lc;min_mt;min_red;min_total;modalidade;bonus_pct;vagas;corte";

/** A file of cut-offs as it is published. */
export function cutoffFile(year: number, courses: readonly FileCourse[]): string {
  const lines = courses.flatMap(({ name = "DIREITO", campus = "SEDE", shift = "Noturno", seats }) => {
    const head = [
      year,
      "MG",
      "Ouro Claro",
      "UNIVERSIDADE DO FAROL",
      "UFAR",
      campus,
      name,
      "Bacharelado",
      shift,
    ];
    const figures = [40, "1.00", "2.00", "3.00", "1.00", "3.00", 0, 0, 0, "450.00", "0.01", "0.01"];
    return seats.map(([modality, places, cutoff, bonus = "0"]) =>
      [...head, ...figures, `"${modality}"`, bonus, places, cutoff].join(";"),
    );
  });
  return [HEADER, ...lines, ""].join("\n");
}
