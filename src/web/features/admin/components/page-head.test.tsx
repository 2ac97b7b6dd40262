// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { reactPage } from '#tests/support/react-page.ts';
import { useSetPageTitle } from '#web/ui/page-title.ts';
import { PageHead } from './list-parts.tsx';

const show = reactPage();

function Tab() {
  return <title>{useSetPageTitle()}</title>;
}

it('[SHELL-2] [ADMIN-1] the tab of a page of the administration is named as its heading', async () => {
  await show([<Tab key="tab" />, <PageHead key="head" title="Camille Martin" />]);
  expect(document.title).toBe('Camille Martin');
});
