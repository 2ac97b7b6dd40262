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
  /* A rendered page loads its application with the first interaction. Until then its fields can be filled and its buttons
     pressed, and both are done again once it runs: docs/adr/0063. */
  const typed = new Map();
  globalThis.earlyInput = typed;
  document.addEventListener(
    'input',
    ({ target }) => {
      if (!target.closest('[data-early]')) return;
      typed.delete(target);
      typed.set(target, /checkbox|radio/.test(target.type) ? target.checked : target.value);
    },
    true,
  );
  const pressedEarly = () => document.querySelectorAll('[data-clicked-early]');
  document.addEventListener(
    'click',
    (event) => {
      const pressed = event.target.closest('#root button');
      if (!pressed || 'listening' in document.documentElement.dataset) return;
      event.preventDefault();
      for (const other of pressedEarly()) delete other.dataset.clickedEarly;
      pressed.dataset.clickedEarly = '';
    },
    true,
  );
  document.addEventListener('DOMContentLoaded', () => {
    const application = document.getElementById('application');
    if (!application) return;
    let isLoading = false;
    const fetchWhole = async (file) => {
      const answer = await fetch(file.getAttribute('src') ?? file.getAttribute('href'));
      if (!answer.ok) throw new Error(answer.statusText);
      await answer.arrayBuffer();
    };
    const load = () => {
      if (isLoading) return;
      isLoading = true;
      const { content } = application;
      /* Most browsers never ask again for a module that could not be loaded: each is fetched as a file first. The first ones
         run while the rest is on its way. */
      for (const link of content.querySelectorAll('link')) fetchWhole(link).catch(() => {});
      Promise.all([...content.querySelectorAll('script')].map(fetchWhole)).then(
        () => document.body.append(content.cloneNode(true)),
        () => {
          /* Without a network, the next interaction tries again. */
          isLoading = false;
          for (const pressed of pressedEarly()) delete pressed.dataset.clickedEarly;
        },
      );
    };
    const begin = ({ type, movementX, movementY }) => {
      /* Chromium makes a movement up where a pointer rests. */
      if (type !== 'pointermove' || movementX !== 0 || movementY !== 0) load();
    };
    for (const sign of ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input'])
      document.addEventListener(sign, begin, { capture: true, passive: true });
    document.addEventListener(
      'error',
      ({ target }) => {
        /* A broken picture is for the application to hide. */
        if (target.tagName === 'IMG') load();
      },
      true,
    );
    let isFirstVisit = false;
    try {
      const stored = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
      isFirstVisit = stored.every((key) => /-(language|theme)$/.test(key));
      indexedDB.databases().then(
        (all) => all.length > 0 && load(),
        () => {},
      );
    } catch {
      /* Site data is blocked. */
    }
    const { activeElement, body, documentElement } = document;
    if (isFirstVisit) for (const fields of document.querySelectorAll('[data-early]')) fields.disabled = false;
    if (
      !isFirstVisit ||
      documentElement.lang !== language ||
      location.hash.length > 1 ||
      activeElement !== body ||
      document.querySelector('[data-needs-scripts], [data-clicked-early]')
    )
      load();
  });
}
