// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { htmlText } from './html-text.ts';

const linesOf = (html: string) =>
  htmlText(new DOMParser().parseFromString(html, 'text/html'))
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

test.each([
  [
    'cells of one line beside each other',
    '<table><tr><td>Départ</td><td>08h12</td></tr></table>',
    ['Départ\t08h12'],
  ],
  [
    'a label beside the lines of its cell',
    '<table><tr><td>Adresse</td><td>5 avenue du Port<br>29900 Concarneau</td></tr></table>',
    ['Adresse\t5 avenue du Port', '29900 Concarneau'],
  ],
  [
    'columns of a layout below each other',
    '<table><tr><td><p>Arrivée</p><p>8 mai</p></td><td><p>Départ</p><p>11 mai</p></td></tr></table>',
    ['Arrivée', '8 mai', 'Départ', '11 mai'],
  ],
  [
    'tables within tables',
    '<table><tr><td><table><tr><td>Total</td><td>45&nbsp;€</td></tr></table></td></tr></table>',
    ['Total\t45\u00a0€'],
  ],
  [
    'blocks on lines',
    '<div>08h12 <b>Rennes</b></div><div>13h46\n  Marseille</div>',
    ['08h12 Rennes', '13h46 Marseille'],
  ],
  [
    'nothing unseen',
    '<style>p{}</style><div style="display: none">dès 19 €</div><p hidden>x</p><script>1</script><p>Bonjour</p>',
    ['Bonjour'],
  ],
])('[PLUS-13] a page is read as one sees it: %s', (_, html, lines) => {
  expect(linesOf(html)).toEqual(lines);
});

test('[PLUS-13] elements within hundreds of others are read, within thousands not', () => {
  const nested = (depth: number) => `${'<div>'.repeat(depth)}Rennes${'</div>'.repeat(depth)}`;
  expect(linesOf(nested(200))).toEqual(['Rennes']);
  expect(linesOf(nested(3000))).toEqual([]);
});
