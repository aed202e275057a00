import type { SubmitFunction } from "@remix-run/react";

/** Submits with another intent, without files or with one. */
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
