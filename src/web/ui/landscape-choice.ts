/** What a landscape shows. */
export const LANDSCAPE_KINDS = [
  'sea',
  'mountains',
  'city',
  'desert',
  'forest',
  'islands',
  'asia',
  'medina',
  'tropics',
  'fjord',
  'savanna',
  'world',
  'railway',
] as const;

export type LandscapeKind = (typeof LANDSCAPE_KINDS)[number];

export type LandscapeTime = 'day' | 'evening';

/** Which picture, and how it differs from others of its kind. */
export interface LandscapeChoice {
  kind: LandscapeKind;
  /** Which of the drawings of its kind. */
  composition: 1 | 2;
  isFlipped: boolean;
  /** How near, 0 to 6: 0 is the whole picture. */
  near: number;
  /** Turn of the colours, 0 to 8: 4 is none. */
  light: number;
}

/** Kinds that have two drawings; the others have one. */
const TWICE_DRAWN: ReadonlySet<LandscapeKind> = new Set([
  'sea',
  'mountains',
  'city',
  'desert',
  'forest',
  'islands',
]);

/** Words in names, without accents, and the landscape of each; the first match decides. */
const WORDS: readonly [LandscapeKind, RegExp][] = [
  ['world', /\b(tour du monde|monde|world|globe|plusieurs|multi-?(pays|country))\b/],
  ['railway', /\b(trains?|interrail|railway|bernina|transsiberien|trans-siberian|orient-express)\b/],
  [
    'fjord',
    /\b(fjords?|norvege|norway|oslo|bergen|tromso|lofoten|svalbard|islande|iceland|reykjav\w*|groenland|greenland|feroe|faroe|cap nord|north cape)\b/,
  ],
  [
    'asia',
    /\b(asie|asia|japon|japan|tokyo|kyoto|osaka|nara|hiroshima|hokkaido|kanazawa|chine|china|pekin|beijing|shanghai|xi'?an|hong kong|macao|taiwan|taipei|coree|korea|seoul|busan|viet ?nam|hanoi|saigon|hoi an|hue|laos|luang prabang|cambod\w*|angkor|siem reap|birmanie|myanmar|bagan|bangkok|chiang mai|singap\w*)\b/,
  ],
  [
    'savanna',
    /\b(savan\w*|safari|kenya|nairobi|tanzani\w*|serengeti|kilimandjaro|kilimanjaro|botswana|okavango|zambi\w*|zimbabwe|afrique du sud|south africa|kruger|ouganda|uganda|rwanda|malawi|mozambique|angola|burkina \w*|tchad|chad|mali|niger|togo|benin|soudan|sudan|ethiopi\w*)\b/,
  ],
  [
    'tropics',
    /\b(tropi\w*|bresil|brazil|rio|salvador de bahia|amazon\w*|costa rica|panama|colombi\w*|carthagene|equateur|ecuador|venezuela|guyan\w*|surinam\w*|nicaragua|honduras|guatemala|belize|cuba|la havane|havana|jamai\w*|sri lanka|ceylan|inde|india|kerala|goa|malaisie|malaysia|borneo|indonesi\w*|papouasie|papua|ghana|cameroun|cameroon|gabon|congo|cote d'?ivoire|ivory coast|liberia)\b/,
  ],
  [
    'medina',
    /\b(medina|marrakech|marrakesh|fes|fez|meknes|rabat|ouarzazate|maroc|morocco|tunis\w*|kairouan|alger\w*|ghardaia|egypte?|caire|cairo|louxor|luxor|amman|jerusalem|damas|damascus|mascate|muscat|sanaa|yemen|iran|yazd|ispahan|isfahan|ouzbekistan|uzbekistan|samarcande|samarkand|boukhara|bukhara|rajasthan|jaisalmer|libye|libya|irak|iraq)\b/,
  ],
  [
    'islands',
    /\b(iles?|islands?|isles?|archipel\w*|cyclades|santorin\w*|mykonos|paros|naxos|crete|corfou|corfu|corse|corsica|sardaigne|sardinia|sicil\w*|malt[ae]|majorque|mallorca|ibiza|baleares|canaries|tenerife|madere|madeira|acores|azores|bali|lombok|maldives|seychelles|maurice|mauritius|reunion|guadeloupe|martinique|antilles|tahiti|polynesie|hawaii|fidji|fiji|zanzibar|okinawa|hebrides|porquerolles|oleron|noirmoutier|belle-ile|caraibes|caribbean|croisieres?|cruises?|philippin\w*|thailand\w*|phuket|krabi|grece|greece)\b/,
  ],
  [
    'mountains',
    /\b(montagnes?|mountains?|alp(e?s|es?)?|dolomit\w*|pyrenees|vercors|aubrac|chamonix|zermatt|annecy|grenoble|innsbruck|andes|himalaya|nepal|everest|patagoni\w*|suisse|switzerland|ecosse|scotland|tyrol|tatras|carpates|caucase|georgie|rando\w*|hik\w*|trek\w*|ski|neige|snow|refuges?|auvergne|cantal|jura|savoie|peru|perou|cusco|bolivi\w*|queyras|ecrins|mercantour|tibet|bhoutan|rockies|banff|yosemite)\b/,
  ],
  [
    'desert',
    /\b(desert\w*|sahara|dunes?|agafay|merzouga|jordani\w*|petra|wadi|dubai|doha|oman|abu dhabi|arabie|namibi\w*|atacama|arizona|nevada|utah|las vegas|djerba|mauritani\w*|mongolie|outback|mexi(co|que)|etats-unis|united states)\b/,
  ],
  [
    'forest',
    /\b(foret\w*|forest\w*|bois|nature|lacs?|lakes?|vosges|ardennes|landes|laponie|lapland|finland\w*|suede|sweden|canada|quebec|yukon|alaska|slovenie|slovenia|transylvani\w*|schwarzwald|perigord|dordogne|morvan|limousin|jardins?|gardens?|allemagne|germany|famill\w*|family|camping|van)\b/,
  ],
  [
    'sea',
    /\b(mer|sea|ocean|plages?|beach\w*|cotes?|coast\w*|riviera|bretagne|brittany|normandie|biarritz|arcachon|saint-malo|la rochelle|nice|cannes|marseille|cassis|calanques|algarve|cornouailles|cornwall|amalfi|positano|cinque terre|split|dubrovnik|croatie|croatia|miami|cancun|royaume-uni|united kingdom|dakar|essaouira|agadir|barcelon\w*|valencia|malaga|naples|napoli|voile|sailing|surf\w*)\b/,
  ],
  [
    'city',
    /\b(villes?|city|cities|week-?end|culture|gastronomi\w*|patrimoine|portugal|italie|italy|espagne|spain|france|turquie|turkiye|lisbo\w*|porto|paris|londres|london|rome|roma|new york|berlin|prague|vienne|vienna|amsterdam|bruxelles|brussels|madrid|seville|florence|venise|venice|athenes|athens|istanbul|budapest|copenhag\w*|stockholm|dublin|edimbourg|edinburgh|lyon|bordeaux|genes|milan\w*)\b/,
  ],
];

/** Places that a drawing was made after, and their like: 1 is a bay, its bridge and white villages; 2 a river and domes, cliffs, palms. */
const DRAWN: readonly [1 | 2, RegExp][] = [
  [
    1,
    /\b(lisbo\w*|porto|portugal|genes|istanbul|turquie|grece|greece|cyclades|santorin\w*|mykonos|paros|naxos|crete|corfou|corse|corsica|sicil\w*|malt[ae]|forets?|agafay|sahara)\b/,
  ],
  [
    2,
    /\b(rome|roma|italie|italy|gastronomi\w*|florence|france|paris|thailand\w*|phuket|royaume-uni|united kingdom|etats-unis|prague|vienne|vienna|budapest|lyon|venise|venice|bali|lombok|zanzibar|philippin\w*|seychelles|maurice|reunion|guadeloupe|martinique|tahiti|antilles|etretat|normandie|cornouailles|arizona|utah|petra|wadi|lacs?|lakes?|canada|quebec|finland\w*|dolomit\w*)\b/,
  ],
];

/** For a name without a match, chosen by its hash: what might be anywhere, no town's domes and no palms. */
const GUESSES: readonly LandscapeKind[] = ['mountains', 'forest', 'sea'];

function hash(text: string): number {
  let value = 2166136261;
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0;
  // FNV's low bits are poor for short texts: fold the high ones in.
  return (value ^ (value >>> 15)) >>> 0;
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** The dome over a river is shown of the towns it was drawn after alone. */
function compositionOf(kind: LandscapeKind, name: string, number: number): 1 | 2 {
  if (!TWICE_DRAWN.has(kind)) return 1;
  const drawn = DRAWN.find(([, words]) => words.test(name))?.[0];
  return drawn ?? (kind !== 'city' && (number >>> 13) % 2 === 1 ? 2 : 1);
}

/**
 * The landscape of a place: by what its name says it is, always the same for the same name, different from the
 * other places of its kind in drawing, side, distance and light.
 */
export function chooseLandscape(place: string, kind?: LandscapeKind): LandscapeChoice {
  const name = plain(place);
  const number = hash(name);
  const chosen =
    kind ?? WORDS.find(([, words]) => words.test(name))?.[0] ?? GUESSES[number % GUESSES.length] ?? 'forest';
  return {
    kind: chosen,
    composition: compositionOf(chosen, name, number),
    isFlipped: (number >>> 4) % 2 === 1,
    near: (number >>> 6) % 7,
    light: (number >>> 9) % 9,
  };
}

/** In winter the day is short: from November to February a trip is shown in the evening. */
export function timeOfMonth(month: number): LandscapeTime {
  return month >= 11 || month <= 2 ? 'evening' : 'day';
}

/** The drawing of a place as a picture for messengers, which take no SVG: the address that the server draws it at. */
export function landscapePreview(place: string, kind?: string): string {
  const choice = chooseLandscape(
    place,
    LANDSCAPE_KINDS.find((candidate) => candidate === kind),
  );
  return `/og/${choice.kind}-${choice.composition}-day.png`;
}
