import clsx from 'clsx';
import type { ComponentProps } from 'react';
import styles from './choice-label.module.css';

/** A label over its box or radio button, whose place and focus it takes; the user's class shows what is chosen. */
export function ChoiceLabel({ className, ...rest }: ComponentProps<'label'>) {
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children
  return <label className={clsx(styles.choiceLabel, className)} {...rest} />; // oxlint-disable-line jsx-a11y/label-has-associated-control -- the same
}
