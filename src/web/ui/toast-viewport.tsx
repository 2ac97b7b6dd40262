import clsx from 'clsx';
import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { createPortal } from 'react-dom';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './toast.module.css';

export interface ToastContent {
  id: number;
  title: string;
  description?: string;
  variant: 'default' | 'destructive';
  /** Milliseconds; `Infinity` stays. */
  duration: number;
  action?: ToastAction;
  parts?: readonly { text: string; action: ToastAction }[];
}

interface ToastAction {
  label: string;
  onClick: () => void;
}

export interface ToastViewportProps {
  /** The one toast on screen. */
  toast: ToastContent | null;
  onDismiss: (id: number) => void;
  /** Names the region. */
  label: string;
  closeLabel: string;
  /** Whether the page fills the window, with a bar of its own. */
  fillsWindow?: boolean;
}

/**
 * The region of the toasts with the current one (TOAST-1). It closes by itself, by its button or by a swipe of 50 px; F8 moves
 * the focus to it, and it stays open while it has the focus or the pointer.
 */
export function ToastViewport(props: ToastViewportProps) {
  const { toast, onDismiss, label, closeLabel, fillsWindow } = props;
  // Beside the page and not in it: a dialog that is already open has hidden the page from screen readers.
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
              <ul className={styles.toastParts}>
                {toast.parts.map(({ text, action }) => (
                  <li key={text}>
                    {text} <ActionButton action={action} />
                  </li>
                ))}
              </ul>
            )}
          </div>
          {toast.action && <ActionButton action={toast.action} />}
          <Toast.Close asChild>
            <IconButton label={closeLabel} size="small" className={styles.toastClose}>
              <X aria-hidden="true" />
            </IconButton>
          </Toast.Close>
        </Toast.Root>
      )}
      {/* An open dialog hides everything outside it from screen readers, but for what has `aria-live`. */}
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
