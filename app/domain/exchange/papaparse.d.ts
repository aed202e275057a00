declare module "papaparse" {
  const Papa: {
    parse<Row>(
      text: string,
      options: {
        header: true;
        skipEmptyLines: "greedy";
        delimiter: string;
        transformHeader: (name: string) => string;
      },
    ): { data: Row[] };
  };
  export default Papa;
}
