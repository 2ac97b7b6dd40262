const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function element(name: string, text: string): string {
  const content = text.replaceAll(FORBIDDEN, '').replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
  return content === '' ? '' : `<${name}>${content}</${name}>`;
}

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
