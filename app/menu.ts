import { BookOpenText, House, Info, type LucideIcon } from "lucide-react";
import { paths } from "./paths.ts";

export type MenuItem = { title: string; icon: LucideIcon; path: string };

/** The general menu (spec 000 §2), as far as its pages exist. */
export const generalMenu: readonly MenuItem[] = [
  { title: "Início", icon: House, path: paths.general() },
  { title: "Questões", icon: BookOpenText, path: paths.search() },
  { title: "Informações e Ajuda", icon: Info, path: paths.about() },
];
