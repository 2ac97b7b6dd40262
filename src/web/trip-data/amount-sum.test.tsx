// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { i18n, initI18n } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { AmountSum } from './amount-sum.tsx';

const render = reactPage();
beforeAll(() => initI18n());
const textOf = (page: HTMLElement) => page.textContent.replaceAll(/\s/gu, ' ');
const euros = (minor: number) => ({ currency: 'EUR', minor });
const yen = (minor: number) => ({ currency: 'JPY', minor });
const dollars = { currency: 'USD', minor: 4550 };

it('[COST-1] [PLUS-12] [PLUS-23] amounts of several currencies are one sum, which a screen reader reads as it is written', async () => {
  const page = await render(<AmountSum amounts={[euros(332_050), yen(205_000), dollars]} />);
  expect(textOf(page)).toBe('3 320,50 € + 205 000 JPY + 45,50 $US');
  await act(() => i18n.changeLanguage('en'));
  expect(textOf(page)).toBe('€3,320.50 + JP¥205,000 + US$45.50');
  await act(() => i18n.changeLanguage('fr'));
  expect(page.querySelector('[aria-hidden], [aria-label], [data-slot=visually-hidden]')).toBeNull();
});

it('[PLUS-12] it wraps between two amounts alone: only there is a space that breaks', async () => {
  const page = await render(<AmountSum amounts={[euros(332_050), yen(205_000), dollars]} />);
  expect(page.textContent.split(' ')).toHaveLength(3);
  expect(page.querySelectorAll('[data-slot=amount]')).toHaveLength(3);
});

it('[PLUS-12] [PLUS-23] one amount has no sign before it, and what comes back is taken off', async () => {
  expect(textOf(await render(<AmountSum amounts={[yen(400)]} />))).toBe('400 JPY');
  expect(textOf(await render(<AmountSum amounts={[euros(100)]} isApproximate />))).toBe('≈ 1,00 €');
  expect(textOf(await render(<AmountSum amounts={[euros(100), yen(-400)]} />))).toBe('1,00 € \u2212 400 JPY');
});
