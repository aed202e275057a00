/** What a device stores of a document. `stamp` changes with what is read of it; `bytes`: about as much, besides the build's files. */
export type OfflineCopy = { stamp: string; bytes: number; sections: string[]; pictures: string[] };
