import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '#db/app-error.ts';
import { type CsvColumn, toCsv } from '#i18n/csv.ts';
import { errorText } from '#i18n/error-text.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { toast } from '#web/data/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { downloadFile } from '#web/ui/download-file.ts';
import { allRows } from '../all-rows.ts';

interface CsvButtonProps<Row> {
  /** What the list is called, and its file. */
  name: string;
  columns: readonly CsvColumn<Row>[];
  fetchPage: (asked: { page: number; size: number }) => Promise<{ rows: Row[] }>;
}

/** Downloads a list as CSV, as it is narrowed, all its pages. */
export function CsvButton<Row>({ name, columns, fetchPage }: CsvButtonProps<Row>) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const [isBusy, setIsBusy] = useState(false);
  const download = async () => {
    setIsBusy(true);
    try {
      const text = toCsv(columns, await allRows(fetchPage), language);
      const file = `${name.toLowerCase().replaceAll(/\s+/g, '-')}-${Temporal.Now.plainDateISO().toString()}.csv`;
      downloadFile(file, new Blob([text], { type: 'text/csv;charset=utf-8' }));
    } catch (error) {
      toast({ title: t('csvFailed'), description: errorText(toAppError(error)), variant: 'destructive' });
    }
    setIsBusy(false);
  };
  return (
    <Button isBusy={isBusy} onClick={() => void download()}>
      <Download size={18} aria-hidden="true" />
      {t('csv')}
    </Button>
  );
}
