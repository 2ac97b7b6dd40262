/** Letters that Unicode does not take apart into a base and a mark. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  Æ: 'AE',
  æ: 'ae',
  Œ: 'OE',
  œ: 'oe',
  ß: 'ss',
  ẞ: 'SS',
  Ø: 'O',
  ø: 'o',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Ð: 'D',
  ð: 'd',
  Þ: 'Th',
  þ: 'th',
  ı: 'i',
  Ħ: 'H',
  ħ: 'h',
  Ŧ: 'T',
  ŧ: 't',
  Ə: 'E',
  ə: 'e',
  Ɖ: 'D',
  ɖ: 'd',
};

/** A name with nothing but ASCII: `Łódź` is `Lodz`, `‘Ajmān` is `'Ajman`. */
export function asciiName(name: string): string {
  return name
    .replace(/[^\u0020-\u007e]/g, (letter) => WHOLE_LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[‘’ʻʼ`´′]/g, "'")
    .replace(/[–—‑]/g, '-')
    .replace(/[^\u0020-\u007e]/g, '');
}
