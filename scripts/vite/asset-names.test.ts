import { expect, it } from 'vitest';
import { assetName } from './asset-names.ts';

it('assets are named by their content, the landscapes by that of all of them', () => {
  const nameOf = (...originalFileNames: string[]) => assetName({ originalFileNames });
  expect(nameOf('src/web/ui/fonts/a.woff2')).toBe('assets/[name]-[hash][extname]');
  const landscape = nameOf('src/web/artwork/landscapes/sea-1-day.svg');
  expect(landscape).not.toContain('[hash]');
  expect(landscape).toMatch(/^assets\/\[name\]-[\w-]{8}\[extname\]$/);
  expect(nameOf('src/web/artwork/landscapes/snow-1-day.svg')).toBe(landscape);
});
