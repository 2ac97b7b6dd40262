import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/i18n.ts';
import { newId } from '#web/data/ids.ts';
import { afterPaint } from '#web/ui/timing.ts';
import { useReservationWords } from './bookings/use-reservation-words.ts';
import { type ImportedFile, offerQuery } from './queries.ts';

const asImported = ({ name, ...content }: { name: string; content: Blob }): ImportedFile => ({
  id: newId(),
  name,
  ...content,
});

/** Loads them before a file is chosen: those with thousands of points or places are the ones that one waits for. */
function loadPlaceReaders(): void {
  Promise.all([import('./places/read-places.ts'), import('@tmcw/togeojson')]).catch(console.warn);
}

export function useImportedFiles(first: readonly File[]) {
  const { t } = useTranslation('imports');
  const { language } = useLanguage();
  const client = useQueryClient();
  const wordsOf = useReservationWords();
  const [files, setFiles] = useState(() => first.map(importedFile));
  const offerOf = (file: ImportedFile) => offerQuery(file, { client, language, wordsOf });
  const offers = useQueries({ queries: files.map(offerOf) });
  useEffect(() => afterPaint(loadPlaceReaders), []);
  const add = (more: readonly ImportedFile[]) => {
    // The bytes are on their way while the page draws the list.
    const read = more.map((file) => client.prefetchQuery(offerOf(file)));
    Promise.all(read).catch(console.warn);
    setFiles((before) => [...more.toReversed(), ...before]);
  };
  return {
    /** The newest first. */
    files: files.map((file, index) => ({ file, offer: offers[index] })),
    addFiles: (chosen: Iterable<File>) => add([...chosen].map(importedFile)),
    addText: (text: string) => add([asImported({ name: t('pastedText'), content: new Blob([text]) })]),
  };
}

const importedFile = (file: File): ImportedFile => asImported({ name: file.name, content: file });
