import { useParams } from 'react-router';
import { sampleAddressesRead } from '#db/public-reads/samples.ts';
import { withAreas } from '#i18n/i18n.ts';
import { inLanguage } from '#i18n/languages.ts';
import { landscapeKind, landscapePreview } from '#web/artwork/landscape-choice.ts';
import type { PageRequest } from '#web/data/public-page.ts';
import { PostCards } from '#web/features/blog/components/post-card.tsx';
import { SamplePage } from '#web/features/explore/sample-trips/components/sample-page.tsx';
import { readSample, type SampleData } from '#web/features/explore/sample-trips/page-data.ts';
import { paths } from '#web/paths.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import type { PublicPage } from '../public-page.ts';

type Page = PublicPage<SampleData>;

// The map's library outweighs the rest: loaded on demand.
const SampleMap = lazyPart(
  async () =>
    (await withAreas(import('../sample-map.tsx'), 'map', 'trip', 'trip-items', 'trip-transport')).default,
);

export const read = (request: PageRequest) => readSample(request.params.slug ?? '', request);

export const head: Page['head'] = (_t, { sample }, language) => ({
  title: inLanguage(language, { fr: sample.title_fr, en: sample.title_en }),
  description: inLanguage(language, { fr: sample.summary_fr, en: sample.summary_en }),
  picture:
    sample.image_url ??
    landscapePreview(sample.destination_fr, {
      kind: landscapeKind(sample.landscape),
      month: sample.month,
    }),
});

export const entries: Page['entries'] = async (readRows) =>
  (await readRows(sampleAddressesRead())).map(({ slug, updated_at }) => ({
    path: paths.sampleTrip(slug),
    changed: updated_at,
  }));

export default function SampleTripRoute() {
  const { slug = '' } = useParams();
  return (
    <SamplePage
      key={slug}
      map={(sample) => <SampleMap sample={sample} />}
      posts={(posts) => <PostCards posts={posts} />}
    />
  );
}
