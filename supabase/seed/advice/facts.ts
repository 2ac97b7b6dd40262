/**
 * Facts of daily life by country, where no data package has them.
 *
 * Plugs, voltage and frequency: compared country by country with the table of `fluids` 1.3.1 (MIT; Wikipedia's list of mains electricity,
 * 2017) in November 2026. Where that names more, what is left out is rare or gone; where it names less: 230 V as the standard of
 * today in AE, CY, GI, MY and TH, both halves of Japan, and the French, American and Chinese territories that it lacks.
 * Emergency numbers: compared with Microsoft's reference of emergency numbers (Teams, May 2024) for the countries it has. One row where
 * one number serves all; several where callers may still meet a place that knows the old ones alone (ID, RS, UA).
 * Sides of the road: those that drive on the left, all others on the right. Telephone codes come from countries-list, time zones
 * from the capital's coordinates. A country that none of these tells of has none: a supervisor adds it.
 */
import tzlookup from '@photostructure/tz-lookup';

export type Emergency = { number: string; for: 'all' | 'police' | 'medical' | 'fire' };

export type CountryFacts = {
  phone?: string;
  time_zone: string;
  drives: 'left' | 'right';
  plugs?: readonly string[];
  voltage?: number;
  hertz?: readonly number[];
  emergency?: readonly Emergency[];
  /** The best to travel in, 1 to 12. */
  months?: readonly number[];
};

const LEFT = new Set(
  (
    'AG AI AU BB BD BM BN BS BT BW CC CK CX CY DM FJ FK GB GD GG GY HK ID IE IM IN JE JM JP KE KI KN KY LC LK LS MO MS MT MU ' +
    'MV MW MY MZ NA NF NP NR NU NZ PG PK PN SB SC SG SH SR SZ TC TH TK TL TO TT TV TZ UG VC VG VI WS ZA ZM ZW'
  ).split(' '),
);

/** `plugs voltage hertz`, and the countries that have them. */
const POWER: readonly [power: string, countries: string][] = [
  ['CF 230 50', 'AL AM AT BA BG DE EE ES FI GR HR HU ID IS LT LU LV ME MK NL NO PT RO RS SE SI TR UA'],
  ['CE 230 50', 'BE CZ FR GF GP MC MQ PL PM RE SK TN'],
  ['CE 220 50', 'MA NC'],
  ['CE 220 60', 'PF'],
  ['CEFK 230 50', 'DK'],
  ['CFL 230 50', 'IT SM VA'],
  ['CJ 230 50', 'CH LI'],
  ['G 230 50', 'AE BH CY GB GI IE MT MY SG'],
  ['G 240 50', 'KE OM QA'],
  ['G 220 50', 'HK'],
  ['AB 120 60', 'BS CA CR PR US'],
  ['AB 127 60', 'MX'],
  ['AB 110 60', 'CO TW'],
  ['ABC 220 60', 'PE'],
  ['AB 220 60', 'PH'],
  ['AB 100 50/60', 'JP'],
  ['CF 220 60', 'KR'],
  ['CF 220 50', 'EG GE'],
  ['ACI 220 50', 'CN'],
  ['CI 220 50', 'AR'],
  ['CL 220 50', 'CL'],
  ['ABCO 230 50', 'TH'],
  ['AC 220 50', 'VN'],
  ['ACG 230 50', 'KH'],
  ['CDM 230 50', 'IN NP'],
  ['DGM 230 50', 'LK'],
  ['I 230 50', 'AU NZ'],
  ['CMN 230 50', 'ZA'],
  ['DM 220 50', 'NA'],
  ['DG 230 50', 'TZ'],
  ['CG 230 50', 'MU'],
  ['CH 230 50', 'IL'],
  ['CDEK 230 50', 'SN'],
];

/** `112` for everything, `p110 m119 f119` where they differ, and the countries. */
const HELP: readonly [numbers: string, countries: string][] = [
  [
    '112',
    'AT BE BG CH CY CZ DE DK EE ES FI FR GE GF GP GR HR HU IE IN IS IT LI LT LU LV MC MQ MT NL PL PT RE RO SE SI SK TR VA',
  ],
  ['999', 'GB HK'],
  ['p192 m194 f193', 'RS'],
  ['p112 m118 f115', 'SM'],
  ['p102 m103 f101', 'UA'],
  ['p110 m119 f113', 'ID'],
  ['p112 m113 f110', 'NO'],
  ['911', 'BS CA CR JO MX PH PR US'],
  ['123', 'CO'],
  ['000', 'AU'],
  ['111', 'NZ'],
  ['p110 m119 f119', 'JP TW'],
  ['p112 m119 f119', 'KR'],
  ['p110 m120 f119', 'CN'],
  ['p191 m1669 f199', 'TH'],
  ['p113 m115 f114', 'VN'],
  ['999', 'KE MY'],
  ['p999 m995 f995', 'SG'],
  ['p190 m192 f193', 'BR'],
  ['p911 m107 f100', 'AR'],
  ['p133 m131 f132', 'CL'],
  ['p19 m15 f15', 'MA'],
  ['p197 m190 f198', 'TN'],
  ['p122 m123 f180', 'EG'],
  ['p999 m998 f997', 'AE'],
  ['9999', 'OM'],
  ['p100 m101 f102', 'IL'],
  ['p10111 m10177 f10177', 'ZA'],
  ['p17 m1515 f18', 'SN'],
  ['p999 m114 f115', 'MU'],
  ['p119 m1990 f110', 'LK'],
  ['p100 m102 f101', 'NP'],
];

const FOR: Readonly<Record<string, Emergency['for']>> = { p: 'police', m: 'medical', f: 'fire' };

const find = (table: readonly (readonly [string, string])[], code: string) =>
  table.find(([, countries]) => countries.split(' ').includes(code))?.[0];

/** The months that the advice on a country names as good ones; a country of all climates has none. */
const MONTHS: Readonly<Record<string, readonly number[]>> = {
  DE: [5, 6, 7, 8, 9, 12],
  ES: [3, 4, 5, 9, 10],
  FR: [5, 6, 9],
  GB: [5, 6, 7, 8, 9],
  GR: [5, 6, 9],
  IT: [4, 5, 6, 9, 10],
  JP: [3, 4, 11],
  MA: [3, 4, 5, 10, 11],
  MX: [1, 2, 3, 4, 11, 12],
  PT: [4, 5, 6, 9, 10],
  TH: [1, 2, 11, 12],
  TR: [4, 5, 6, 9, 10],
};

/** What is known of daily life in a country; `lat` and `lng` are its capital's. */
export function factsOf(code: string, phone: readonly number[], lat: number, lng: number): CountryFacts {
  const [plugs, voltage, hertz] = find(POWER, code)?.split(' ') ?? [];
  const help = find(HELP, code)?.split(' ');
  return {
    ...(phone[0] && { phone: String(phone[0]) }),
    time_zone: tzlookup(lat, lng),
    drives: LEFT.has(code) ? 'left' : 'right',
    ...(plugs && {
      plugs: plugs.split(''),
      voltage: Number(voltage),
      hertz: (hertz ?? '').split('/').map(Number),
    }),
    ...(help && {
      emergency: help.map((text) => ({
        number: text.replace(/^[pmf]/, ''),
        for: FOR[text.charAt(0)] ?? 'all',
      })),
    }),
    ...(MONTHS[code] && { months: MONTHS[code] }),
  };
}
