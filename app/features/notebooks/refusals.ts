/** The first two are fixed texts (R-SCHOOL-4). */
export const notebookRefusals = {
  "notebook-not-found": { status: 404, message: "Notebook with ID {id} not found" },
  "notebook-not-loaded": { status: 404, message: "Notebook not found" },
  "notebook-title-missing": { status: 422, message: "Dê um título ao caderno, com até 120 caracteres." },
  "notebooks-unselected": { status: 422, message: "Marque ao menos um caderno." },
  "section-not-found": {
    status: 409,
    message: "Esta seção não existe mais, ou o caderno já tem 100 seções. Recarregue a página.",
  },
  "block-not-found": { status: 409, message: "Este bloco não existe mais. Recarregue a página." },
  "block-not-accepted": {
    status: 422,
    message: "Não entendemos este bloco: confira o texto, o endereço ou as questões.",
  },
} as const satisfies Record<string, { status: number; message: string }>;
