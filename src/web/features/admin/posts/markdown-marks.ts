export const MARKS = ['bold', 'italic', 'heading', 'link', 'list', 'quote', 'picture'] as const;
export type Mark = (typeof MARKS)[number];

export interface Marked {
  text: string;
  start: number;
  end: number;
}

const AROUND = { bold: '**', italic: '_' } as const;
const BEFORE = { heading: '## ', list: '- ', quote: '> ' } as const;

/** Toggles a mark; the same words remain selected. */
export function applyMark(marked: Marked, mark: Mark): Marked {
  switch (mark) {
    case 'bold':
    case 'italic':
      return wrap(marked, AROUND[mark]);
    case 'heading':
    case 'list':
    case 'quote':
      return beginLines(marked, BEFORE[mark]);
    case 'link':
    case 'picture':
      return insertLink(marked, mark === 'picture' ? '!' : '');
  }
}

function wrap({ text, start, end }: Marked, sign: string): Marked {
  const [before, inside, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  if (before.endsWith(sign) && after.startsWith(sign)) {
    const length = sign.length;
    return {
      text: before.slice(0, -length) + inside + after.slice(length),
      start: start - length,
      end: end - length,
    };
  }
  return {
    text: before + sign + inside + sign + after,
    start: start + sign.length,
    end: end + sign.length,
  };
}

function beginLines({ text, start, end }: Marked, sign: string): Marked {
  const from = text.slice(0, start).lastIndexOf('\n') + 1;
  const stop = text.indexOf('\n', end);
  const to = stop === -1 ? text.length : stop;
  const lines = text.slice(from, to).split('\n');
  const isOn = lines.every((line) => line.startsWith(sign));
  const changed = lines.map((line) => (isOn ? line.slice(sign.length) : sign + line)).join('\n');
  const grown = changed.length - (to - from);
  return {
    text: text.slice(0, from) + changed + text.slice(to),
    start: Math.max(from, start + (isOn ? -sign.length : sign.length)),
    end: end + grown,
  };
}

/** Selects the address, which the author types next. */
function insertLink({ text, start, end }: Marked, sign: string): Marked {
  const words = text.slice(start, end);
  const address = 'https://';
  const head = `${sign}[${words}](`;
  return {
    text: `${text.slice(0, start)}${head}${address})${text.slice(end)}`,
    start: start + head.length,
    end: start + head.length + address.length,
  };
}
