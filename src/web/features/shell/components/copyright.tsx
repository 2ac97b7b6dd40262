import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Whose this is, and the current year (NAV-7). */
export function Copyright() {
  const { t } = useTranslation('footer');
  const [year] = useState(() => new Date().getFullYear());
  // At New Year the server and the browser may disagree.
  return <p suppressHydrationWarning>{t('copyright', { year })}</p>;
}
