import clsx from 'clsx';
import { Dialog as RadixDialog } from 'radix-ui';
import styles from './dialog.module.css';
import { Scrim } from './dialog-parts.tsx';
import { Spinner } from './spinner.tsx';

const stay = (event: Event) => event.preventDefault();

export function LoadingDialog({ open, message }: { open: boolean; message: string }) {
  return (
    <RadixDialog.Root open={open}>
      <RadixDialog.Portal>
        <Scrim />
        <RadixDialog.Content
          className={clsx(styles.dialog, styles.dialogLoading)}
          data-slot="dialog"
          aria-describedby={undefined}
          onEscapeKeyDown={stay}
          onPointerDownOutside={stay}
          onInteractOutside={stay}
        >
          <Spinner size="large" />
          <RadixDialog.Title className={styles.dialogMessage} aria-live="polite">
            {message}
          </RadixDialog.Title>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
