import type { Page } from '@playwright/test';

/** The links of the header, without the one of the logo. */
export function headerLinks(page: Page) {
  return page.getByRole('banner').getByRole('link').filter({ hasText: /./ });
}

/** The head of the document as crawlers and screen readers find it. */
export function headOf(page: Page) {
  return page.evaluate(() => ({
    lang: document.documentElement.lang,
    title: document.title,
    description: document.querySelector('meta[name=description]')?.getAttribute('content'),
    alternates: [...document.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]')].map(
      ({ hreflang, href }) => `${hreflang} ${new URL(href).pathname}`,
    ),
  }));
}

/** The parts of the page that Tab passes through, until it leaves the page. */
export async function tabThrough(page: Page): Promise<string[]> {
  const parts: string[] = [];
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    const part = await page.evaluate(() => {
      const { activeElement } = document;
      if (!activeElement || activeElement === document.body) return null;
      return activeElement.closest('header, main, footer')?.localName ?? 'page';
    });
    if (part === null || part === 'page') break;
    parts.push(part);
  }
  return parts;
}

/** Follows an address within the page, as the router's links do: what was loaded for earlier pages stays. */
export const follow = (page: Page, path: string) =>
  page.evaluate((address) => {
    history.pushState({ usr: null, key: crypto.randomUUID(), idx: history.state.idx + 1 }, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
