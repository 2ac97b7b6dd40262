import type { ListedUser } from '#db/admin.types.ts';

/** Returns first and last name, else the display name, else the address. */
export function nameOfUser({
  first_name,
  last_name,
  name,
  email,
}: Pick<ListedUser, 'first_name' | 'last_name' | 'name' | 'email'>): string {
  return [first_name, last_name].filter(Boolean).join(' ') || name || email || '';
}
