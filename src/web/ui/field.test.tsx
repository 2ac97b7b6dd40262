// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { reactPage } from '#tests/support/react-page.ts';
import { TextArea, TextField } from './field.tsx';

const show = reactPage();

it('[I18N-1] fields take the direction of what is typed', async () => {
  const page = await show(
    <>
      <TextField label="Titre" />
      <TextArea label="Note" />
    </>,
  );
  const directions = [...page.querySelectorAll('input, textarea')].map((field) => field.getAttribute('dir'));
  expect(directions).toEqual(['auto', 'auto']);
});
