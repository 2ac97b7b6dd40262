import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUBLIC_PATHS } from '../support/public-paths.ts';
import { call } from '../support/raw-calls.ts';
import { type RunningServer, SITE, startApiServer } from '../support/server.ts';

describe('pages of who has no scripts', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startApiServer(SITE);
  });
  afterAll(() => server.stop());

  const { DOMParser } = new Window();

  it.each(PUBLIC_PATHS)(
    '[PLUS-15] [NAV-4] %s has its navigation, and nothing on it looks live that is dead',
    async (path) => {
      const { text } = await call(server, path);
      const document = new DOMParser().parseFromString(text, 'text/html');
      // The style sheet hides buttons that would do nothing; what is disabled shows that by itself.
      const live = 'input, select, textarea, [contenteditable], [role="button"], a:not([href])';
      const dead = [...document.querySelectorAll(live)].filter(
        (control) => !control.closest('fieldset[disabled]') && !control.hasAttribute('disabled'),
      );
      expect(dead.map(({ outerHTML }) => outerHTML)).toEqual([]);
      // ADR 0063: the application comes with the first interaction.
      expect(document.querySelector('[data-needs-scripts]')).toBeNull();
      const hasHeader = document.querySelector('header [id="top-menu"]') !== null;
      expect(hasHeader).toBe(!['/auth', '/partage/nobody'].includes(path));
      if (hasHeader) expect(text).toMatch(/<noscript><details[^>]*><summary [^>]*aria-label="Menu"/);
    },
  );

  it('[BLOG-1] [PLUS-15] each country with posts has its dot on the map', async () => {
    const { text } = await call(server, '/blog/destinations');
    const document = new DOMParser().parseFromString(text, 'text/html');
    const dots = [...document.querySelectorAll('svg a[href^="/blog?pays="]')];
    expect(dots.length).toBeGreaterThan(1);
    expect(dots.length).toBe(document.querySelectorAll('h3 a[href^="/blog?pays="]').length);
    for (const dot of dots) expect(dot.querySelector('circle')?.getAttribute('cx')).toMatch(/^[\d.]+%$/);
  });

  it('[PLUS-15] the style sheet hides enabled buttons', async () => {
    const { text } = await call(server, '/');
    expect(text).toMatch(/@media \(scripting:none\)\{button:enabled\{display:none\}/);
  });

  it('[PLUS-15] [NAV-5] the language is a link to the same page', async () => {
    for (const [path, next, name] of [
      ['/blog?pays=pt', '/blog?pays=pt&amp;lang=en', 'English'],
      ['/auth?lang=en', '/auth?lang=fr', 'Français'],
    ])
      expect((await call(server, path ?? '')).text).toMatch(
        new RegExp(`<noscript><a [^>]*href="${next?.replaceAll('?', '\\?')}"[^>]*>${name}</a></noscript>`),
      );
  });

  it('[PLUS-15] [PLUS-7] the appearance is a link: the server stores the choice, and writes it into pages', async () => {
    const { text } = await call(server, '/blog?page=1');
    expect(text).toMatch(/<a href="\/blog\?page=1&amp;theme=dark" rel="nofollow">Sombre<\/a>/);
    const choose = (theme: string) =>
      fetch(`${server.url}/blog?page=1&theme=${theme}`, { redirect: 'manual' });
    const chosen = await choose('dark');
    expect([chosen.status, chosen.headers.get('location')]).toEqual([303, '/blog?page=1']);
    const [cookie = ''] = chosen.headers.getSetCookie();
    const dark = await call(server, '/blog', { headers: { cookie: cookie.split(';', 1).join() } });
    expect(dark.text).toMatch(/^[\s\S]{0,40}<html lang="fr" data-theme="dark"/);
    expect((await call(server, '/blog')).text).not.toMatch(/<html[^>]*data-theme/);
    expect((await choose('system')).headers.getSetCookie()[0]).toContain('Max-Age=0');
    expect((await choose('pink')).status).toBe(200);
    // No other site, however the address is written.
    const home = await fetch(`${server.url}//?theme=dark`, { redirect: 'manual' });
    expect(home.headers.get('location')).toBe('/');
  });

  it.each([
    ['/login', '/auth?action=login'],
    ['/register?lang=en', '/auth?action=signup&lang=en'],
    ['/conseils/PT', '/conseils/pt'],
    ['/conseils/Pt/?lang=en', '/conseils/pt?lang=en'],
  ])('[SHELL-7] %s leads to %s', async (path, target) => {
    const { status, headers } = await fetch(server.url + path, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([301, target]);
  });

  it('[SHELL-7] an unknown address is none to search engines, and leads home', async () => {
    for (const path of ['/nowhere', '/constructor', '/__proto__']) {
      const { status, text } = await call(server, path);
      expect(status, path).toBe(404);
      expect(text).toContain('<noscript><meta http-equiv="refresh" content="0; url=/"></noscript></head>');
    }
    expect((await call(server, '/dashboard')).text).not.toContain('http-equiv="refresh"');
  });
});
