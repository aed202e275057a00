import type { Locator } from "playwright-core";

type Held = { quarters?: number; tilt?: number; blurred?: boolean };

/**
 * A screenshot of a sheet as a phone would photograph it: on a darker table, in a shadow, tilted (degrees), turned by
 * quarters, as JPEG. `blurred`: no code in it is legible.
 */
export async function photographed(sheet: Locator, { quarters = 0, tilt = 0, blurred = false }: Held = {}) {
  const png = (await sheet.screenshot({ type: "png" })).toString("base64");
  const jpeg = await sheet.page().evaluate(
    async ({ png, quarters, tilt, blurred }) => {
      const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const [width, height] = [1600, 2200];
      const canvas = new OffscreenCanvas(quarters % 2 ? height : width, quarters % 2 ? width : height);
      const pen = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D;
      pen.fillStyle = "#6b5a48";
      pen.fillRect(0, 0, canvas.width, canvas.height);
      pen.translate(canvas.width / 2, canvas.height / 2);
      pen.rotate((quarters * Math.PI) / 2 + (tilt * Math.PI) / 180);
      if (blurred) pen.filter = "blur(9px)";
      const scale = Math.min((width * 0.92) / picture.width, (height * 0.92) / picture.height);
      pen.scale(scale, scale);
      pen.fillStyle = "#fbfaf6";
      pen.fillRect(
        -picture.width / 2 - 10,
        -picture.height / 2 - 10,
        picture.width + 20,
        picture.height + 20,
      );
      pen.drawImage(picture, -picture.width / 2, -picture.height / 2);
      pen.setTransform(1, 0, 0, 1, 0, 0);
      const shadow = pen.createLinearGradient(0, 0, canvas.width, canvas.height);
      shadow.addColorStop(0, "rgba(20, 20, 40, 0.45)");
      shadow.addColorStop(1, "rgba(20, 20, 40, 0.05)");
      pen.fillStyle = shadow;
      pen.fillRect(0, 0, canvas.width, canvas.height);
      const made = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.8 });
      let text = "";
      for (const byte of new Uint8Array(await made.arrayBuffer())) text += String.fromCharCode(byte);
      return btoa(text);
    },
    { png, quarters, tilt, blurred },
  );
  return { name: "folha.jpg", mimeType: "image/jpeg", buffer: Buffer.from(jpeg, "base64") };
}
