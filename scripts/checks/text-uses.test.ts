// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the sources under test have templates
import { expect, it } from 'vitest';
import { bareTexts, unusedTexts } from './text-uses.ts';

const texts = {
  common: { loading: '' },
  trip: { title: '', days_one: '', days_many: '', days_other: '', kindMeal: '', kindNote: '' },
};
const unused = (text: string) => unusedTexts([{ path: 'src/web/a.tsx', text }], texts);

it.each([
  "t('common:loading'); i18n.t('title'); tTrip('days', { count }); t(`kind${kind}`);",
  "<Trans i18nKey='title' />; t(isOpen ? 'loading' : `trip:kind${key ?? 'Meal'}`); t('days');",
  "const KEYS = ['loading', 'title', 'trip:days', 'kindMeal', 'kindNote'];",
])('[I18N-5] each key is used in %s', (text) => {
  expect(unused(text)).toEqual([]);
});

it('[I18N-5] keys that nothing uses are reported, a plural once', () => {
  const code =
    "t('title'); t('kind' + kind); key(`kind${kind}`); t(`sort${kind}`); t(kind); t(`trip:${kind}`);";
  expect(unused(code)).toEqual([
    'src/i18n/locales/fr/common.ts: nothing uses loading',
    ...['days', 'kindMeal', 'kindNote'].map((key) => `src/i18n/locales/fr/trip.ts: nothing uses ${key}`),
  ]);
});

const bare = (text: string) => bareTexts([{ path: 'src/web/a.tsx', text }]);

it.each([
  ['<p>Bonjour</p>', '"Bonjour"'],
  ["<p>{'Bonjour'}</p>", `"'Bonjour'"`],
  ["<p>{isOpen ? t('open') : 'Fermé'}</p>", `"'Fermé'"`],
  ["<p>{isOpen && 'Ouvert'}</p>", `"'Ouvert'"`],
  ['<p>{`${count} jours`}</p>', '"`${count} jours`"'],
  ['<><b>{n}</b> nuits</>', '"nuits"'],
  ['<img alt="Carte" />', String.raw`"\"Carte\""`],
  ['<button aria-label={"Fermer"} />', String.raw`"\"Fermer\""`],
  ['<Field label={name ?? "Nom"} />', String.raw`"\"Nom\""`],
  ["toast({ title: 'Oups', variant: 'destructive' })", `"'Oups'"`],
])('[I18N-5] a text in a component is reported: %s', (source, excerpt) => {
  expect(bare(source)).toEqual([`src/web/a.tsx:1: bare text ${excerpt}`]);
});

it.each([
  "<p>{t('hello')}</p>",
  '<p className="lead" data-state="open" id="main">{trip.title} · {count} – 12 €</p>',
  '<img alt="" src="/flags/fr.svg" />',
  "toast({ title: t('saved'), variant: 'destructive' })",
  "const style = { title: 'not shown' }",
])('[I18N-5] from the modules, and what is no text, passes: %s', (source) => {
  expect(bare(source)).toEqual([]);
});
