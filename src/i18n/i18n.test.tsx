// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { useTranslation } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A page that has just been opened, with what its storage remembers. */
async function openPage(stored?: string) {
  vi.resetModules();
  localStorage.clear();
  if (stored !== undefined) localStorage.setItem('escale-language', stored);
  const page = await import('./i18n.ts');
  await page.initI18n();
  return page;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe('the language', () => {
  it.each([undefined, '', 'de', 'FR', 'FR-fr'])('[I18N-1] is French when %j is stored', async (stored) => {
    const { i18n } = await openPage(stored);
    expect(i18n.language).toBe('fr');
    expect(i18n.t('errors:title_blank')).toBe('Le titre est requis');
  });

  it('[I18N-1] is the one stored under escale-language', async () => {
    const { i18n } = await openPage('en');
    expect(i18n.language).toBe('en');
    expect(i18n.t('errors:schema_mismatch')).toBe('Database schema mismatch. Please contact support.');
  });

  it('[I18N-1] is the one that the address asks for, over the stored one, which stays', async () => {
    vi.stubGlobal('location', new URL('https://escale.example/blog?lang=en'));
    const { i18n } = await openPage('fr');
    expect(i18n.language).toBe('en');
    expect(localStorage.getItem('escale-language')).toBe('fr');
  });

  it('[I18N-1] is French where storage is refused, and can still be switched', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    const { i18n, setLanguage } = await openPage();
    expect(i18n.language).toBe('fr');
    await setLanguage('en');
    expect(i18n.language).toBe('en');
  });

  it('[I18N-2] once switched is stored, and every module in use is there in it', async () => {
    const { i18n, loadAreas, setLanguage } = await openPage();
    await loadAreas('dashboard');
    await setLanguage('en');
    expect(localStorage.getItem('escale-language')).toBe('en');
    expect(i18n.hasResourceBundle('en', 'dashboard')).toBe(true);
    expect(i18n.t('errors:title_blank')).toBe('A title is required');
  });

  it('[I18N-2] [I18N-3] whose texts can’t be loaded leaves the one before, and is tried again', async () => {
    const { i18n, setLanguage } = await openPage('fr');
    vi.doMock('./locales/first-visit-en.ts', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    expect(await setLanguage('en')).toBe(false);
    expect([i18n.language, localStorage.getItem('escale-language')]).toEqual(['fr', 'fr']);
    expect(i18n.t('navContact')).toBe('Contact');
    vi.doUnmock('./locales/first-visit-en.ts');
    expect(await setLanguage('en')).toBe(true);
    expect(i18n.t('errors:title_blank')).toBe('A title is required');
  });

  it('[I18N-2] [I18N-3] is refused where it lacks the texts of a screen alone', async () => {
    const { i18n, loadAreas, setLanguage } = await openPage('fr');
    await loadAreas('dashboard');
    vi.doMock('./locales/en/dashboard.ts', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    expect(await setLanguage('en')).toBe(false);
    expect([i18n.language, i18n.t('dashboard:title')]).toEqual(['fr', 'Mes voyages']);
    vi.doUnmock('./locales/en/dashboard.ts');
    expect(await setLanguage('en')).toBe(true);
    expect(i18n.t('dashboard:title')).toBe('My trips');
  });

  it('[I18N-2] is the one that was chosen last, also where the one before takes longer to load', async () => {
    const { i18n, loadAreas, setLanguage } = await openPage('fr');
    await loadAreas('dashboard');
    const slow = Promise.withResolvers<void>();
    vi.doMock('./locales/en/dashboard.ts', async (load) => {
      await slow.promise;
      return await load();
    });
    const first = setLanguage('en');
    expect(await setLanguage('fr')).toBe(true);
    slow.resolve();
    expect(await first).toBe(true);
    expect([i18n.language, localStorage.getItem('escale-language')]).toEqual(['fr', 'fr']);
    vi.doUnmock('./locales/en/dashboard.ts');
  });
});

describe('modules', () => {
  it('[I18N-2] are loaded when first used', async () => {
    const { i18n, loadAreas } = await openPage();
    expect(i18n.hasResourceBundle('fr', 'auth')).toBe(false);
    await loadAreas('auth');
    expect(i18n.hasResourceBundle('fr', 'auth')).toBe(true);
    expect(i18n.hasResourceBundle('en', 'auth')).toBe(false);
  });

  it('[I18N-3] that have not loaded show their keys, or the fallback given', async () => {
    const { i18n } = await openPage();
    expect(i18n.t('auth:unheard', { defaultValue: '' })).toBe('');
    expect(i18n.t('auth:signIn')).toBe('signIn');
    expect(i18n.t('auth:signIn', { defaultValue: 'Connexion' })).toBe('Connexion');
  });

  it('[I18N-3] that are missing are empty, with exactly one console warning', async () => {
    const { i18n } = await openPage();
    await i18n.loadNamespaces('nowhere');
    await i18n.loadNamespaces('nowhere');
    await i18n.reloadResources(['fr'], ['nowhere']);
    expect(i18n.getResourceBundle('fr', 'nowhere')).toEqual({});
    expect(console.warn).toHaveBeenCalledTimes(1);
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('nowhere'), expect.anything());
  });

  it('[I18N-3] that could not be loaded are asked for again, and otherwise hold their screen back', async () => {
    const { i18n, loadAreas } = await openPage();
    vi.doMock('./locales/fr/offline.ts', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    await expect(loadAreas('offline')).rejects.toThrow('Unable to preload texts: offline');
    vi.doUnmock('./locales/fr/offline.ts');
    await loadAreas('offline');
    expect(i18n.t('offline:refusedRegion')).toBe('Modifications refusées');
  });
});

describe('components', () => {
  it('[I18N-3] [I18N-2] show a key until its module has loaded, then its text, in each language', async () => {
    const page = await openPage();
    const { useLanguage } = await import('./i18n.ts');
    function Probe() {
      const { t } = useTranslation('dashboard', { i18n: page.i18n });
      const { language } = useLanguage();
      return <p lang={language}>{t('title')}</p>;
    }
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    act(() => root.render(<Probe />));
    const shown = () => [document.querySelector('p')?.lang, document.body.textContent];
    expect(shown()).toEqual(['fr', 'title']);
    await act(() => page.loadAreas('dashboard'));
    expect(shown()).toEqual(['fr', 'Mes voyages']);
    await act(() => page.setLanguage('en'));
    expect(shown()).toEqual(['en', 'My trips']);
    act(() => root.unmount());
  });
});

describe('plurals', () => {
  it('[I18N-4] have a form for one and one for others, in French one for millions, and counts in groups of digits', async () => {
    const { i18n } = await openPage();
    i18n.addResourceBundle('fr', 'nights', {
      nights_one: '{{count}} nuit',
      nights_many: '{{count}} de nuits',
      nights_other: '{{count}} nuits',
    });
    i18n.addResourceBundle('en', 'nights', {
      nights_one: '{{count}} night',
      nights_other: '{{count}} nights',
    });
    const nights = (lng: string) =>
      [0, 1, 2, 1_000_000].map((count) => i18n.t('nights:nights', { lng, count, defaultValue: '' }));
    expect(nights('fr')).toEqual(['0 nuit', '1 nuit', '2 nuits', '1\u202f000\u202f000 de nuits']);
    expect(nights('en')).toEqual(['0 nights', '1 night', '2 nights', '1,000,000 nights']);
  });
});
