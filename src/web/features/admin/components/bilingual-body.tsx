import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/i18n.ts';
import { type Language, onlyLanguage } from '#i18n/languages.ts';
import { useMedia } from '#web/ui/browser-state.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { MarkdownWriter } from '../posts/components/markdown-writer.tsx';
import styles from './editor.module.css';
import { Pair } from './form-parts.tsx';

/** The width from which two columns fit beside the sidebar. */
const WIDE = '(min-width: 1100px)';

interface Bodies {
  body_fr: string;
  body_en: string;
}

interface BilingualBodyProps {
  values: Bodies;
  errorOf: (name: keyof Bodies) => string | undefined;
  /** How often the form was submitted: each time a text with an error comes into view. */
  submitCount: number;
  isSaving: boolean;
  onChange: (change: Partial<Bodies>) => void;
  preview: (language: Language) => ReactNode;
}

const BODIES = ['fr', 'en'] as const satisfies readonly Language[];

type View = 'both' | 'fr' | 'en' | 'read';

/** Texts change places only where nobody writes. */
const isWriting = () => document.activeElement?.matches('textarea') === true;

export function BilingualBody({
  values,
  errorOf,
  submitCount,
  isSaving,
  onChange,
  preview,
}: BilingualBodyProps) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const isWide = useMedia(WIDE);
  const [chosen, setChosen] = useState<View | null>(null);
  const views: { value: View; label: string }[] = [
    ...(isWide ? [{ value: 'both' as const, label: t('bothLanguages') }] : []),
    { value: 'fr', label: t('inFrench') },
    { value: 'en', label: t('inEnglish') },
    { value: 'read', label: t('preview') },
  ];
  const view = views.find(({ value }) => value === chosen)?.value ?? (isWide ? 'both' : language);
  const wrong = BODIES.filter((written) => errorOf(`body_${written}`));
  const [submitted, setSubmitted] = useState<Bodies | null>(null);
  if (isSaving !== (submitted !== null)) setSubmitted(isSaving ? values : null);
  const isTyped = submitted !== null && BODIES.some((of) => values[`body_${of}`] !== submitted[`body_${of}`]);
  const [seenSubmits, setSeenSubmits] = useState(submitCount);
  if (submitCount !== seenSubmits) {
    setSeenSubmits(submitCount);
    const isSeen = wrong.some((written) => view === 'both' || view === written);
    // An error is beside its field, so that field is shown; not while a text is typed, which mends its error.
    if (wrong[0] && !isSeen && !(isTyped && isWriting())) setChosen(wrong[0]);
  }
  const writer = (written: Language) => (
    <MarkdownWriter
      key={written}
      label={written === 'fr' ? t('bodyFr') : t('bodyEn')}
      lang={written}
      value={values[`body_${written}`]}
      error={errorOf(`body_${written}`)}
      onChange={(text) => onChange(written === 'fr' ? { body_fr: text } : { body_en: text })}
    />
  );
  return (
    <Tabs
      className={styles.admViews}
      label={t('views')}
      value={view}
      onValueChange={(value) => setChosen(views.find((known) => known.value === value)?.value ?? null)}
      tabs={views}
    >
      {view === 'both' && (
        <Pair>
          {writer('fr')}
          {writer('en')}
        </Pair>
      )}
      {(view === 'fr' || view === 'en') && (
        <Pair>
          {writer(view)}
          <section className={styles.admPreview} aria-label={t('preview')}>
            {preview(view)}
          </section>
        </Pair>
      )}
      {view === 'read' && (
        <section className={styles.admPreview} aria-label={t('asRead')}>
          {/* Readers of an empty language get the other one. */}
          {preview(onlyLanguage({ fr: values.body_fr, en: values.body_en }) ?? language)}
        </section>
      )}
    </Tabs>
  );
}
