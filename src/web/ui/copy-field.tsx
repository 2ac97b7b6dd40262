import { Check, Copy } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import styles from './copy-field.module.css';
import { copyText } from './copy-text.ts';
import { TextField } from './field.tsx';
import { VisuallyHidden } from './layout.tsx';

export interface CopyFieldProps {
  label: string;
  hint?: string;
  value: string;
  copyLabel: string;
  copiedLabel: string;
  /** Called when copying is refused; the text is selected then. */
  onRefused: () => void;
  children?: ReactNode;
}

/** Shows a text to copy; it takes the focus when it appears. */
export function CopyField({
  label,
  hint,
  value,
  copyLabel,
  copiedLabel,
  onRefused,
  children,
}: CopyFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    // The focus leaves the button that would create another.
    field.current?.focus();
  }, []);
  const copy = async () => {
    if (await copyText(value)) return setIsCopied(true);
    // Selected for copying by keyboard.
    field.current?.focus();
    field.current?.select();
    onRefused();
  };
  return (
    <div className={styles.copyField}>
      <TextField
        ref={field}
        label={label}
        hint={hint}
        value={value}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant="lagoon" icon={isCopied ? <Check /> : <Copy />} onClick={copy}>
        {isCopied ? copiedLabel : copyLabel}
      </Button>
      <VisuallyHidden as="output">{isCopied && copiedLabel}</VisuallyHidden>
      {children}
    </div>
  );
}
