// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { reactPage } from '#tests/support/react-page.ts';
import { lazyPart, useMissingParts } from './lazy-part.tsx';

const show = reactPage();
const Greeting = ({ name }: { name: string }) => <p>Bonjour {name}</p>;

it('loads once, when it is first shown', async () => {
  const load = vi.fn(async () => Greeting);
  const Part = lazyPart(load);
  expect(load).not.toHaveBeenCalled();
  await show(
    <>
      <Part name="Camille" />
      <Part name="Hugo" />
    </>,
  );
  expect(document.body.textContent).toBe('Bonjour CamilleBonjour Hugo');
  expect(load).toHaveBeenCalledTimes(1);
});

it('is there in the first rendering when it was loaded before', async () => {
  const Part = lazyPart(async () => Greeting);
  await act(async () => Part.preload());
  await show(<Part name="Camille" />);
  expect(document.body.textContent).toBe('Bonjour Camille');
});

it('renders the failure that it is given when loading fails, and loads again on retry', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn(async () => Greeting).mockRejectedValueOnce(new Error('offline'));
  const Failed = ({ onRetry }: { onRetry: () => void }) => (
    <button type="button" onClick={onRetry}>
      Réessayer
    </button>
  );
  const Part = lazyPart(load, { Failed });
  await show(<Part name="Camille" />);
  await act(async () => document.querySelector('button')?.click());
  expect(document.body.textContent).toBe('Bonjour Camille');
  expect(load).toHaveBeenCalledTimes(2);
  complaint.mockRestore();
});

it('shows nothing when it can’t be loaded, and tries again the next time', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn(async () => Greeting).mockRejectedValueOnce(new Error('offline'));
  const Part = lazyPart(load);
  await show(<Part name="Camille" />);
  expect(document.body.textContent).toBe('');
  expect(complaint).toHaveBeenCalled();
  await show(null);
  await show(<Part name="Camille" />);
  expect(document.body.textContent).toBe('Bonjour Camille');
  complaint.mockRestore();
});

it('is listed as missing for as long as it is shown without having come', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi
    .fn(async () => Greeting)
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'));
  const Part = lazyPart(load);
  function Missing() {
    const parts = useMissingParts();
    const retry = () => {
      for (const part of parts) part();
    };
    return (
      <button type="button" onClick={retry}>
        {parts.length}
      </button>
    );
  }
  const pageWith = (part: ReactNode) => (
    <>
      <Missing />
      {part}
    </>
  );
  const button = () => document.querySelector('button');
  await act(async () => Part.preload());
  await show(pageWith(null));
  expect(button()?.textContent).toBe('0');
  await show(pageWith(<Part name="Camille" />));
  expect(button()?.textContent).toBe('1');
  await act(async () => button()?.click());
  expect(document.body.textContent).toBe('0Bonjour Camille');
  expect(load).toHaveBeenCalledTimes(3);
  complaint.mockRestore();
});
