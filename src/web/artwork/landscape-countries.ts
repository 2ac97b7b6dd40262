import type { LandscapeKind } from './landscape-choice.ts';

/** Kinds by ISO 3166-1 country, for unknown names. */
const COUNTRIES: Partial<Record<LandscapeKind, string>> = {
  fjord: 'NO IS GL FO SJ AQ BV GS HM TF',
  // The drawings of Asia have a torii.
  asia: 'JP',
  terraces: 'VN LA ID PH TL MG CN TW MM KH',
  savanna: 'KE TZ BW ZM ZW ZA UG RW BI MW MZ AO BF TD ML NE TG BJ SD SS ET SN GM GW GN NG SZ LS CF',
  tropics:
    'BR CR PA CO EC VE GY SR GF NI HN GT BZ SV CU JM HT DO PR LK MY BN PG GH CM GA CG CD CI LR SL GQ ST TH MV SC MU RE YT KM GP MQ TT BB LC VC GD DM AG KN BS TC KY VI VG AI MS BQ CW AW SX MF BL PF FJ WS TO TV KI NR MH FM PW SB VU NC WF GU MP AS CK NU TK BM PY',
  metropolis: 'SG HK MO',
  medina: 'MA TN DZ EG TR IL PS SY LB IR IQ UZ TM TJ IN PK BD AF LY YE BH KW AZ',
  desert: 'AU MX JO OM SA AE QA MR EH NA DJ SO ER',
  canyon: 'US',
  harbour: 'DK NL IE GB EE LV LT IM JE GG AX',
  islands: 'GR MT CY CV FK PM SH IO UM CX CC NF PN',
  mountains: 'AR CH AT LI AD NP BT GE AM PE BO CL KG KZ NZ ME MK AL BA XK KR KP',
  forest: 'FI SE CA SI RU BY',
  sea: 'HR MC GI UY',
  vineyard: 'MD',
  city: 'PT IT ES FR DE BE LU PL HU CZ SK RO BG RS UA SM VA',
};

export function landscapeOfCountry(iso: string | undefined): LandscapeKind | undefined {
  if (!iso) return undefined;
  for (const kind of Object.keys(COUNTRIES) as LandscapeKind[])
    if (COUNTRIES[kind]?.split(' ').includes(iso)) return kind;
  return undefined;
}
