import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SelectField, type SelectOption } from '#web/ui/field.tsx';
import type { Target } from '../use-catalogue-actions.ts';

interface DuplicateDialogProps {
  targets: readonly Target[];
  countries: readonly SelectOption[];
  /** Copies them; answers whether it was done. */
  onDuplicate: (country: string, countryName: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for the country that the copies are for: another one than theirs (ADMIN-3). */
export function DuplicateDialog({ targets, countries, onDuplicate, onClose }: DuplicateDialogProps) {
  const { t } = useTranslation('admin');
  const id = useId();
  const [country, setCountry] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const nameOf = (code: string) => countries.find(({ value }) => value === code)?.label ?? code;
  const [first] = targets;

  const submit = async () => {
    if (isBusy) return;
    if (country === '') return setError(t('countryRequired'));
    const there = targets.find(({ country_iso_a2 }) => country_iso_a2 === country);
    if (there) return setError(t('sameCountry', { name: there.title, country: nameOf(country) }));
    setIsBusy(true);
    const isDone = await onDuplicate(country, nameOf(country));
    setIsBusy(false);
    if (isDone) onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="small"
      title={
        targets.length === 1 && first
          ? t('duplicateOf', { name: first.title })
          : t('duplicateMany', { count: targets.length })
      }
      description={t('duplicateText')}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="go" type="submit" form={id} isBusy={isBusy}>
            {t('duplicate')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit().catch(console.error);
        }}
      >
        <SelectField
          label={t('targetCountry')}
          value={country}
          error={error}
          onChange={({ target }) => {
            setCountry(target.value);
            setError(undefined);
          }}
          options={[{ value: '', label: t('chooseCountry') }, ...countries]}
        />
      </form>
    </Dialog>
  );
}
