import { describe, expect, it } from 'vitest';
import { createI18n } from './i18n.ts';
import { isolated } from './isolated.ts';

describe('[I18N-1] [PLUS-24] what is written from right to left', () => {
  it('is isolated with its own punctuation, and nothing else is', () => {
    expect(isolated('תל אביב, 3!')).toBe('\u2068תל אביב, 3!\u2069');
    expect(isolated('عمّان')).toBe('\u2068عمّان\u2069');
    expect(isolated('Café ☕ — 東京 12:30')).toBe('Café ☕ — 東京 12:30');
  });

  it('leaves the words and signs around it where they are, in every text that names it', async () => {
    const i18n = await createI18n('fr');
    await i18n.loadNamespaces(['collaborators', 'dashboard']);
    expect(i18n.t('collaborators:quoted', { title: 'שוק הכרמל!' })).toBe(
      '«\u00a0\u2068שוק הכרמל!\u2069\u00a0»',
    );
    expect(i18n.t('collaborators:quoted', { title: 'Marché !' })).toBe('«\u00a0Marché !\u00a0»');
    // It is stored: the name of a copy is what was written, and no more.
    expect(i18n.t('dashboard:copyOf', { title: 'שוק' })).toBe('שוק (copie)');
  });
});
