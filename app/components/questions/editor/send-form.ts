import type { SubmitFunction } from "@remix-run/react";

/** Sends a form beside the page with another intent and without its files, or with one of them. */
export function sendForm(
  submit: SubmitFunction,
  form: HTMLFormElement,
  intent: string,
  file?: [name: string, file: File],
): void {
  const data = new FormData(form);
  for (const [name, value] of [...data]) if (value instanceof File) data.delete(name);
  data.set("intent", intent);
  if (file) data.set(...file);
  submit(data, { method: "post", encType: "multipart/form-data" });
}
