import { asciiName } from './ascii-name.ts';

/**
 * Names that French has of its own for towns abroad, by country: `name in GeoNames = French name`.
 *
 * Plain facts, written for Escale: no data package of known origin has them. Only names that a French guidebook
 * would print; where French uses the local name there is no entry.
 */
const FRENCH_EXONYMS: Readonly<Record<string, string>> = {
  AE: 'Abu Dhabi = Abou Dabi; Dubai = Dubaï; Sharjah = Charjah',
  AF: 'Kabul = Kaboul; Herāt = Hérat',
  AM: 'Yerevan = Erevan',
  AT: 'Vienna = Vienne; Salzburg = Salzbourg',
  AZ: 'Baku = Bakou',
  BD: 'Dhaka = Dacca',
  BE: `Ostend = Ostende; Brussels = Bruxelles; Antwerpen = Anvers; Gent = Gand; Brugge = Bruges;
    Leuven = Louvain; Mechelen = Malines; Kortrijk = Courtrai; Ieper = Ypres; Aalst = Alost;
    Roeselare = Roulers; Lier = Lierre`,
  BG: 'Burgas = Bourgas; Ruse = Roussé; Veliko Tŭrnovo = Veliko Tarnovo',
  BT: 'Thimphu = Thimphou',
  BY: 'Hrodna = Grodno',
  CH: `Genève = Genève; Basel = Bâle; Bern = Berne; Luzern = Lucerne; Sankt Gallen = Saint-Gall;
    Solothurn = Soleure; Thun = Thoune; Schaffhausen = Schaffhouse; Chur = Coire; Zug = Zoug;
    Winterthur = Winterthour`,
  CN: `Beijing = Pékin; Guangzhou = Canton; Nanjing = Nankin; Lhasa = Lhassa; Ürümqi = Ouroumtsi;
    Kashgar = Kachgar`,
  CO: 'Cartagena = Carthagène des Indes',
  CU: 'Havana = La Havane',
  CY: 'Nicosia = Nicosie; Famagusta = Famagouste',
  CZ: 'České Budějovice = Budweis',
  DE: `Köln = Cologne; Hamburg = Hambourg; Frankfurt am Main = Francfort-sur-le-Main; Dresden = Dresde;
    Nürnberg = Nuremberg; Aachen = Aix-la-Chapelle; Mainz = Mayence; Trier = Trèves;
    Regensburg = Ratisbonne; Augsburg = Augsbourg; Freiburg = Fribourg-en-Brisgau; Hannover = Hanovre;
    Bremen = Brême; Koblenz = Coblence; Konstanz = Constance; Magdeburg = Magdebourg;
    Marburg an der Lahn = Marbourg; Braunschweig = Brunswick; Duisburg = Duisbourg; Lüneburg = Lunebourg;
    Saarbrücken = Sarrebruck; Oldenburg = Oldenbourg; Speyer = Spire;
    Frankfurt (Oder) = Francfort-sur-l’Oder; Zweibrücken = Deux-Ponts; Kempten (Allgäu) = Kempten`,
  DK: 'Copenhagen = Copenhague; Helsingør = Elseneur',
  DO: 'Santo Domingo = Saint-Domingue',
  DZ: 'Algiers = Alger; Bejaïa = Béjaïa',
  EG: `Cairo = Le Caire; Alexandria = Alexandrie; Luxor = Louxor; Aswan = Assouan; Giza = Gizeh;
    Port Said = Port-Saïd; Hurghada = Hourghada; Damietta = Damiette; Asyūţ = Assiout; Al Minyā = Minieh;
    Rosetta = Rosette; Ismailia = Ismaïlia`,
  ES: `Donostia / San Sebastián = Saint-Sébastien; Sevilla = Séville; Granada = Grenade; Córdoba = Cordoue;
    Barcelona = Barcelone; Valencia = Valence; Zaragoza = Saragosse; Cadiz = Cadix; Salamanca = Salamanque;
    Toledo = Tolède; Pamplona = Pampelune; Santiago de Compostela = Saint-Jacques-de-Compostelle;
    Girona = Gérone; Tarragona = Tarragone; Lleida = Lérida; Palma = Palma de Majorque;
    A Coruña = La Corogne; Cartagena = Carthagène; Segovia = Ségovie`,
  ET: 'Axum = Axoum; Addis Ababa = Addis-Abeba',
  GB: 'London = Londres; Edinburgh = Édimbourg; Dover = Douvres; Canterbury = Cantorbéry',
  GE: 'Tbilisi = Tbilissi; Batumi = Batoumi; Kutaisi = Koutaïssi',
  GR: `Kórinthos = Corinthe; Athens = Athènes; Thessaloníki = Thessalonique; Irákleion = Héraklion;
    Chaniá = La Canée; Rethymno = Réthymnon; Corfu = Corfou; Ródos = Rhodes; Pátra = Patras;
    Spárti = Sparte; Náfplio = Nauplie; Piraeus = Le Pirée; Lárisa = Larissa; Mytilene = Mytilène;
    Ioánnina = Ioannina`,
  GT: 'Guatemala City = Guatemala',
  IL: 'Jerusalem = Jérusalem; Tel Aviv = Tel-Aviv; Haifa = Haïfa; Beersheba = Beer-Sheva',
  IN: `Mumbai = Bombay; Kolkata = Calcutta; Chennai = Madras; Puducherry = Pondichéry; Varanasi = Bénarès;
    Bengaluru = Bangalore; Alappuzha = Alleppey`,
  IQ: `Baghdad = Bagdad; Mosul = Mossoul; Basrah = Bassora; Karbala = Kerbala; Kirkuk = Kirkouk;
    Najaf = Nadjaf`,
  IR: 'Tehran = Téhéran; Isfahan = Ispahan; Shiraz = Chiraz; Mashhad = Mechhed',
  IT: `Siracusa = Syracuse; Reggio Calabria = Reggio de Calabre; Reggio nell'Emilia = Reggio d’Émilie;
    Alessandria = Alexandrie; Genoa = Gênes; Venice = Venise; Bologna = Bologne; Verona = Vérone;
    Palermo = Palerme; Padova = Padoue; Siena = Sienne; Pisa = Pise; Lucca = Lucques; Perugia = Pérouse;
    Ravenna = Ravenne; Ferrara = Ferrare; Modena = Modène; Parma = Parme; Mantova = Mantoue;
    Cremona = Crémone; Vicenza = Vicence; Trento = Trente; Ancona = Ancône; Bergamo = Bergame;
    Piacenza = Plaisance; Pavia = Pavie; Catania = Catane; Messina = Messine; Agrigento = Agrigente;
    Taranto = Tarente; Aosta = Aoste; Sorrento = Sorrente; Viterbo = Viterbe; Salerno = Salerne;
    Caserta = Caserte; Treviso = Trévise; Livorno = Livourne; Savona = Savone; Vercelli = Verceil;
    Novara = Novare; Spoleto = Spolète; L'Aquila = L’Aquila; Urbino = Urbin; Ventimiglia = Vintimille;
    Como = Côme; Gaeta = Gaète`,
  KR: 'Seoul = Séoul',
  KW: 'Kuwait City = Koweït',
  KZ: 'Nur-Sultan = Astana',
  LB: 'Beirut = Beyrouth; Sidon = Saïda; Tyre = Tyr',
  LY: 'Mişrātah = Misrata',
  MA: 'Tangier = Tanger; Marrakesh = Marrakech; Chefchaouene = Chefchaouen; Ouarzazat = Ouarzazate',
  MM: 'Yangon = Rangoun; Nay Pyi Taw = Naypyidaw',
  MN: 'Ulan Bator = Oulan-Bator',
  MO: 'Macau = Macao',
  MT: 'Valletta = La Valette',
  MU: 'Port Louis = Port-Louis',
  MV: 'Male = Malé',
  MX: 'Mexico City = Mexico; León de los Aldama = León',
  NL: `'s-Hertogenbosch = Bois-le-Duc; The Hague = La Haye; Groningen = Groningue; Leiden = Leyde;
    Nijmegen = Nimègue; Vlissingen = Flessingue; Breda = Bréda`,
  NP: 'Kathmandu = Katmandou',
  OM: 'Muscat = Mascate',
  PA: 'Panamá = Panama',
  PE: 'Cusco = Cuzco',
  PH: 'Manila = Manille',
  PL: 'Warsaw = Varsovie; Kraków = Cracovie',
  PS: 'Bethlehem = Bethléem; Hebron = Hébron; Nablus = Naplouse; Jericho = Jéricho',
  PT: 'Lisbon = Lisbonne; Bragança = Bragance',
  RO: 'Bucharest = Bucarest; Iaşi = Jassy',
  RU: `Moscow = Moscou; Saint Petersburg = Saint-Pétersbourg; Yekaterinburg = Iekaterinbourg;
    Nizhniy Novgorod = Nijni Novgorod; Novosibirsk = Novossibirsk; Irkutsk = Irkoutsk; Yakutsk = Iakoutsk;
    Chelyabinsk = Tcheliabinsk; Ulan-Ude = Oulan-Oude; Murmansk = Mourmansk; Arkhangel’sk = Arkhangelsk;
    Sochi = Sotchi`,
  SA: 'Riyadh = Riyad; Mecca = La Mecque; Medina = Médine; Jeddah = Djeddah; Ta’if = Taïf',
  SD: 'Port Sudan = Port-Soudan; Omdurman = Omdourman',
  SE: 'Göteborg = Göteborg',
  SG: 'Singapore = Singapour',
  SM: 'San Marino = Saint-Marin',
  SO: 'Mogadishu = Mogadiscio',
  SY: `Tadmur = Palmyre; Damascus = Damas; Aleppo = Alep; Latakia = Lattaquié; Ḩamāh = Hama;
    Tartouss = Tartous`,
  TJ: 'Dushanbe = Douchanbé; Khujand = Khodjent',
  TM: 'Ashgabat = Achgabat',
  TR: 'Antakya = Antioche; Edirne = Andrinople; Trabzon = Trébizonde',
  TT: 'Port of Spain = Port-d’Espagne',
  UA: 'Kyiv = Kiev; Chernivtsi = Tchernivtsi; Chernihiv = Tchernihiv; Sevastopol = Sébastopol',
  US: `New York City = New York; New Orleans = La Nouvelle-Orléans; Washington, D.C. = Washington;
    Philadelphia = Philadelphie`,
  UZ: 'Khiwa = Khiva; Tashkent = Tachkent; Samarkand = Samarcande; Bukhara = Boukhara; Fergana = Ferghana',
  VA: 'Vatican City = Cité du Vatican',
  VN: 'Hanoi = Hanoï; Ho Chi Minh City = Hô Chi Minh-Ville; Haiphong = Haïphong',
  YE: 'Mukalla = Moukalla',
  ZA: 'Cape Town = Le Cap',
};

/** Where the data's own name is out of date or one that neither language uses: what `places.name` says instead. */
const CORRECTED_NAMES: Readonly<Record<string, string>> = {
  BE: 'Gent = Ghent',
  CH: 'Genève = Geneva',
  ES: 'Donostia / San Sebastián = San Sebastián',
  FM: 'Palikir - National Government Center = Palikir',
  GR: 'Ródos = Rhodes; Kórinthos = Corinth',
  KZ: 'Nur-Sultan = Astana',
  MN: 'Зуунмод = Zuunmod',
  SE: 'Göteborg = Gothenburg',
  SY: 'Tadmur = Palmyra',
  UA: 'Бережани = Berezhany',
};

/** What other sources call the same town: `their name = name in GeoNames`. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  BE: 'Antwerp = Antwerpen',
  ES: 'Palma de Mallorca = Palma',
  GR: 'Heraklion = Irákleion; Kerkyra Island = Corfu; Patras = Pátra; Rodes Island = Ródos',
  IQ: 'Basra = Basrah',
  IT: 'Genova = Genoa',
  MN: 'Ulaanbaatar = Ulan Bator',
  MX: 'Ciudad de México = Mexico City',
  RU: 'Archangelsk = Arkhangel’sk; Nizhny Novgorod = Nizhniy Novgorod; St. Petersburg = Saint Petersburg',
};

const EVERY_FRENCH_NAME = parseNames(FRENCH_EXONYMS);
const EVERY_CORRECTED_NAME = parseNames(CORRECTED_NAMES);
const FRENCH_NAME_BY_ANY = new Map([
  ...[...EVERY_FRENCH_NAME].map(([name, french]) => [asciiName(name), french] as const),
  ...namesFor(EVERY_CORRECTED_NAME)
    .map(([original, corrected]) => [corrected, original] as const)
    .flatMap(frenchOf),
  ...namesFor(parseNames(OTHER_NAMES)).flatMap(frenchOf),
]);

/**
 * The French name of a town of GeoNames, or null where French has none of its own.
 * @param country ISO 3166-1 alpha-2
 */
export function frenchName(country: string, name: string): string | null {
  return EVERY_FRENCH_NAME.get(`${country} ${name}`) ?? null;
}

/** The same for a town as another source writes it: in English, without accents. */
export function frenchNameOfAny(country: string, name: string): string | null {
  return FRENCH_NAME_BY_ANY.get(`${country} ${asciiName(name)}`) ?? null;
}

/** The name to show for a town of GeoNames: its own, but where that is out of date. */
export function correctedName(country: string, name: string): string {
  return EVERY_CORRECTED_NAME.get(`${country} ${name}`) ?? name;
}

/** Every entry as `[country, name in GeoNames, French name]`. */
export function frenchNameEntries(): readonly (readonly [country: string, name: string, french: string])[] {
  return [...EVERY_FRENCH_NAME].map(([key, french]) => [key.slice(0, 2), key.slice(3), french]);
}

/** `[country name, country original]` of a list whose values are names too. */
function namesFor(names: ReadonlyMap<string, string>): (readonly [name: string, original: string])[] {
  return [...names].map(([key, value]) => [key, `${key.slice(0, 2)} ${value}`]);
}

function frenchOf([name, original]: readonly [name: string, original: string]): (readonly [
  string,
  string,
])[] {
  const french = EVERY_FRENCH_NAME.get(original);
  return french === undefined ? [] : [[asciiName(name), french]];
}

function parseNames(namesByCountry: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const [country, list] of Object.entries(namesByCountry)) {
    for (const entry of list.split(';')) {
      const [name = '', translated = ''] = entry.split('=').map((part) => part.trim());
      names.set(`${country} ${name}`, translated);
    }
  }
  return names;
}
