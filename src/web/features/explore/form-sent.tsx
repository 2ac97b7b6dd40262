import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import styles from './forms.module.css';

interface FormSentProps {
  title: string;
  text: string;
  /** Label of the button that returns to an empty form. */
  again: string;
  onAgain: () => void;
}

/** Takes the place of a form that was stored, and the focus. */
export function FormSent({ title, text, again, onAgain }: FormSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []); // The button that had the focus is gone.
  return (
    <div className={styles.formSent}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      <Button variant="line" onClick={onAgain}>
        {again}
      </Button>
    </div>
  );
}
