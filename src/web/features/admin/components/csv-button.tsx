import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CsvColumn, toCsv } from '#i18n/csv.ts';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { toastFailure } from '#web/data/request.ts';
import { Button } from '#web/ui/button.tsx';
import { downloadFile } from '#web/ui/download-file.ts';
import { toast } from '#web/ui/toasts.ts';

const PAGE_SIZE = 100;
const LAST_PAGE = 400;

type FetchPage<Row> = (asked: { page: number; size: number }) => Promise<Row[]>;

interface CsvButtonProps<Row> {
  name: string;
  columns: readonly CsvColumn<Row>[];
  fetchPage: FetchPage<Row>;
  keyOf: (row: Row) => string;
}

/** Exports all pages of the filtered list. */
export function CsvButton<Row>({ name, columns, fetchPage, keyOf }: CsvButtonProps<Row>) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const [isBusy, setIsBusy] = useState(false);
  const download = async () => {
    setIsBusy(true);
    try {
      const { rows, isWhole } = await allRows(fetchPage, keyOf);
      const text = toCsv(columns, rows, language);
      const file = `${name.toLowerCase().replaceAll(/\s+/g, '-')}-${Temporal.Now.plainDateISO().toString()}.csv`;
      downloadFile(file, new Blob([text], { type: 'text/csv;charset=utf-8' }));
      if (!isWhole) toast({ title: t('csvCut', { rows: formatNumber(rows.length, language) }) });
    } catch (error) {
      toastFailure(t('csvFailed'), error);
    }
    setIsBusy(false);
  };
  return (
    <Button isBusy={isBusy} onClick={() => void download()}>
      <Download size={18} />
      {t('csv')}
    </Button>
  );
}

/** Returns each row once: one that is added meanwhile moves others to the next page. */
async function allRows<Row>(fetchPage: FetchPage<Row>, keyOf: (row: Row) => string) {
  const all = new Map<string, Row>();
  for (let page = 1; page <= LAST_PAGE; page += 1) {
    const rows = await fetchPage({ page, size: PAGE_SIZE }); // oxlint-disable-line no-await-in-loop -- each page shows whether it is the last
    for (const row of rows) all.set(keyOf(row), row);
    if (rows.length < PAGE_SIZE) return { rows: [...all.values()], isWhole: true };
  }
  return { rows: [...all.values()], isWhole: false };
}
