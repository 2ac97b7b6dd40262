import { Button } from './button.tsx';
import styles from './dialog.module.css';
import { Dialog } from './dialog.tsx';

export interface NoteDialogProps {
  onClose: () => void;
  title: string;
  content: string;
  /** Text of the button, or name of the cross. */
  closeLabel?: string | undefined;
  /** False: a cross closes it instead. */
  hasButton?: boolean;
}

/** Shows a text to read and confirm [SHELL-4]. */
export function NoteDialog({ onClose, title, content, closeLabel, hasButton = true }: NoteDialogProps) {
  return (
    <Dialog
      onClose={onClose}
      title={title}
      size="small"
      {...(hasButton
        ? {
            footer: (
              <Button variant="lagoon" onClick={onClose}>
                {closeLabel}
              </Button>
            ),
          }
        : { closeLabel })}
    >
      <p
        className={styles.dialogNote}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that may scroll has to be reachable by keyboard
        tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- the same
      >
        {content}
      </p>
    </Dialog>
  );
}
