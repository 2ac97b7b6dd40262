import { useTranslation } from 'react-i18next';
import type { ListedMessage, ListedRequest } from '#db/admin.types.ts';
import type { CsvColumn } from '#i18n/csv.ts';
import { type Box, STATE_LOOKS, stateOf } from './inbox.ts';

type Listed = ListedRequest | ListedMessage;

/** Columns of the CSV of requests or messages; days and instants stay ISO 8601, which spreadsheets read. */
export function useInboxColumns(box: Box): CsvColumn<Listed>[] {
  const { t } = useTranslation('admin');
  const ofRequest = (
    label: string,
    value: (request: ListedRequest) => string | number | null,
  ): CsvColumn<Listed> => ({ label, value: (entry) => ('travellers' in entry ? value(entry) : null) });
  return [
    { label: t('received'), value: ({ created_at }) => created_at },
    { label: t('state'), value: ({ status }) => t(STATE_LOOKS[stateOf(status)].text) },
    { label: t('assignedTo'), value: ({ assigned_name }) => assigned_name },
    { label: t('name'), value: ({ name }) => name },
    { label: t('email'), value: ({ email }) => email },
    { label: t('language'), value: ({ language }) => language },
    ...(box === 'messages'
      ? [
          { label: t('subject'), value: (entry: Listed) => ('subject' in entry ? entry.subject : null) },
          { label: t('message'), value: (entry: Listed) => ('beginning' in entry ? entry.beginning : null) },
        ]
      : [
          ofRequest(t('destination'), ({ destination }) => destination),
          ofRequest(t('startDate'), ({ start_date }) => start_date),
          ofRequest(t('endDate'), ({ end_date }) => end_date),
          ofRequest(t('flexibleDates'), ({ flexible }) => (flexible ? t('yes') : t('no'))),
          ofRequest(t('travellers'), ({ travellers }) => travellers),
          ofRequest(t('budget'), ({ budget }) => budget),
          ofRequest(t('currency'), ({ currency }) => currency),
        ]),
  ];
}
