/** Reads addresses by their names: `walk=https://walk.example, car=https://roads.example`. Null for another form, or a name that is unknown or there twice. */
export function parseAddresses<Name extends string>(
  text: string,
  names: readonly Name[],
): Partial<Record<Name, string>> | null {
  const addresses: Partial<Record<Name, string>> = {};
  // An address may have commas of its own.
  for (const part of text.split(/,(?=\s*[a-z]+=[a-z]+:)/)) {
    const [, given, address] = /^\s*([a-z]+)=(\S+)\s*$/.exec(part) ?? [];
    const name = names.find((known) => known === given);
    if (name === undefined || addresses[name] !== undefined) return null;
    addresses[name] = address;
  }
  return addresses;
}
