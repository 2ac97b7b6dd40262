import { Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { CheckboxField } from '#web/ui/field.tsx';
import { type PrintParts, printParts } from '../print-parts.ts';

export interface PrintDialogProps {
  /** Returns a function that prints. */
  prepare: (parts: PrintParts) => Promise<() => void>;
  onClose: () => void;
}

/** Offers prices and the map as options [PLUS-4]. */
export function PrintDialog({ prepare, onClose }: PrintDialogProps) {
  const { t } = useTranslation('trip');
  const parts = printParts.use();
  const [isBusy, setIsBusy] = useState(false);
  const isOpen = useIsOpen();
  const choose = (choice: Partial<PrintParts>) => printParts.set({ ...parts, ...choice });
  const handlePrint = async () => {
    setIsBusy(true);
    const print = await prepare(parts);
    if (!isOpen.current) return; // The dialog was closed while the map was loading.
    onClose();
    print();
  };
  return (
    <Dialog
      size="small"
      onClose={onClose}
      title={t('print')}
      description={t('printText')}
      footer={
        <Button variant="go" icon={<Printer />} isBusy={isBusy} onClick={() => void handlePrint()}>
          {t('print')}
        </Button>
      }
    >
      <CheckboxField
        label={t('printPrices')}
        checked={parts.prices}
        onChange={({ currentTarget }) => choose({ prices: currentTarget.checked })}
      />
      <CheckboxField
        label={t('printMap')}
        hint={t('printMapHint')}
        checked={parts.map}
        onChange={({ currentTarget }) => choose({ map: currentTarget.checked })}
      />
    </Dialog>
  );
}

function useIsOpen() {
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return isOpen;
}
