import clsx from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { Row, VisuallyHidden } from './layout.tsx';

export interface ControlProps {
  id: string;
  className: string | undefined;
  'data-slot': string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** The look of a control, for one that has its label elsewhere. */
export const fieldControlClass = styles.fieldControl;

/** Help text below a control, or below several. */
export function FieldHint(props: Omit<ComponentProps<'p'>, 'className'>) {
  return <p className={styles.fieldHint} {...props} />;
}

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** True: the label is not shown, so the context has to make the meaning clear. */
  isLabelHidden?: boolean | undefined;
  className?: string | undefined;
  id?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

export function Field({ label, hint, error, isLabelHidden, className, id, children }: FieldProps) {
  const made = useId();
  const controlId = id ?? made;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={clsx(styles.field, className)} data-slot="field">
      {isLabelHidden ? (
        <VisuallyHidden as="label" htmlFor={controlId}>
          {label}
        </VisuallyHidden>
      ) : (
        <label className={styles.fieldLabel} htmlFor={controlId}>
          {label}
        </label>
      )}
      {children({
        id: controlId,
        className: styles.fieldControl,
        'data-slot': 'field-control',
        'aria-describedby': describedBy,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      {error && (
        <Row
          as="p"
          gap={6}
          align="stretch"
          className={styles.fieldError}
          data-slot="field-error"
          id={errorId}
        >
          <TriangleAlert />
          <span>{error}</span>
        </Row>
      )}
    </div>
  );
}

/** What is around a control, and its own attributes. */
export function fieldParts<Props extends Omit<FieldProps, 'children'>>(props: Props) {
  const { label, hint, error, isLabelHidden, className, id, ...attributes } = props;
  return { field: { label, hint, error, isLabelHidden, className, id }, attributes };
}

type Labelled<Control extends 'input' | 'textarea' | 'select'> = ComponentProps<Control> &
  Omit<FieldProps, 'children'>;

/** Last values of fields, without which browsers allow years of six digits. */
const LAST: Partial<Record<string, string>> = { date: '9999-12-31', 'datetime-local': '9999-12-31T23:59' };

export function TextField(props: Labelled<'input'>) {
  const { field, attributes } = fieldParts(props);
  return (
    <Field {...field}>
      {(control) => (
        <input type="text" dir="auto" max={LAST[props.type ?? '']} {...attributes} {...control} />
      )}
    </Field>
  );
}

/** A text area that grows with its lines. */
export function TextArea(props: Labelled<'textarea'>) {
  const { field, attributes } = fieldParts(props);
  return (
    <Field {...field}>{(control) => <textarea rows={3} dir="auto" {...attributes} {...control} />}</Field>
  );
}

export interface SelectOption {
  value: string;
  label: string;
}

type SelectFieldProps = Labelled<'select'> & { options?: readonly SelectOption[] };

export function SelectField({ options = [], children, ...rest }: SelectFieldProps) {
  const { field, attributes } = fieldParts(rest);
  return (
    <Field {...field}>
      {(control) => (
        <select {...attributes} {...control}>
          {children}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
}

export function CheckboxField({ label, hint, ...input }: CheckboxFieldProps) {
  return (
    <label className={styles.checkboxField}>
      <input {...input} type="checkbox" />
      <span>
        {label}
        {hint && <span className={styles.checkboxHint}>{hint}</span>}
      </span>
    </label>
  );
}
