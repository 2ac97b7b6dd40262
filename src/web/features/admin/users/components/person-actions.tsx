import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminPerson } from '#db/admin.types.ts';
import { Button } from '#web/ui/button.tsx';
import { Row } from '#web/ui/layout.tsx';
import { BanDialog, FactorDialog, RoleDialog, UnbanDialog } from './user-dialogs.tsx';

export function PersonActions({ person }: { person: AdminPerson }) {
  const { t } = useTranslation('admin');
  const [asked, setAsked] = useState<'role' | 'ban' | 'unban' | 'factor' | null>(null);
  const close = () => setAsked(null);
  return (
    <Row gap={8} align="stretch" wrap>
      <Button onClick={() => setAsked('role')}>{t('changeRights')}</Button>
      {person.has_factor && <Button onClick={() => setAsked('factor')}>{t('removeFactor')}</Button>}
      {person.is_banned ? (
        <Button onClick={() => setAsked('unban')}>{t('unban')}</Button>
      ) : (
        <Button variant="danger" onClick={() => setAsked('ban')}>
          {t('ban')}
        </Button>
      )}
      {asked === 'role' && <RoleDialog user={person} onClose={close} />}
      {asked === 'ban' && <BanDialog user={person} onClose={close} />}
      {asked === 'unban' && <UnbanDialog user={person} onClose={close} />}
      {asked === 'factor' && <FactorDialog user={person} onClose={close} />}
    </Row>
  );
}
