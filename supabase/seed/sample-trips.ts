import { frenchSpaces, markdown } from './prose.ts';
import { bernina } from './sample-trips/bernina.ts';
import { copenhagen } from './sample-trips/copenhagen.ts';
import { cyclades } from './sample-trips/cyclades.ts';
import { dolomites } from './sample-trips/dolomites.ts';
import { emilia } from './sample-trips/emilia.ts';
import { graniteCoast } from './sample-trips/granite-coast.ts';
import { kyoto } from './sample-trips/kyoto.ts';
import { lisbon } from './sample-trips/lisbon.ts';
import { lofoten } from './sample-trips/lofoten.ts';
import { marrakech } from './sample-trips/marrakech.ts';
import type { SampleItem, SampleTrip, Words } from './sample-trips/plan.ts';
import { slovenia } from './sample-trips/slovenia.ts';
import { wadiRum } from './sample-trips/wadi-rum.ts';

/** A row of `public.sample_trips`, without the picture that a supervisor may choose. */
export type SampleTripRow = {
  slug: string;
  theme_slug: string;
  is_example: boolean;
  title_fr: string;
  title_en: string;
  summary_fr: string;
  summary_en: string;
  tips_fr: string;
  tips_en: string;
  destination_fr: string;
  destination_en: string;
  location: { name: string; formatted_address: string; lat: number; lng: number };
  country_iso_a2: string;
  landscape: string;
  days: number;
  month: number;
  currency: string;
  items: readonly SampleItem[];
  position: number;
  is_published: boolean;
};

const TRIPS: readonly SampleTrip[] = [
  lisbon,
  dolomites,
  cyclades,
  graniteCoast,
  wadiRum,
  slovenia,
  bernina,
  emilia,
  copenhagen,
  kyoto,
  marrakech,
  lofoten,
];

const inFrench = (words: Words) => frenchSpaces(typeof words === 'string' ? words : words[0]);
const inEnglish = (words: Words) => (typeof words === 'string' ? words : words[1]);

/** The trips of the themes, and those of the home page among them, in their order. */
export function sampleTripRows(): SampleTripRow[] {
  return TRIPS.map((trip, index) => {
    const [name, lat, lng] = trip.spot;
    return {
      slug: trip.slug,
      theme_slug: trip.theme,
      is_example: trip.isExample ?? false,
      title_fr: inFrench(trip.title),
      title_en: inEnglish(trip.title),
      summary_fr: inFrench(trip.summary),
      summary_en: inEnglish(trip.summary),
      tips_fr: frenchSpaces(markdown(trip.tips[0])),
      tips_en: markdown(trip.tips[1]),
      destination_fr: inFrench(trip.destination),
      destination_en: inEnglish(trip.destination),
      location: { name, formatted_address: name, lat, lng },
      country_iso_a2: trip.country,
      landscape: trip.landscape,
      days: trip.days,
      month: trip.month,
      currency: trip.currency,
      items: trip.items,
      position: index + 1,
      is_published: true,
    };
  });
}
