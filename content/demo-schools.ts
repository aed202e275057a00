/** The schools of the demo accounts, never of production. There is no area code 00: their phones ring nowhere. */
export const demoSchools: readonly { id: string; name: string; supportPhone: string | null }[] = [
  { id: "azambuja", name: "Azambuja", supportPhone: "5500900000001" },
  { id: "horizonte", name: "Colégio Horizonte", supportPhone: "5500900000002" },
];
