// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { reactPage } from '#tests/support/react-page.ts';
import { Avatar } from './avatar.tsx';
import { AvatarGroup } from './avatar-group.tsx';

const render = reactPage();

it('[NAV-3] a face shows the first letter as a person sees it', async () => {
  const names = ['inès', ' Éloïse', 'e\u0301mile', '👩‍🚀 Zoé', '7 mers', ''];
  const container = await render(names.map((name) => <Avatar key={name} name={name} />));
  const shown = [...container.children].map((face) => face.textContent);
  expect(shown).toEqual(['I', 'É', 'E\u0301', '👩‍🚀', '7', '?']);
});

it('[NAV-3] a picture that does not load gives way to the letter', async () => {
  const container = await render(<Avatar name="Inès" src="/missing.png" />);
  await act(async () => {
    container.querySelector('img')?.dispatchEvent(new Event('error'));
  });
  expect(container.textContent).toBe('I');
});

it('a face beside its name is silent, one that stands alone has the name', async () => {
  const beside = await render(<Avatar name="Inès" />);
  expect(beside.querySelector('[data-slot="face"]')?.getAttribute('aria-hidden')).toBe('true');
  const alone = await render(<Avatar name="Inès" label="Inès" />);
  expect(alone.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('Inès');
});

it('many faces end with the number of the rest, one more than fits is shown', async () => {
  const people = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, name: id }));
  const many = await render(<AvatarGroup label="Voyageurs" people={people} />);
  expect(many.querySelectorAll('li')).toHaveLength(5);
  expect(many.textContent).toContain('+2');
  const five = await render(<AvatarGroup label="Voyageurs" people={people.slice(0, 5)} />);
  expect(five.querySelectorAll('[role=img]')).toHaveLength(5);
});
