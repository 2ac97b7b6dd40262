import { folded } from '#domain/text.ts';
import { hasAirportWord, type PlaceSuggestion } from './place-search.ts';

type Suggestion = Pick<PlaceSuggestion, 'id' | 'label' | 'detail'>;

/** Puts airports that the text names first. @param airportsAfter places before those other airports */
export function joinSuggestions<Found extends Suggestion>(
  text: string,
  places: readonly Found[],
  airports: readonly Found[],
  airportsAfter: number,
): Found[] {
  const words = wordsOf(text);
  const named = hasAirportWord(text) ? airports : airports.filter((airport) => isNamed(words, airport));
  return [
    ...named,
    ...places.slice(0, airportsAfter),
    ...airports.filter((airport) => !named.includes(airport)),
    ...places.slice(airportsAfter),
  ];
}

/** Whether words name an airport by code, or by its own name ("Incheon" of Seoul), not its town. */
function isNamed(words: readonly string[], { id, label, detail }: Suggestion): boolean {
  const isCode = words.length === 1 && words[0] === String(id).toLowerCase();
  const isOwnName = words.every(isBeginningIn(`${label} ${detail}`)) && !words.every(isBeginningIn(label));
  return isCode || isOwnName;
}

function isBeginningIn(name: string): (word: string) => boolean {
  const words = wordsOf(name);
  return (beginning) => words.some((word) => word.startsWith(beginning));
}

const wordsOf = (text: string) =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
