import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { Tables } from '#db/database.types.ts';
import { type LegalSlug, placeholdersOf } from '#domain/legal-pages.ts';
import type { Language } from '#i18n/languages.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { toast } from '#web/ui/toasts.ts';
import { BilingualBody } from '../components/bilingual-body.tsx';
import { EditorHead } from '../components/editor-head.tsx';
import { Pair } from '../components/form-parts.tsx';
import { LeaveGuard } from '../components/leave-guard.tsx';
import { Loaded } from '../components/loaded.tsx';
import { required } from '../form-rules.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { useDraftEditor, useSaveKey } from '../use-draft-editor.ts';
import styles from './legal.module.css';
import { useLegalNames } from './legal-resource.tsx';
import { createLegalPage, updateLegalPage } from './mutations.ts';
import { fetchLegalPage, legalPageQuery } from './queries.ts';

export type PreviewLegal = (page: { title: string; body: string; language: Language }) => ReactNode;

interface LegalFieldsProps {
  slug: LegalSlug;
  /** Null: not written yet. */
  opened: Tables<'legal_pages'> | null;
  preview: PreviewLegal;
}

const EMPTY = { title_fr: '', title_en: '', body_fr: '', body_en: '' };

export function LegalEditor(props: Pick<LegalFieldsProps, 'slug' | 'preview'>) {
  return (
    <Loaded query={useQuery(legalPageQuery(props.slug))} none={<LegalFields {...props} opened={null} />}>
      {(page) => <LegalFields {...props} opened={page} />}
    </Loaded>
  );
}

function LegalFields({ slug, opened, preview }: LegalFieldsProps) {
  const { t, titleOf } = useAdminWords();
  const { name, path } = useLegalNames()[slug];
  const editor = useDraftEditor({
    opened,
    draftName: `legal-${slug}`,
    empty: EMPTY,
    formOf: ({ title_fr, title_en, body_fr, body_en }: Tables<'legal_pages'>) => ({
      title_fr,
      title_en,
      body_fr,
      body_en,
    }),
    rules: () =>
      z.object({
        title_fr: required(t('titleRequired')),
        title_en: required(t('titleRequired')),
        body_fr: z.string(),
        body_en: z.string(),
      }),
    create: (form) => createLegalPage(slug, form),
    update: (_, form, __, base) => updateLegalPage(slug, form, base),
    fetchRow: () => fetchLegalPage(slug),
    onStored: (page) => toast({ title: t('saved', { name: titleOf(page) }) }),
  });
  const { form, typed, stored, isDirty, submit } = editor;
  useSaveKey(submit);
  const missing = [...placeholdersOf(typed.body_fr), ...placeholdersOf(typed.body_en)];
  return (
    <>
      <EditorHead
        {...editor}
        title={name}
        state={isDirty ? t('storedHere') : stored && t('allStored')}
        failure={form.failure}
        isStored={stored !== null}
      >
        <a className={buttonClass({ variant: 'quiet' })} href={path} target="_blank" rel="noreferrer">
          {t('legalView')}
        </a>
        <Button variant="go" isBusy={form.isSaving} onClick={submit}>
          {t('publish')}
        </Button>
      </EditorHead>
      <Stack as="form" gap={18} noValidate onSubmit={submit}>
        {missing.length > 0 && <Missing placeholders={missing} />}
        <Pair>
          <TextField label={t('titleFr')} lang="fr" maxLength={200} {...form.field('title_fr')} />
          <TextField label={t('titleEn')} lang="en" maxLength={200} {...form.field('title_en')} />
        </Pair>
        <BilingualBody
          values={typed}
          errorOf={form.errorOf}
          submitCount={form.formState.submitCount}
          isSaving={form.isSaving}
          onChange={form.change}
          preview={(language) =>
            preview({ title: typed[`title_${language}`], body: typed[`body_${language}`], language })
          }
        />
      </Stack>
      <LeaveGuard isDirty={isDirty} text={t('leavePostText')} />
    </>
  );
}

function Missing({ placeholders }: { placeholders: readonly string[] }) {
  const { t } = useTranslation('admin');
  return (
    <details className={styles.admMissing}>
      <summary>{t('legalMissing', { count: placeholders.length })}</summary>
      <ul>
        {placeholders.map((placeholder) => (
          <li key={placeholder}>{placeholder}</li>
        ))}
      </ul>
    </details>
  );
}
