import { TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { PRODUCT } from '#domain/product.ts';
import type { TripFile } from '#domain/trip-file/trip-file.ts';
import { newId } from '#web/data/ids.ts';
import { paths } from '#web/paths.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogButtons } from '#web/ui/dialog-parts.tsx';
import { FilePicker } from '#web/ui/file-picker.tsx';
import { Note, Row, Stack } from '#web/ui/layout.tsx';
import { openTrip, type TripZipProblem } from '../../take-along/trip-zip.ts';
import { useImportTrip } from '../import-trip.ts';
import { TripFilePreview } from './trip-file-preview.tsx';

/** Needs the texts of the area `take-along` [PLUS-14]. */
export function ImportTripDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['take-along', 'dashboard']);
  const navigate = useNavigate();
  const formId = useId();
  const [chosen, setChosen] = useState<{ key: string; file: TripFile; zip: Blob } | null>(null);
  const [problem, setProblem] = useState<TripZipProblem | null>(null);
  const [isReading, setReading] = useState(false);
  const { mutateAsync, isPending } = useImportTrip();

  const read = async (blob: Blob) => {
    setReading(true);
    const answer = await openTrip(blob).catch(() => ({ ok: false, problem: 'damaged' }) as const);
    setChosen(answer.ok ? { key: newId(), file: answer.file, zip: blob } : null);
    setProblem(answer.ok ? null : answer.problem);
    setReading(false);
  };
  const submit = async (person: string | null) => {
    if (!chosen || isPending) return;
    const { file, zip } = chosen;
    try {
      const { id } = await mutateAsync({ file, zip, person });
      onClose();
      // Documents arrive in this panel.
      const hasDocuments = file.documents.length > 0;
      await navigate(paths.trip(id, hasDocuments ? { panel: 'tasks', section: 'documents' } : {}));
    } catch {
      // The toast has the reason.
    }
  };
  return (
    <Dialog
      onClose={onClose}
      title={t('importTitle')}
      description={t('importText')}
      footer={
        <DialogButtons
          onCancel={onClose}
          label={t('import')}
          type="submit"
          form={formId}
          isBusy={isPending}
          disabled={!chosen}
        />
      }
    >
      <Stack gap={16}>
        <FilePicker
          label={t(chosen ? 'chooseOther' : 'choose')}
          hint={t('dropHint')}
          accept={`.${PRODUCT.key}.zip,.zip,application/zip`}
          isBusy={isReading}
          onFiles={([blob]) => blob && void read(blob)}
        />
        <div role="alert">
          {problem && (
            <Row as={Note} size="text" tone="danger" gap={8} align="start">
              <TriangleAlert size={18} />
              {t(problem)}
            </Row>
          )}
        </div>
        {chosen && <TripFilePreview key={chosen.key} id={formId} file={chosen.file} onSubmit={submit} />}
      </Stack>
    </Dialog>
  );
}
