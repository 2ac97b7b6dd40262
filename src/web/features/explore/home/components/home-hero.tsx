import { useTranslation } from 'react-i18next';
import { Scene } from '#web/artwork/scene.tsx';
import { ScriptedForm } from '#web/forms/scripted-form.tsx';
import { PageWidth } from '#web/ui/page-width.tsx';
import styles from './home.module.css';
import { QuickPlanForm } from './quick-plan-form.tsx';

export function HomeHero() {
  const { t } = useTranslation('landing');
  return (
    <>
      <section className={styles.hero} aria-labelledby="hero-title">
        <Scene className={styles.heroScene} />
        <PageWidth className={styles.heroText}>
          <h1 id="hero-title">{t('heroTitle')}</h1>
          <p>{t('heroText')}</p>
        </PageWidth>
      </section>
      <PageWidth>
        <ScriptedForm>
          <QuickPlanForm />
        </ScriptedForm>
      </PageWidth>
    </>
  );
}
