/* The inline script of index.html, before anything is painted: language and theme as they were chosen. Its lines are
   joined: every statement ends with a semicolon. */
{
  let language = 'fr';
  try {
    const theme = localStorage.getItem('%key%-theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
    if (localStorage.getItem('%key%-auth') !== null) document.documentElement.dataset.mayBeSignedIn = '';
    if ((localStorage.getItem('%key%-language') ?? location.search.match(/[?&]lang=(\w+)/)?.[1]) === 'en')
      language = 'en';
  } catch {
    /* Site data is blocked: everything as on a first visit. */
  }
  /* A page that came rendered says itself in which language. */
  if (!('rendered' in document.documentElement.dataset)) document.documentElement.lang = language;
  document.addEventListener(
    'click',
    ({ target }) => {
      const pressed = target.closest('#root button');
      if (pressed && !('listening' in document.documentElement.dataset)) pressed.dataset.clickedEarly = '';
    },
    true,
  );
}
