import type { ReactNode } from 'react';
import { HomeCall } from './home-call.tsx';
import { HomeExamples } from './home-examples.tsx';
import { HomeFeatures } from './home-features.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeThemes } from './home-themes.tsx';

interface HomePageProps {
  posts: ReactNode;
  today: Temporal.PlainDate;
}

export function HomePage({ posts, today }: HomePageProps) {
  return (
    <>
      <HomeHero />
      <HomeFeatures />
      <HomeExamples today={today} />
      <HomeThemes />
      {posts}
      <HomeCall />
    </>
  );
}
