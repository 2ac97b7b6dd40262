// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { reactPage } from '#tests/support/react-page.ts';
import { ScriptedForm } from './scripted-form.tsx';

const read = Promise.withResolvers<void>();
vi.mock('./drafts.ts', () => ({ loadDrafts: () => read.promise }));

const show = reactPage();

it('[PLUS-15] begins in the turn in which the drafts come: nothing can be typed into fields that are about to be replaced', async () => {
  const page = await show(
    <ScriptedForm>
      <input />
    </ScriptedForm>,
  );
  const early = page.querySelector('input');
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  read.resolve();
  // Promises alone: a key would come with a later task.
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  expect(page.querySelector('[data-early]')).toBeNull();
  expect(page.querySelector('input')).not.toBe(early);
});
