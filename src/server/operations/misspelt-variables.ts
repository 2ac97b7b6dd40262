/** Shorter names are too near to those of others: PORTS, HOSTS. */
const SHORTEST = 8;
/** Variables of other programs, one letter from ours. */
const FOREIGN = new Set(['DATADIR', 'EMAIL_FROM', 'LOGLEVEL']);

/** "DATA_BASE_URL: did you mean DATABASE_URL?" for each variable that is one typing error from a name that is not set. */
export function misspeltVariables(
  env: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): string[] {
  const known = new Set(names);
  const missing = names.filter((name) => name.length >= SHORTEST && env[name] === undefined);
  return Object.keys(env)
    .filter((given) => !known.has(given) && !FOREIGN.has(given))
    .flatMap((given) => {
      const meant = missing.find((name) => isNear(given.toUpperCase(), name));
      return meant ? [`${given}: did you mean ${meant}?`] : [];
    });
}

function isNear(given: string, name: string): boolean {
  return given.replaceAll('_', '') === name.replaceAll('_', '') || isOneError(given, name);
}

/** Whether one letter was added, left out or replaced, or two were exchanged. */
function isOneError(given: string, name: string): boolean {
  let at = 0;
  while (at < given.length && given[at] === name[at]) at += 1;
  const [typed, wanted] = [given.slice(at), name.slice(at)];
  return (
    typed.slice(1) === wanted ||
    typed === wanted.slice(1) ||
    typed.slice(1) === wanted.slice(1) ||
    (typed.slice(2) === wanted.slice(2) && typed[0] === wanted[1] && typed[1] === wanted[0])
  );
}
