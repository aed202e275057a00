export const DELETED = "apagada";
export const CONFIRMED = "confirmada";
