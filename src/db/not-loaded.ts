/** Messages of Chromium, Firefox and Safari for code without an answer; the last is Vite's, for styles. */
export const NOT_LOADED = /dynamically imported module|importing a module script failed|unable to preload/i;
