/** What to know before one goes: paragraphs of Markdown in both languages. No rule of entry or health: those are the states'. */
export type CountryAdvice = { fr: readonly string[]; en: readonly string[] };
