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
const MOST_ROWS = 40_000;

interface CsvButtonProps<Row> {
  name: string;
  columns: readonly CsvColumn<Row>[];
  /** Reads the ids of all rows of the list, in its order. */
  fetchIds: () => Promise<string[]>;
  /** Reads rows by their ids, up to a hundred. */
  fetchRows: (ids: string[]) => Promise<Row[]>;
}

/** Exports the filtered list as it is at one moment: what moves in it meanwhile is neither missing nor twice there. */
export function CsvButton<Row>({ name, columns, fetchIds, fetchRows }: CsvButtonProps<Row>) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const [isBusy, setIsBusy] = useState(false);
  const download = async () => {
    setIsBusy(true);
    try {
      const ids = await fetchIds();
      const rows: Row[] = [];
      for (let first = 0; first < Math.min(ids.length, MOST_ROWS); first += PAGE_SIZE) {
        rows.push(...(await fetchRows(ids.slice(first, first + PAGE_SIZE)))); // oxlint-disable-line no-await-in-loop -- one request at a time
      }
      const text = toCsv(columns, rows, language);
      const file = `${name.toLowerCase().replaceAll(/\s+/g, '-')}-${Temporal.Now.plainDateISO().toString()}.csv`;
      downloadFile(file, new Blob([text], { type: 'text/csv;charset=utf-8' }));
      if (ids.length > MOST_ROWS)
        toast({ title: t('csvCut', { rows: formatNumber(rows.length, language) }) });
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
