import { expect, it } from "vitest";
import { readPublicChannels } from "#app/platform/context/public-channels.ts";

it("reads names and https addresses, and leaves out the rest", () => {
  const configured = "Vídeos=https://videos.farol.test/, Fotos = https://fotos.farol.test/a?b=c";
  expect(readPublicChannels(configured)).toEqual([
    { name: "Vídeos", address: "https://videos.farol.test/" },
    { name: "Fotos", address: "https://fotos.farol.test/a?b=c" },
  ]);
  for (const wrong of ["", "Vídeos", "=https://a.test/", "A=http://a.test/", "A=javascript:alert(1)"])
    expect(readPublicChannels(wrong)).toEqual([]);
});
