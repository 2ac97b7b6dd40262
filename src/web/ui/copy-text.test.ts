// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from './copy-text.ts';

const TEXT = 'Tram 28\nà 9 h';

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'execCommand');
});

/** As a browser does it: the command fires the event whose data becomes the clipboard's. */
function withCommand(isAllowed: boolean): string[] {
  const copied: string[] = [];
  const execCommand = () => {
    const setData = (_: string, text: string) => copied.push(text);
    if (isAllowed)
      document.dispatchEvent(
        Object.assign(new Event('copy', { cancelable: true }), { clipboardData: { setData } }),
      );
    return isAllowed;
  };
  Object.assign(document, { execCommand });
  return copied;
}

it('[PLUS-4] a text is copied by the Clipboard API', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  expect(await copyText(TEXT)).toBe(true);
  expect(write).toHaveBeenCalledWith(TEXT);
});

it('[PLUS-4] where the API is missing or refuses, by the command', async () => {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
  const copied = withCommand(true);
  expect(await copyText(TEXT)).toBe(true);
  expect(copied).toEqual([TEXT]);
  // Later copies are the reader's own.
  document.dispatchEvent(Object.assign(new Event('copy'), { clipboardData: null }));
  expect(copied).toEqual([TEXT]);
});

it('[PLUS-4] a browser that refuses both is believed', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  const copied = withCommand(false);
  expect(await copyText(TEXT)).toBe(false);
  expect(copied).toEqual([]);
});
