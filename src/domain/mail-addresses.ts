/** The database's pattern (`app.is_email`); whether mail arrives, only a mail shows. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
