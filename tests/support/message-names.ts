import type { TFunction } from 'i18next';

/** In place of the texts of the administration: the name of each. */
export const messageNames: TFunction<'admin'> = Object.assign(
  // biome-ignore lint/suspicious/noExplicitAny: its overloads are i18next's
  ((key: string) => key) as any,
  {},
);
