import type { AskedFile } from "../domain/asked-file.ts";

/** `?baixar`: to the device. */
export function askedFile({ headers, url }: Request): AskedFile {
  return {
    range: headers.get("Range"),
    etags: headers.get("If-None-Match"),
    ifRange: headers.get("If-Range"),
    download: new URL(url).searchParams.has("baixar"),
  };
}
