import { useTranslation } from 'react-i18next';
import { Scene } from '#web/ui/scene.tsx';
import { QuickPlanForm } from './quick-plan-form.tsx';

/** What Escale is, in a sentence and a picture, and the quick plan on its shore. */
export function HomeHero() {
  const { t } = useTranslation('landing');
  return (
    <>
      <section className="hero" aria-labelledby="hero-title">
        <Scene className="hero-scene" />
        <div className="page-width hero-text">
          <h1 id="hero-title">{t('heroTitle')}</h1>
          <p>{t('heroText')}</p>
        </div>
      </section>
      <div className="page-width">
        <QuickPlanForm />
      </div>
    </>
  );
}
