import { HomeCall } from './home-call.tsx';
import { HomeExamples } from './home-examples.tsx';
import { HomeFeatures } from './home-features.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeThemes } from './home-themes.tsx';
import '../styles.css';

/** The home page (PUB-1). It needs no data, so that a first visit waits for nothing. */
export function HomePage() {
  return (
    <>
      <HomeHero />
      <HomeFeatures />
      <HomeExamples />
      <HomeThemes />
      <HomeCall />
    </>
  );
}
