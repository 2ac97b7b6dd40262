/** Fields merged or left together. The first one names the group. */
export type FieldGroup<Form extends object> = readonly [keyof Form & string, ...(keyof Form & string)[]];

export interface MergedForms<Form extends object> {
  taken: Partial<Form>;
  /** Fields changed by both, differently: the person decides. */
  clashes: (keyof Form & string)[];
}

/**
 * Compares an open form with the row as others changed it.
 * @param base when the row was last seen @param mine as filled in @param theirs as stored
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

export function groupsOf<Form extends object>(
  names: readonly (keyof Form & string)[],
  together: readonly FieldGroup<Form>[] = [],
): FieldGroup<Form>[] {
  const grouped = new Set(together.flat());
  return [...together, ...names.filter((name) => !grouped.has(name)).map((name) => [name] as const)];
}

export function part<Form extends object>(group: FieldGroup<Form>, form: Form): Partial<Form> {
  const fields: Partial<Form> = {};
  for (const name of group) fields[name] = form[name];
  return fields;
}

export function isSame<Form extends object>(group: FieldGroup<Form>, one: Form, other: Form): boolean {
  return group.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));
}
