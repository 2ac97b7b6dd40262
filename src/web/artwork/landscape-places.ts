import type { LandscapeKind } from './landscape-choice.ts';

/** Patterns for words of names, without accents and case; the first match decides. */

/** Compositions shown for one place alone. */
export const LANDMARKS: readonly [kind: LandscapeKind, composition: 1 | 2, RegExp][] = [
  ['city', 1, /\b(lisbonn?e?|lisboa)\b/],
  ['city', 2, /\b(florence|firenze)\b/],
  ['asia', 1, /\b(fuji|fujisan|hakone|kawaguchi\w*)\b/],
  ['medina', 1, /\b(marrakech|marrakesh)\b/],
  ['islands', 1, /\b(cyclades|santorin\w*|mykonos|paros|naxos|amorgos|milos)\b/],
  ['islands', 2, /\b(ha ?long|krabi|railay|phi phi|phang nga|palawan|el nido)\b/],
  ['sea', 2, /\b(etretat|cote d.albatre)\b/],
  ['mountains', 2, /\b(cervin|matterhorn|zermatt)\b/],
  ['desert', 2, /\b(wadi rum)\b/],
  ['tropics', 1, /\b(rio|rio de janeiro|copacabana|ipanema)\b/],
  ['savanna', 1, /\b(kilimandjaro|kilimanjaro|amboseli|arusha)\b/],
];

export const WINTER = /\b(hiver|winter|noel|christmas|neige|snow|ski\w*)\b/;

/** Places with snow from December to March, drawn as mountains or forest. */
export const SNOWY =
  /\b(alpe?s?|dolomit\w*|pyrenees|vosges|jura|savoie|chamonix|annecy|grenoble|innsbruck|suisse|autriche|tyrol|carpates|laponie|lapland|finland\w*|suede|sweden|canada|quebec|alaska|sloveni\w*)\b/;

/** Places in Japan with snow on roofs in winter. */
export const SNOWY_ASIA = /\b(kyoto|kanazawa|takayama|nikko|nagano|hokkaido|sapporo|japon|japan)\b/;

export const WORDS: readonly [LandscapeKind, RegExp][] = [
  ['world', /\b(tour du monde|monde|world|asie|asia|globe|plusieurs|multi-?(pays|country))\b/],
  [
    'railway',
    /\b(trains?|interrail|railway|bernina|grisons|transsiberien|trans-siberian|orient-express|gares?|heure d.arrivee)\b/,
  ],
  [
    'fjord',
    /\b(fjords?|norvege|norway|tromso|lofoten|svalbard|islande|iceland|reykjav\w*|groenland|greenland|feroe|faroe|cap nord|north cape)\b/,
  ],
  [
    'metropolis',
    /\b(new york|manhattan|brooklyn|chicago|los angeles|toronto|tokyo|osaka|shanghai|pekin|beijing|xi.?an|hong kong|macao|macau|taipei|seoul|busan|bangkok|singap\w*|kuala lumpur|jakarta|manill?a|ho chi minh|saigon|dubai|abu dhabi|doha|mumbai|bombay|sao paulo|buenos aires|mexico( city)?|bogota|santiago|lima|sydney|melbourne|johannesburg|londres|london|francfort|frankfurt|moscou|moscow|las vegas|miami|boston|seattle)\b/,
  ],
  [
    'terraces',
    /\b(rizieres?|rice terraces|bali|ubud|lombok|java|sapa|banaue|ifugao|yunnan|guilin|viet ?nam|hanoi|hoi an|hue|laos|luang prabang|chiang mai|indonesi\w*|philippin\w*|chine|china|taiwan|cambod\w*|angkor|siem reap|birmanie|myanmar|bagan|madagascar)\b/,
  ],
  ['asia', /\b(japon|japan|kyoto|nara|hiroshima|hokkaido|sapporo|kanazawa|takayama|nikko|nagano)\b/],
  [
    'savanna',
    /\b(savan\w*|safari|kenya|nairobi|tanzani\w*|serengeti|masai mara|botswana|okavango|zambi\w*|zimbabwe|afrique( du sud)?|south africa|kruger|ouganda|uganda|rwanda|malawi|mozambique|angola|burkina \w*|tchad|chad|mali|niger|togo|benin|soudan|sudan|ethiopi\w*|senegal)\b/,
  ],
  [
    'tropics',
    /\b(tropi\w*|bresil|brazil|salvador de bahia|amazon\w*|costa rica|panama|colombi\w*|carthagene|equateur|ecuador|venezuela|guyan\w*|surinam\w*|nicaragua|honduras|guatemala|belize|cuba|la havane|havana|jamai\w*|sri lanka|ceylan|kerala|goa|malaisie|malaysia|borneo|papouasie|papua|ghana|cameroun|cameroon|gabon|congo|cote d.ivoire|ivory coast|liberia|thailand\w*|phuket|koh samui|maldives|seychelles|(ile )?maurice|mauritius|reunion|guadeloupe|martinique|antilles|tahiti|polynesie|bora.bora|hawaii|honolulu|fidji|fiji|suva|zanzibar|okinawa|caraibes|caribbean|punta cana|cancun|tulum|porto rico|puerto rico|pays-bas caribeens|iles vierges|virgin islands)\b/,
  ],
  [
    'medina',
    /\b(medina|fes|fez|meknes|rabat|casablanca|ouarzazate|maroc|morocco|tunis\w*|kairouan|alger\w*|ghardaia|egypte?|caire|cairo|louxor|luxor|la mecque|mecca|medine|istanbul|turquie|turkiye|turkey|jerusalem|damas|damascus|mascate|muscat|sanaa|yemen|iran|yazd|ispahan|isfahan|ouzbekistan|uzbekistan|samarcande|samarkand|boukhara|bukhara|inde|india|delhi|new delhi|agra|jaipur|rajasthan|jaisalmer|libye|libya|irak|iraq)\b/,
  ],
  [
    'vineyard',
    /\b(vignobles?|vineyards?|vins?|wine|gastronomi\w*|toscane|tuscany|chianti|piemont|piedmont|bourgogne|burgundy|champagne|alsace|provence|luberon|douro|rioja|napa|mendoza|perigord|dordogne|emili\w*)\b/,
  ],
  [
    'canyon',
    /\b(canyons?|gorges|arizona|utah|colorado|bryce|zion|monument valley|etats-unis|united states|usa|verdon|route 66)\b/,
  ],
  [
    'harbour',
    /\b(copenhag\w*|danemark|denmark|stockholm|oslo|bergen|helsinki|tallinn|riga|gdansk|hambourg|hamburg|amsterdam|rotterdam|pays-bas|netherlands|bruges|brugge|honfleur|dublin|irlande|ireland|cornouailles|cornwall|royaume-uni|united kingdom|baltique|baltic)\b/,
  ],
  [
    'islands',
    /\b(iles?|islands?|isles?|archipel\w*|crete|corfou|corfu|corse|corsica|sardaigne|sardinia|sicil\w*|malt[ae]|majorque|mallorca|ibiza|baleares|canaries|tenerife|madere|madeira|acores|azores|hebrides|porquerolles|oleron|noirmoutier|belle-ile|croisieres?|cruises?|grece|greece|ferry|ferries|cap-vert|cape verde)\b/,
  ],
  [
    'mountains',
    /\b(montagnes?|mountains?|alpe?s?|dolomit\w*|pyrenees|vercors|aubrac|chamonix|annecy|grenoble|innsbruck|andes|himalaya|nepal|katmandou|kathmandu|everest|patagoni\w*|suisse|switzerland|ecosse|scotland|highlands|tyrol|tatras|carpates|caucase|georgie|armenie|rando\w*|hik\w*|trek\w*|ski\w*|neige|snow|refuges?|auvergne|cantal|jura|savoie|peru|perou|cusco|machu picchu|bolivi\w*|queyras|ecrins|mercantour|tibet|bhoutan|rockies|banff|yosemite|autriche|austria|nouvelle-zelande|new zealand|coree|korea)\b/,
  ],
  [
    'desert',
    /\b(desert\w*|sahara|dunes?|agafay|merzouga|jordani\w*|jordan|amman|petra|oman|arabie|namibi\w*|atacama|nevada|djerba|mauritani\w*|mongolie|outback)\b/,
  ],
  [
    'forest',
    /\b(foret\w*|forest\w*|bois|nature|lacs?|lakes?|vosges|ardennes|landes|laponie|lapland|finland\w*|suede|sweden|canada|quebec|yukon|alaska|slovenie|slovenia|transylvani\w*|schwarzwald|morvan|limousin|jardins?|gardens?|famill\w*|family|camping|van)\b/,
  ],
  [
    'sea',
    /\b(mer|sea|ocean|plages?|beach\w*|cotes?|coast\w*|riviera|bretagne|brittany|bretonn?e?|breton|marees?|tides?|normandie|biarritz|arcachon|saint-malo|la rochelle|perros-guirec|nice|cannes|marseille|cassis|calanques|algarve|amalfi|positano|cinque terre|split|dubrovnik|croatie|croatia|dakar|essaouira|agadir|antalya|bodrum|malaga|naples|napoli|cape town|le cap|san francisco|valparaiso|voile|sailing|surf\w*)\b/,
  ],
  [
    'city',
    /\b(villes?|city|cities|week-?end|culture|patrimoine|portugal|italie|italy|espagne|spain|france|allemagne|germany|belgique|belgium|pologne|poland|hongrie|hungary|tchequie|czechia|roumanie|romania|serbie|serbia|porto|paris|rome|roma|bologn\w*|berlin|munich|cologne|dresd\w*|prague|vienne|vienna|salzbo?urg|bruxelles|brussels|madrid|barcelon\w*|valencia|seville|sevilla|grenade|cordoue|venise|venice|verone|turin|athenes|athens|budapest|edimbourg|edinburgh|bath|york|oxford|cambridge|lyon|bordeaux|strasbourg|lille|nantes|toulouse|montpellier|genes|genoa|milan\w*|cracovie|krakow|varsovie|warsaw|bucarest|sofia|belgrade|zagreb|ljubljana|geneve|geneva|zurich|bale|luxembourg|montreal|zwickau)\b/,
  ],
];
