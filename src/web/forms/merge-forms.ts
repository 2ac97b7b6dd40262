/** Fields that are one thing to a person: taken over or left together. The first of them names the group. */
export type FieldGroup<Form extends object> = readonly [keyof Form & string, ...(keyof Form & string)[]];

/** What two people have made of one form. */
export interface MergedForms<Form extends object> {
  /** Fields that they alone have changed, as they have them now. */
  taken: Partial<Form>;
  /** Names of what both have changed, each in their own way: for the person to decide. */
  clashes: (keyof Form & string)[];
}

/**
 * Compares a form that is being filled in with the row as somebody else has changed it.
 *
 * @param base the form as it was when the row was last seen
 * @param mine the form as it is filled in now
 * @param theirs the form of the row as it is stored now
 */
export function mergeForms<Form extends object>(
  base: Form,
  mine: Form,
  theirs: Form,
  groups: readonly FieldGroup<Form>[],
): MergedForms<Form> {
  const taken: Partial<Form> = {};
  const clashes: (keyof Form & string)[] = [];
  for (const group of groups) {
    if (isSame(group, base, theirs) || isSame(group, mine, theirs)) continue;
    if (isSame(group, base, mine)) Object.assign(taken, part(group, theirs));
    else clashes.push(group[0]);
  }
  return { taken, clashes };
}

/** Every field of a form in a group: those that belong together, and each of the others by itself. */
export function groupsOf<Form extends object>(
  names: readonly (keyof Form & string)[],
  together: readonly FieldGroup<Form>[] = [],
): FieldGroup<Form>[] {
  const grouped = new Set(together.flat());
  return [...together, ...names.filter((name) => !grouped.has(name)).map((name) => [name] as const)];
}

/** The fields of one group. */
export function part<Form extends object>(group: FieldGroup<Form>, form: Form): Partial<Form> {
  const fields: Partial<Form> = {};
  for (const name of group) fields[name] = form[name];
  return fields;
}

/** Whether two forms have the same in a group. */
export function isSame<Form extends object>(group: FieldGroup<Form>, one: Form, other: Form): boolean {
  return group.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));
}
