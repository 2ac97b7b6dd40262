import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { setTheme, THEMES, type Theme, useTheme } from '#web/session/preferences/theme.ts';
import type { SessionUser } from '#web/session/session-user.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Note, Row } from '#web/ui/layout.tsx';
import { usePopup } from '../use-popup.ts';
import barStyles from './bar.module.css';
import styles from './popups.module.css';

/** Applies the theme; the page neither waits for storing it nor fails with it. */
async function chooseTheme(theme: Theme): Promise<void> {
  setTheme(theme);
  const { savePreferences } = await import('#web/session/preferences/stored-preferences.ts');
  await savePreferences({ theme }).catch(console.error);
}

/** [NAV-3] */
export function UserMenu({ user, onSignOut }: { user: SessionUser; onSignOut: () => void }) {
  const { t } = useTranslation();
  const theme = useTheme();
  const { isOpen, close, root, button, popup } = usePopup('menu');
  const infoId = `${popup.id}-who`;

  const roleNames = new Map([
    ['traveler', t('roleTraveler')],
    ['supervisor', t('roleSupervisor')],
  ]);
  const themeNames = {
    system: t('themeSystem'),
    light: t('themeLight'),
    dark: t('themeDark'),
  };
  const link = (to: string, text: string) => (
    <Row
      as={Link}
      gap={12}
      className={styles.popupItem}
      role="menuitem"
      tabIndex={-1}
      to={to}
      onClick={close}
    >
      {text}
    </Row>
  );

  return (
    <div className={styles.popupRoot} data-slot="popup-root" ref={root}>
      <button className={clsx(barStyles.topControl, barStyles.topUser)} {...button}>
        <Avatar name={user.displayName} src={user.avatar} colourOf={user.id} />
        <span className={barStyles.topUserName}>{user.displayName}</span>
      </button>
      {isOpen && (
        <div className={clsx(styles.popup, styles.popupUser)} data-slot="popup">
          <Note as="div" className={styles.popupWho} id={infoId}>
            <strong>{user.displayName}</strong>
            <span>{user.email}</span>
            <span>{roleNames.get(user.role) ?? user.role}</span>
          </Note>
          <div role="menu" aria-label={t('userMenu')} aria-describedby={infoId} {...popup}>
            {link(paths.profile(), t('userProfile'))}
            {user.isPremium && link(paths.premium(), t('userPremium'))}
            {user.isAdmin && link(paths.admin(), t('userAdmin'))}
            <Row as="fieldset" gap={2} align="stretch" className={styles.popupThemes} aria-label={t('theme')}>
              {THEMES.map((choice) => (
                <button
                  key={choice}
                  className={styles.popupTheme}
                  type="button"
                  role="menuitemradio"
                  aria-checked={choice === theme}
                  tabIndex={-1}
                  onClick={() => chooseTheme(choice)}
                >
                  {themeNames[choice]}
                </button>
              ))}
            </Row>
            <Row
              as="button"
              gap={12}
              className={styles.popupItem}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                close();
                onSignOut();
              }}
            >
              {t('userSignOut')}
            </Row>
          </div>
        </div>
      )}
    </div>
  );
}
