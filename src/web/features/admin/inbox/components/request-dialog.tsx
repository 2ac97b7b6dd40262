import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatList } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { requestQuery } from '../queries.ts';
import { useRequestWords } from '../use-request-words.ts';
import { InboxDialog } from './inbox-dialog.tsx';

/** A request for a custom trip: all that was asked for, and what is done about it. */
export function RequestDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation(['admin', 'custom-trip']);
  const { language } = useLanguage();
  const words = useRequestWords();
  const styles: Readonly<Record<string, string>> = {
    nature: t('custom-trip:styleNature'),
    culture: t('custom-trip:styleCulture'),
    food: t('custom-trip:styleFood'),
    rest: t('custom-trip:styleRest'),
    adventure: t('custom-trip:styleAdventure'),
    family: t('custom-trip:styleFamily'),
  };
  const styleOf = (style: string) => styles[style] ?? style;
  const { data: request, error, isPending } = useQuery(requestQuery(id));
  return (
    <InboxDialog
      box="requests"
      entry={request}
      isPending={isPending}
      error={error}
      title={request?.destination || t('anywhere')}
      facts={
        request
          ? [
              [t('phone'), request.phone],
              [t('dates'), words.dates(request)],
              [t('travellers'), String(request.travellers)],
              [t('budget'), words.budget(request)],
              [t('style'), formatList(request.style.map(styleOf), language)],
            ]
          : []
      }
      onClose={onClose}
    />
  );
}
