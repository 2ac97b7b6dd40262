/**
 * Preloaded into a server under test (`node --import`): what the library asks Google goes to the OAuth server of the tests instead.
 * The library lets nobody configure Google's addresses, and the product changes no global for the sake of a test.
 */
const GOOGLE = /^https:\/\/(oauth2|www)\.googleapis\.com(?=\/)/;

const fetchFromGoogle = globalThis.fetch;
globalThis.fetch = (input, init) =>
  fetchFromGoogle(
    input instanceof Request ? input : String(input).replace(GOOGLE, process.env.FAKE_GOOGLE_URL ?? ''),
    init,
  );
