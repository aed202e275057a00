/** A PDF that readers open: a page for each text, and bytes that nothing shows. */
export function pdfWithPages(texts: readonly string[], padding = 0): Buffer {
  const objects: string[] = ["<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>"];
  const tree = texts.length * 2 + 2;
  const pages = texts.map((text) => {
    const drawing = `BT /F1 28 Tf 60 740 Td (${text}) Tj ET`;
    const content = objects.push(`<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`);
    const resources = "<< /Font << /F1 1 0 R >> >>";
    return objects.push(
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 595 842] /Contents ${content} 0 R /Resources ${resources} >>`,
    );
  });
  const kids = pages.map((page) => `${page} 0 R`).join(" ");
  objects.push(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  const root = objects.push(`<< /Type /Catalog /Pages ${tree} 0 R >>`);
  const filler = "0123456789abcdef".repeat(padding / 16);
  objects.push(`<< /Length ${filler.length} >>\nstream\n${filler}\nendstream`);
  let file = "%PDF-1.7\n";
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join("")}`;
  const trailer = `trailer << /Size ${objects.length + 1} /Root ${root} 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + table + trailer);
}
