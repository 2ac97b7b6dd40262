import { describe, expect, it } from 'vitest';
import { type CustomTripForm, customTripSchema } from './schema.ts';

const valid: CustomTripForm = {
  name: 'Camille',
  email: 'camille@exemple.fr',
  phone: '',
  destination: '',
  start_date: '',
  end_date: '',
  flexible: true,
  travellers: '',
  budget: '',
  style: [],
  message: 'Une semaine au calme',
};

/** The first error of each field that is refused. */
function refusals(changes: Partial<CustomTripForm>) {
  const { error } = customTripSchema.safeParse({ ...valid, ...changes });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

describe('[PUB-2] the custom trip form', () => {
  it('needs a name, an address and a message, and nothing else', () => {
    expect(refusals({})).toEqual({});
    expect(refusals({ name: '', email: 'x', message: '  ' })).toEqual({
      name: 'nameRequired',
      email: 'emailInvalid',
      message: 'messageRequired',
    });
  });

  it('refuses an end before the start, and takes a trip of one day', () => {
    expect(refusals({ start_date: '2027-03-12', end_date: '2027-03-11' })).toEqual({
      end_date: 'endBeforeStart',
    });
    expect(refusals({ start_date: '2027-03-12', end_date: '2027-03-12' })).toEqual({});
  });

  it.each(['2027-02-29', '2027-13-01', '12/03/2027'])('refuses the day %s', (start_date) => {
    expect(refusals({ start_date })).toEqual({ start_date: 'dateInvalid' });
  });

  it('takes the leap day', () => {
    expect(refusals({ start_date: '2028-02-29' })).toEqual({});
  });

  it.each(['abc', '12', '+'])('refuses the phone %s, which nobody can call', (phone) => {
    expect(refusals({ phone })).toEqual({ phone: 'phoneInvalid' });
  });

  it.each(['+33 (0)1 99 00 12 34', '0199001234', '112', '01 99 00 12 34, après 18 h'])(
    'takes the phone %s',
    (phone) => {
      expect(refusals({ phone })).toEqual({});
    },
  );

  it.each(['0', '-2', '2.5', '51', 'deux'])('refuses %s travellers', (travellers) => {
    expect(refusals({ travellers })).toEqual({ travellers: 'travellersInvalid' });
  });

  it.each(['-1', '12,3456', 'beaucoup', '99999999999'])('refuses a budget of %s', (budget) => {
    expect(refusals({ budget })).toEqual({ budget: 'budgetInvalid' });
  });
});
