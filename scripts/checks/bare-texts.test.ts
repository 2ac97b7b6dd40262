// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the sources under test have templates
import { describe, expect, it } from 'vitest';
import { bareTexts } from './bare-texts.ts';

const check = (text: string) => bareTexts([{ path: 'src/web/app/page.tsx', text }]);

describe('text in components', () => {
  it.each([
    ['const page = <p>Bonjour</p>;', '"Bonjour"'],
    ["const page = <p>{'Bonjour'}</p>;", `"'Bonjour'"`],
    ["const page = <p>{isOpen ? t('open') : 'Fermé'}</p>;", `"'Fermé'"`],
    ["const page = <p>{isOpen && 'Ouvert'}</p>;", `"'Ouvert'"`],
    ['const page = <p>{`${count} jours`}</p>;', '"`${count} jours`"'],
    ['const page = <><b>{n}</b> nuits</>;', '"nuits"'],
    ['const page = <img alt="Carte" />;', String.raw`"\"Carte\""`],
    ['const page = <button aria-label={"Fermer"} />;', String.raw`"\"Fermer\""`],
    ['const page = <Field label={name ?? "Nom"} />;', String.raw`"\"Nom\""`],
    ["toast({ title: 'Oups', variant: 'destructive' });", `"'Oups'"`],
  ])('[I18N-5] is reported: %s', (source, excerpt) => {
    expect(check(source)).toEqual([`src/web/app/page.tsx:1: bare text ${excerpt}`]);
  });

  it.each([
    "const page = <p>{t('hello')}</p>;",
    'const page = <p className="lead" data-state="open" id="main">{trip.title} · {count} – 12 €</p>;',
    'const page = <img alt="" src="/flags/fr.svg" />;',
    "toast({ title: t('saved'), variant: 'destructive' });",
    "const style = { title: 'not shown' };",
  ])('[I18N-5] from the modules, and what is no text, passes: %s', (source) => {
    expect(check(source)).toEqual([]);
  });
});
