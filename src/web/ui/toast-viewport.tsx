import clsx from 'clsx';
import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { createPortal } from 'react-dom';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { Stack } from './layout.tsx';
import styles from './toast.module.css';
import type { ShownToast, ToastAction } from './toasts.ts';

export interface ToastViewportProps {
  toast: ShownToast | null;
  onDismiss: (id: number) => void;
  label: string;
  closeLabel: string;
  /** True: the page fills the window and has a bar of its own. */
  fillsWindow?: boolean;
}

/** A toast closes by itself, its button or a swipe of 50 px; F8 focuses it, which holds it open [TOAST-1]. */
export function ToastViewport(props: ToastViewportProps) {
  const { toast, onDismiss, label, closeLabel, fillsWindow } = props;
  // The portal is outside the page, which an open dialog hides from screen readers.
  return createPortal(
    <Toast.Provider label={label} swipeThreshold={50} swipeDirection="right">
      {toast && (
        <Toast.Root
          key={toast.id}
          className={clsx(styles.toast, toast.variant === 'destructive' && styles.toastDestructive)}
          duration={toast.duration}
          onOpenChange={(open) => !open && onDismiss(toast.id)}
          open
        >
          <span className={styles.toastStop} aria-hidden="true" />
          <div className={styles.toastText}>
            <Toast.Title className={styles.toastTitle}>{toast.title}</Toast.Title>{' '}
            {toast.description && <Toast.Description>{toast.description}</Toast.Description>}
            {toast.parts && (
              <Stack as="ul" gap={6} className={styles.toastParts}>
                {toast.parts.map(({ text, action }) => (
                  <li key={text}>
                    {text} <ActionButton action={action} />
                  </li>
                ))}
              </Stack>
            )}
          </div>
          {toast.action && <ActionButton action={toast.action} />}
          <Toast.Close asChild>
            <IconButton label={closeLabel} size="small" className={styles.toastClose}>
              <X />
            </IconButton>
          </Toast.Close>
        </Toast.Root>
      )}
      {/* Only `aria-live` is announced outside an open dialog. */}
      <Toast.Viewport
        className={styles.toasts}
        data-fills-window={fillsWindow || undefined}
        data-print="none"
        label={label}
        hotkey={['F8']}
        aria-live="off"
      />
    </Toast.Provider>,
    document.body,
  );
}

function ActionButton({ action }: { action: ToastAction }) {
  return (
    <Toast.Action asChild altText={action.label}>
      <Button variant="quiet" className={styles.toastAction} onClick={action.onClick}>
        {action.label}
      </Button>
    </Toast.Action>
  );
}
