// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { reactPage } from '#tests/support/react-page.ts';
import { Status } from './status.tsx';

const show = reactPage();

it('[SHELL-3] what a status tells comes into a region that was there empty', async () => {
  const seen: (string | null)[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) if (target instanceof HTMLOutputElement) seen.push(target.textContent);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const page = await show(<Status>Rien ne correspond.</Status>);
  observer.disconnect();
  expect(seen).toEqual(['Rien ne correspond.']);
  expect(page.querySelectorAll('output')).toHaveLength(1);
  await show(<Status>{false}</Status>);
  expect(page.querySelector('output:empty')).not.toBeNull();
});
