/* The inline script of index.html, before anything is painted: language and theme as they were chosen, and an early
   request for what this visit will need. Its lines are joined: every statement ends with a semicolon. */
{
  const files = '%files%';
  const wanted = [];
  let language = 'fr';
  try {
    const theme = localStorage.getItem('%key%-theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
    if (localStorage.getItem('%key%-language') === 'en') language = 'en';
    if (localStorage.getItem('%key%-auth')) wanted.push(...files.session);
  } catch {
    /* Site data is blocked: everything as on a first visit. */
  }
  document.documentElement.lang = language;
  wanted.unshift(...files[language]);
  if (location.pathname === '/') wanted.unshift(...files.home);
  for (const href of wanted) {
    const link = document.createElement('link');
    const isStyle = href.endsWith('.css');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    if (isStyle) {
      link.as = 'style';
      link.crossOrigin = '';
    }
    link.href = href;
    document.head.append(link);
  }
}
