// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { reactPage } from '#tests/support/react-page.ts';
import { Note, Row, Stack, VisuallyHidden } from './layout.tsx';

const render = reactPage();

it('layout and looks are attributes: the policy of a rendered page refuses inline styles', () => {
  const html = renderToStaticMarkup(
    <Row gap={8} align="start" justify="between" wrap>
      <Note size={14} tone="warn" />
    </Row>,
  );
  expect(html).not.toContain('style=');
  expect(html).toContain('data-gap="8" data-align="start" data-justify="between" data-wrap="true"');
  expect(html).toContain('data-size="14" data-tone="warn"');
});

it('each is the element that its content needs, with a class of its user and no attribute too many', async () => {
  const page = await render(
    <Stack as="fieldset" className="mine" aria-label="Filter">
      <VisuallyHidden as="legend">Filter</VisuallyHidden>
      <Note>Soft</Note>
    </Stack>,
  );
  const fieldset = page.querySelector('fieldset.mine');
  expect(fieldset?.getAttributeNames().toSorted()).toEqual(['aria-label', 'class']);
  expect([...(fieldset?.children ?? [])].map(({ tagName }) => tagName)).toEqual(['LEGEND', 'P']);
});
