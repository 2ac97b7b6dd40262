import { describe, expect, it } from 'vitest';
import { contactSchema } from './schema.ts';

const valid = { name: 'Camille', email: 'camille@exemple.fr', subject: '', message: 'Bonjour' };

/** The first error of each field that is refused. */
function refusals(form: Record<string, string>) {
  const { error } = contactSchema.safeParse(form);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

describe('[PUB-4] the contact form', () => {
  it('takes a name, an address and a message; the subject may be empty', () => {
    expect(contactSchema.parse({ ...valid, name: '  Camille ' })).toEqual(valid);
  });

  it('refuses what is blank, each under its own field', () => {
    expect(refusals({ ...valid, name: ' ', message: '\n' })).toEqual({
      name: 'nameRequired',
      message: 'messageRequired',
    });
  });

  it.each(['', 'camille', 'camille@', '@exemple.fr', 'a b@exemple.fr'])(
    'refuses the address "%s"',
    (email) => {
      expect(refusals({ ...valid, email })).toEqual({ email: 'emailInvalid' });
    },
  );

  it('refuses a message over 10,000 characters and takes one of exactly that', () => {
    expect(refusals({ ...valid, message: 'x'.repeat(10_001) })).toEqual({ message: 'messageTooLong' });
    expect(refusals({ ...valid, message: 'x'.repeat(10_000) })).toEqual({});
  });
});
