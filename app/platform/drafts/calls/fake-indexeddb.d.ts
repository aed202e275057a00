// Its package names these types for no bundler.
declare module "fake-indexeddb/auto";
