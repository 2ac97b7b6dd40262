import { postRows } from '#seed/posts.ts';
import { sampleTripRows } from '#seed/sample-trips.ts';
import { themeRows } from '#seed/themes.ts';

/** What a release publishes, for tests beside the code, which may not know the seed. */
export const published = { posts: postRows(), samples: sampleTripRows(), themes: themeRows() };
