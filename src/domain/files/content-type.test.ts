import { describe, expect, it } from 'vitest';
import { documentType } from './content-type.ts';
import { cleanFileName, freeFileName } from './file-names.ts';

const text = (value: string) => Uint8Array.from(value, (letter) => letter.charCodeAt(0));
const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const padded = (head: Uint8Array) => {
  const whole = new Uint8Array(64);
  whole.set(head);
  return whole;
};
const png = (size: string) => padded(bytes(`89504e470d0a1a0a0000000d49484452${size}`));

describe('[PLUS-10] the type of a file', () => {
  it.each([
    ['application/pdf', text('%PDF-1.7\n')],
    ['application/pdf', text('junk before %PDF-1.4')],
    ['image/png', png('0000010000000100')],
    ['image/gif', padded(bytes('47494638396110001000'))],
    ['image/jpeg', padded(bytes('ffd8ffe000040000ffc0001108001000200300'))],
    ['image/webp', padded(bytes('524946460000000057454250565038580a000000000000000f00000f0000'))],
    [
      'image/avif',
      padded(bytes('0000001c66747970617669660000000000000014697370650000000000000020000000100000')),
    ],
    ['text/plain', text('<!doctype html><script>alert(1)</script>')],
    ['text/plain', text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['message/rfc822', text('Received: from mail\r\nSubject: Vol\r\n\r\nBonjour')],
    ['application/vnd.apple.pkpass', text('PK\x03\x04....pass.json')],
  ])('%s is read from its bytes', (type, head) => {
    expect(documentType(head)).toBe(type);
  });

  it.each([
    ['document_type_unsupported', text('PK\x03\x04....word/document.xml')],
    ['document_type_unsupported', bytes('4d5a90000300')],
    ['document_type_unsupported', new Uint8Array()],
    ['document_type_unsupported', padded(bytes('ffd8ffe0ffff'))],
    ['picture_too_large', png('0000ffff0000ffff')],
  ])('%s is why a file is not taken', (problem, head) => {
    expect(documentType(head)).toEqual({ problem });
  });
});

describe('[PLUS-10] the name of a file', () => {
  it('has no path and no control characters, and is cut before its ending', () => {
    expect(cleanFileName('../a\\b\u0000c.pdf')).toBe('..-a-b-c.pdf');
    expect(cleanFileName(' \n ')).toBe('-');
    expect(cleanFileName(`${'x'.repeat(300)}.pdf`)).toBe(`${'x'.repeat(196)}.pdf`);
  });

  it('gets a number where it is taken', () => {
    expect(freeFileName('Plan.pdf', [])).toBe('Plan.pdf');
    expect(freeFileName('Plan.pdf', ['Plan.pdf', 'Plan (2).pdf'])).toBe('Plan (3).pdf');
  });
});
