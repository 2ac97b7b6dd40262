import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { AuthForm } from '../../components/auth-parts.tsx';
import { digitsOf } from '../../model.ts';
import { codeSchema, type CodeForm as Form } from '../../schema.ts';
import { useFormFields } from '../../use-form-fields.ts';
import styles from './code.module.css';

interface CodeFormProps {
  submitLabel: string;
  hint?: string;
  wrong?: 'codeWrong' | 'appCodeWrong';
  /** Returns whether it succeeded; `wrong`: the field shows it. */
  onCode: (code: string) => Promise<boolean | 'wrong'>;
}

/** Accepts codes that are typed, filled in by the browser, or pasted with separators. */
export function CodeForm({ submitLabel, hint, wrong = 'codeWrong', onCode }: CodeFormProps) {
  const { t } = useTranslation('auth');
  const form = useForm<Form>({ resolver: standardSchemaResolver(codeSchema), defaultValues: { code: '' } });
  const { handleSubmit, setError, setValue, formState } = form;
  const field = useFormFields(form);
  return (
    <AuthForm
      onSubmit={handleSubmit(async ({ code }) => {
        if ((await onCode(code)) === 'wrong') setError('code', { message: wrong }, { shouldFocus: true });
      })}
    >
      <TextField
        className={styles.authCode}
        label={t('code')}
        hint={hint}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        {...field('code', {
          onChange: (event: { target: { value: string } }) => setValue('code', digitsOf(event.target.value)),
        })}
      />
      <Button variant="go" size="big" type="submit" isBusy={formState.isSubmitting}>
        {submitLabel}
      </Button>
    </AuthForm>
  );
}
