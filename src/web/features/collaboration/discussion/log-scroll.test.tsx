// @vitest-environment happy-dom
import { act, useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { reactPage } from '#tests/support/react-page.ts';
import { useJump } from './log-scroll.ts';

const show = reactPage();
const onOlder = vi.fn();
const older = { hasOlder: true, isLoading: false, isFailed: false, onOlder };

function Panel() {
  const part = useRef<HTMLElement>(null);
  const jump = useJump({ part, messages: [], older });
  return (
    <section ref={part}>
      <p data-message="known" tabIndex={-1} />
      <button type="button" onClick={() => jump('known')}>
        known
      </button>
      <button type="button" onClick={() => jump('older')}>
        older
      </button>
    </section>
  );
}

it('[PLUS-19] a quote leads to the message of its own part; what only another part has is loaded', async () => {
  Element.prototype.scrollIntoView = vi.fn();
  const page = await show(
    <>
      <p data-message="known" tabIndex={-1} />
      <p data-message="older" tabIndex={-1} />
      <Panel />
    </>,
  );
  const press = (name: string) =>
    act(async () => [...page.querySelectorAll('button')].find((one) => one.textContent === name)?.click());
  await press('known');
  expect(document.activeElement).toBe(page.querySelector('section > [data-message=known]'));
  expect(onOlder).not.toHaveBeenCalled();
  await press('older');
  expect(onOlder).toHaveBeenCalled();
});
