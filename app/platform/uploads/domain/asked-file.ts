/** A browser's request for a file. `download`: to the device. */
export type AskedFile = {
  range: string | null;
  etags: string | null;
  ifRange: string | null;
  download: boolean;
};
