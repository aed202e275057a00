/** What the browser asks of a file. `download`: to the device. */
export type AskedFile = {
  range: string | null;
  etags: string | null;
  ifRange: string | null;
  download: boolean;
};
