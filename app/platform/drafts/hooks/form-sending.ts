import { createContext, type RefObject } from "react";
import type { FormProgress } from "../calls/keep-field.ts";

/** How the form around a field is sent. */
export const FormSending = createContext<RefObject<FormProgress> | null>(null);
