import clsx from 'clsx';
import { FileUp } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';
import { FileInput } from './file-input.tsx';
import styles from './file-picker.module.css';
import { Note } from './layout.tsx';
import { useFileDrop } from './use-file-drop.ts';

interface FilePickerProps {
  label: string;
  hint: string;
  /** Types as in `input[type=file]`. */
  accept: string;
  isMultiple?: boolean;
  isBusy?: boolean;
  isSmall?: boolean;
  onFiles: (files: readonly File[]) => void;
  children?: ReactNode;
}

export function FilePicker(props: FilePickerProps) {
  const {
    label,
    hint,
    accept,
    isMultiple = false,
    isBusy = false,
    isSmall = false,
    onFiles,
    children,
  } = props;
  const input = useRef<HTMLInputElement>(null);
  const dropTarget = useFileDrop(onFiles, label);
  return (
    <div
      className={clsx(styles.picker, isSmall && styles.pickerSmall, children && styles.pickerWide)}
      {...dropTarget}
    >
      <div className={styles.pickerFiles}>
        <Button icon={<FileUp />} isBusy={isBusy} onClick={() => input.current?.click()}>
          {label}
        </Button>
        <Note className={styles.pickerHint}>{hint}</Note>
      </div>
      <FileInput ref={input} multiple={isMultiple} accept={accept} aria-label={label} onFiles={onFiles} />
      {children}
    </div>
  );
}
