/** Small files of the kinds that a trip carries, and of kinds that it must not. */

const PNG_HEAD = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

/** A PNG of a few bytes that claims to be this large. */
export function bombOf(width: number, height: number): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(17);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6], 8);
  return Buffer.concat([PNG_HEAD, header, Buffer.alloc(100)]);
}

/** 16 × 16 pixels as a scanner has them (CCITT group 4), of which the right half is black: each line after the first is as the one above. */
const SCAN = `${(
  `001${'10011'}${'000101'}${'11'.repeat(15)}${'000000000001'.repeat(2)}`.padEnd(72, '0').match(/.{8}/g) ?? []
)
  .map((byte) => Number.parseInt(byte, 2).toString(16).padStart(2, '0'))
  .join('')}>`;

/** A PDF of one page with a line of text and a scan; `open`: what its catalogue asks a reader to do with it. */
function pdfOf(text: string, open = ''): Buffer<ArrayBuffer> {
  const content = `BT /F1 36 Tf 60 700 Td (${text}) Tj ET q 400 0 0 400 100 100 cm /Scan Do Q`;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${open} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> /XObject << /Scan 6 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Type /XObject /Subtype /Image /Width 16 /Height 16 /ColorSpace /DeviceGray /BitsPerComponent 1 /Length ${SCAN.length} /Filter [/ASCIIHexDecode /CCITTFaxDecode] /DecodeParms [null << /K -1 /Columns 16 /Rows 16 >>] >>\nstream\n${SCAN}\nendstream`,
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  return Buffer.from(
    `${body}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
  );
}

export const FILES = {
  pdf: pdfOf('Lisbonne'),
  scriptedPdf: pdfOf(
    'Script',
    '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\); this.exportDataObject\\({}\\);) >>',
  ),
  /** One red pixel. */
  png: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
  svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>document.title = "run"</script></svg>'),
  html: Buffer.from('<!doctype html><script>document.title = "run"</script>'),
  zip: Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.from('photo.jpg'), Buffer.alloc(60)]),
  text: Buffer.from('Clés sous le paillasson — 12 €\n'),
  mail: Buffer.from('From: a@escale.test\r\nMIME-Version: 1.0\r\nSubject: Vol\r\n\r\nBonjour'),
  pass: Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(26), Buffer.from('pass.json{}')]),
};

/** One of each kind that is taken, by its media type. */
export const documentOf: Record<string, Buffer<ArrayBuffer>> = {
  'application/pdf': FILES.pdf,
  'image/png': FILES.png,
  'text/plain': FILES.text,
  'message/rfc822': FILES.mail,
  'application/vnd.apple.pkpass': FILES.pass,
};
