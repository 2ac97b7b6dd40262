// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { reactPage } from '#tests/support/react-page.ts';
import { Tabs } from './tabs.tsx';

const show = reactPage();

it('[CHAT-2] a hundred of what is counted no further is 99+ on a tab, as in the title', async () => {
  const tabs = [0, 7, 99, 100].map((count) => ({ value: `v${count}`, label: 'Discussion ', count }));
  const page = await show(<Tabs label="Panneaux" value="v0" onValueChange={() => {}} tabs={tabs} />);
  const texts = [...page.querySelectorAll('[role=tab]')].map(({ textContent }) => textContent);
  expect(texts).toEqual(['Discussion ', 'Discussion 7', 'Discussion 99', 'Discussion 99+']);
});
