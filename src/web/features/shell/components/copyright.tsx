import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Whose this is, and the current year (NAV-7). */
export function Copyright() {
  const { t } = useTranslation('footer');
  const [year] = useState(() => new Date().getFullYear());
  return <p>{t('copyright', { year })}</p>;
}
