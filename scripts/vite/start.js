/* The inline script of index.html, before anything is painted: language and theme as they were chosen, and an early
   request for what this visit will need. Its lines are joined: every statement ends with a semicolon. */
{
  const files = '%files%';
  const wanted = [];
  let language = 'fr';
  try {
    const theme = localStorage.getItem('%key%-theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
    if ((localStorage.getItem('%key%-language') ?? location.search.match(/[?&]lang=(\w+)/)?.[1]) === 'en')
      language = 'en';
    if (localStorage.getItem('%key%-auth')) wanted.push(...files.session);
  } catch {
    /* Site data is blocked: everything as on a first visit. */
  }
  document.documentElement.lang = language;
  wanted.unshift(...files[language]);
  if (location.pathname === '/') wanted.unshift(...files.home);
  for (const href of wanted) {
    const rel = href.endsWith('.css') ? 'stylesheet' : 'modulepreload';
    document.head.append(Object.assign(document.createElement('link'), { rel, href }));
  }
  /* A slow line is not shared between the fonts and the script that they wait for: they follow its largest file. */
  const follow = ({ target }) => {
    if (!target.href?.endsWith(files.largest)) return;
    document.removeEventListener('load', follow, true);
    for (const face of document.fonts) {
      if (face.family.includes('Variable')) face.load().catch(() => {});
    }
  };
  document.addEventListener('load', follow, true);
}
