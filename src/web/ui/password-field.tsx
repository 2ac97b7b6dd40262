import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { Field, type FieldProps, fieldParts } from './field.tsx';
import styles from './password-field.module.css';

export interface PasswordFieldProps
  extends Omit<ComponentProps<'input'>, 'type' | 'children'>,
    Omit<FieldProps, 'children'> {
  autoComplete: 'current-password' | 'new-password';
  words: { show: string; hide: string; capsLock: string };
}

export function PasswordField({ hint, words, ...rest }: PasswordFieldProps) {
  const { field, attributes } = fieldParts(rest);
  const [isShown, setIsShown] = useState(false);
  const [isCapsLock, setIsCapsLock] = useState(false);
  const handleKey = (event: KeyboardEvent) => setIsCapsLock(event.getModifierState('CapsLock'));
  const hints = (hint || isCapsLock) && (
    <>
      {hint}
      {isCapsLock && <strong className={styles.passwordCaps}>{words.capsLock}</strong>}
    </>
  );
  return (
    <Field {...field} hint={hints}>
      {(control) => (
        <span className={styles.password}>
          <input
            {...attributes}
            {...control}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            onKeyDown={handleKey}
            onKeyUp={handleKey}
          />
          <button
            type="button"
            className={styles.passwordEye}
            aria-label={isShown ? words.hide : words.show}
            aria-controls={control.id}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? <EyeOff /> : <Eye />}
          </button>
        </span>
      )}
    </Field>
  );
}
