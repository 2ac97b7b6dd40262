import { useTranslation } from 'react-i18next';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { copyText } from '#web/ui/copy-text.ts';
import { toast } from '#web/ui/toasts.ts';

interface CopyTypedProps {
  words: string;
  variant?: ButtonProps['variant'];
}

/** Copies what was typed into refused or waiting changes; where the browser refuses, the toast has the words. */
export function CopyTyped({ words, variant }: CopyTypedProps) {
  const { t } = useTranslation('offline');
  const copy = async () =>
    toast(
      (await copyText(words))
        ? { title: t('copied') }
        : { title: t('notCopied'), description: words, variant: 'destructive' },
    );
  if (words === '') return null;
  return (
    <Button size="small" variant={variant} onClick={() => void copy()}>
      {t('copy')}
    </Button>
  );
}
