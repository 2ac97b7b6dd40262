import { type ReactNode, useDeferredValue } from 'react';
import { useLocation } from 'react-router';
import styles from '../home.module.css';
import { HomeCall } from './home-call.tsx';
import { HomeExamples } from './home-examples.tsx';
import { HomeFeatures } from './home-features.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeThemes } from './home-themes.tsx';

/**
 * The home page (PUB-1). It needs no data, so that a first visit waits for nothing: `posts` come when they are scrolled to.
 * What is below the screen is rendered
 * once the hero is painted, unless the address points into it.
 */
export function HomePage({ posts }: { posts: ReactNode }) {
  const { hash } = useLocation();
  const isComplete = useDeferredValue(true, hash !== '');
  return (
    <>
      <HomeHero />
      {isComplete ? (
        <>
          <HomeFeatures />
          <HomeExamples />
          <HomeThemes />
          {posts}
          <HomeCall />
        </>
      ) : (
        <div className={styles.homeBelow} />
      )}
    </>
  );
}
