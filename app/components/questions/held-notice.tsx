/** Why a question can be read and not answered (domain/questions/held-back.ts). */
export function HeldNotice({ held }: { held: string | null }) {
  return held && <p className="mt-5 rounded-card bg-warning-soft p-4 text-warning">{held}</p>;
}
