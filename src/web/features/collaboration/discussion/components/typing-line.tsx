import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { formatList } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { Note } from '#web/ui/layout.tsx';
import { useTypingNames } from '../use-typing.ts';
import styles from './discussion.module.css';

/** Of more people only the number is shown. */
const NAMED = 2;

/** Has a fixed place, so that nothing moves. Not announced: it changes with each pause. */
export function TypingLine() {
  const { t } = useTranslation('discussion');
  const { language } = useLanguage();
  const names = useTypingNames();
  return (
    <Note className={clsx(styles.typing, 'cut')}>
      {names.length > NAMED && t('severalTyping')}
      {names.length > 0 &&
        names.length <= NAMED &&
        t('typing', { count: names.length, names: formatList(names, language) })}
    </Note>
  );
}
