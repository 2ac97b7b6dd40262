import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { LegalSlug } from '#domain/legal-pages.ts';
import publicPageStyles from '#web/ui/public-page.module.css';
import { Spinner } from '#web/ui/spinner.tsx';
import { LoadFailure, useErrorToast } from '../components/list-body.tsx';
import { LegalEditor, type PreviewLegal } from './legal-editor.tsx';
import { legalPageQuery } from './queries.ts';

/** Opens a legal page in its editor, an empty one when none is written. */
export function StoredLegalPage({ slug, preview }: { slug: LegalSlug; preview: PreviewLegal }) {
  const { t } = useTranslation('admin');
  const { data, error, isPending, refetch } = useQuery(legalPageQuery(slug));
  useErrorToast(error);
  if (isPending) return <Spinner className={publicPageStyles.pageSpinner} label={t('loadingList')} />;
  if (data === undefined) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return <LegalEditor slug={slug} opened={data} preview={preview} />;
}
