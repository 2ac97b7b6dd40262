/* The inline script of index.html, before anything is painted: language and theme as they were chosen. Its lines are
   joined: every statement ends with a semicolon. */
{
  let language = 'fr';
  try {
    const theme = localStorage.getItem('%key%-theme');
    /* What was chosen without scripts is the server's to show, and not theirs. */
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
    else delete document.documentElement.dataset.theme;
    if (localStorage.getItem('%key%-auth') !== null) document.documentElement.dataset.mayBeSignedIn = '';
    if (
      (location.search.match(/[?&]lang=(fr|en)(?=&|$)/)?.[1] ?? localStorage.getItem('%key%-language')) ===
      'en'
    )
      language = 'en';
  } catch {
    /* Site data is blocked: everything as on a first visit. */
  }
  /* A rendered page has its language. */
  if (!('rendered' in document.documentElement.dataset)) document.documentElement.lang = language;
  try {
    /* The first page's data is asked for beside its code, which takes it: src/web/data/early-read.ts. */
    const { access_token: token, expires_at: end } = JSON.parse(localStorage.getItem('%key%-auth'));
    const { supabaseUrl, supabaseKey: apikey } = JSON.parse(
      document.getElementById('config')?.textContent ?? localStorage.getItem('%key%-config'),
    );
    const [, trip] = location.pathname.match(/^\/dashboard$|^\/trip\/([0-9a-f-]{36})$/);
    /* A session that ends within two minutes is renewed first, by the client of the auth API. */
    if (end * 1000 > Date.now() + 120000) {
      const root = new URL(supabaseUrl || '/', location.origin).href.replace(/\/+$/, '');
      const url = root + '/rest/v1/' + (trip ? 'rpc/whole_trip?trip_id=' + trip : '%summaries%');
      const authorization = 'Bearer ' + token;
      const answer = fetch(url, { headers: { apikey, authorization }, signal: AbortSignal.timeout(30000) });
      answer.catch(() => {});
      globalThis.earlyRead = { url, authorization, answer };
    }
  } catch {
    /* Nobody is signed in, or this page needs other data. */
  }
  document.addEventListener(
    'click',
    ({ target }) => {
      const pressed = target.closest('#root button');
      if (pressed && !('listening' in document.documentElement.dataset)) pressed.dataset.clickedEarly = '';
    },
    true,
  );
}
