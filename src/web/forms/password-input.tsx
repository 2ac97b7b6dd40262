import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '#web/ui/password-field.tsx';

export function PasswordInput(props: Omit<ComponentProps<typeof PasswordField>, 'words'>) {
  const { t } = useTranslation('common');
  const words = { show: t('showTyped'), hide: t('hideTyped'), capsLock: t('capsLock') };
  return <PasswordField {...props} words={words} />;
}
