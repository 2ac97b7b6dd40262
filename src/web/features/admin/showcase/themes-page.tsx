import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '#db/app-error.ts';
import { errorText } from '#i18n/error-text.ts';
import { inLanguage } from '#i18n/in-language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { toast } from '#web/data/toasts.ts';
import { toastWithUndo } from '#web/trip-data/undo.ts';
import { undoneText } from '#web/trip-data/undone-text.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { deleteTheme, restoreTheme } from './mutations.ts';
import { themesQuery } from './queries.ts';
import { ShowcaseList } from './showcase-list.tsx';
import { ThemeDialog } from './theme-dialog.tsx';
import type { Theme } from './theme-form.ts';

/** The themes under `/voyages-a-theme`: added, changed, hidden, put in order, deleted [ADMIN-4]. */
export function ThemesPage() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const query = useQuery(themesQuery);
  const [edited, setEdited] = useState<Theme | 'new' | null>(null);
  const remove = useDeleteTheme();
  const nameOf = ({ title_fr, title_en }: Theme) => (language === 'fr' ? title_fr : title_en);
  const taglineOf = ({ tagline_fr, tagline_en }: Theme) =>
    inLanguage(language, { fr: tagline_fr, en: tagline_en });
  return (
    <>
      <ShowcaseList
        title={t('themes')}
        query={query}
        action={
          <Button variant="go" icon={<Plus aria-hidden="true" />} onClick={() => setEdited('new')}>
            {t('newTheme')}
          </Button>
        }
        under={taglineOf}
        columns={[
          { label: language === 'fr' ? t('taglineFr') : t('taglineEn'), look: 'wide', cell: taglineOf },
        ]}
        actions={(theme) => (
          <>
            <IconButton label={t('editOf', { name: nameOf(theme) })} onClick={() => setEdited(theme)}>
              <Pencil aria-hidden="true" />
            </IconButton>
            <IconButton
              label={t('deleteOfShort', { name: nameOf(theme) })}
              onClick={() => void remove(theme, nameOf(theme))}
            >
              <Trash2 aria-hidden="true" />
            </IconButton>
          </>
        )}
      />
      {edited && (
        <ThemeDialog
          theme={edited === 'new' ? null : edited}
          last={Math.max(0, ...(query.data ?? []).map(({ position }) => position))}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

/** Deletes a theme with a toast that can undo it. */
function useDeleteTheme() {
  const { t } = useTranslation(['admin', 'notifications']);
  const fail = (title: string, error: unknown) =>
    toast({ title, description: errorText(toAppError(error)), variant: 'destructive' });
  const restore = (theme: Theme, name: string) =>
    restoreTheme(theme).then(
      () => toast(undoneText([name])),
      (error: unknown) => fail(t('notifications:undoFailed'), error),
    );
  return async (theme: Theme, name: string): Promise<void> => {
    try {
      const gone = await deleteTheme(theme.slug);
      const label = t('themeDeleted', { name });
      toastWithUndo(
        { title: label },
        {
          scope: 'showcase',
          label,
          undo: () => void restore(gone, name),
        },
      );
    } catch (error) {
      fail(t('deleteFailed'), error);
    }
  };
}
