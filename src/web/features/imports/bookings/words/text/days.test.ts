import { expect, test } from 'vitest';
import { dayOrderOf, dayRangeIn, daysIn } from './days.ts';

const found = (text: string) => daysIn(text, dayOrderOf(text, null)).map(({ day }) => day);

test.each([
  ['3 mai 2027', '2027-05-03'],
  ['1er août 2027', '2027-08-01'],
  ['sam. 08/05/2027', '2027-05-08'],
  ['Sat 05/08/2027', '2027-05-08'],
  ['May 3, 2027', '2027-05-03'],
  ['the 3rd of May 2027', '2027-05-03'],
  ['Thu, Sep 16, 2027', '2027-09-16'],
  ['2027-05-03', '2027-05-03'],
  ['2027/05/03', '2027-05-03'],
  ['08.05.2027', '2027-05-08'],
  ['25/05/2027', '2027-05-25'],
  ['05/25/2027', '2027-05-25'],
  ['05/25/27', '2027-05-25'],
  ['25-05-2027', '2027-05-25'],
])('[PLUS-13] a day is read: %s', (text, day) => {
  expect(found(text)).toEqual([day]);
});

test.each([
  '05/08/2027',
  '05/08/27',
  '05-08-2027',
  '31 février 2027',
  'mardi 8 mai 2027',
  '3 mai',
  '12/13/14/2027',
  '1.2.3.2027',
  '3 mots 2027',
])('[PLUS-13] a day that is unclear or wrong is not read: %s', (text) => {
  expect(found(text)).toEqual([]);
});

test('[PLUS-13] one clear day decides how the others of a text are written; contradictions do not', () => {
  expect(found('25/05/2027 to 05/06/2027')).toEqual(['2027-05-25', '2027-06-05']);
  expect(found('05/25/2027 to 05/06/2027')).toEqual(['2027-05-25', '2027-05-06']);
  expect(found('05/25/27, 05-06-27')).toEqual(['2027-05-25', '2027-05-06']);
  expect(found('25/05/2027, 05/26/2027, 05/06/2027')).toEqual(['2027-05-25', '2027-05-26']);
});

test.each([
  ['du 8 au 11 mai 2027', '2027-05-08', '2027-05-11'],
  ['du jeudi 6 au dimanche 9 mai 2027', '2027-05-06', '2027-05-09'],
  ['30 April to 3 May 2027', '2027-04-30', '2027-05-03'],
  ['30 décembre au 2 janvier 2028', '2027-12-30', '2028-01-02'],
  ['May 8–11, 2027', '2027-05-08', '2027-05-11'],
])('[PLUS-13] both days of a range are read: %s', (text, from, to) => {
  expect(dayRangeIn(text)).toEqual([from, to]);
});
