/**
 * First-order divisions by GeoNames' codes, for the countries whose towns most need telling apart: `code = name`.
 *
 * GeoNames' codes are neither ISO 3166-2 nor stable between countries, and no package has their names; elsewhere a
 * place has no region rather than a number. Names are the official ones of the place, in Latin letters, as on maps
 * in both our languages. American states come from the airports package, whose codes are the same there.
 */
const REGION_NAMES: Readonly<Record<string, string>> = {
  AR: `01=Buenos Aires;02=Catamarca;03=Chaco;04=Chubut;05=Córdoba;06=Corrientes;07=Ciudad de Buenos Aires;08=Entre Ríos;
    09=Formosa;10=Jujuy;11=La Pampa;12=La Rioja;13=Mendoza;14=Misiones;15=Neuquén;16=Río Negro;17=Salta;18=San Juan;
    19=San Luis;20=Santa Cruz;21=Santa Fe;22=Santiago del Estero;23=Tierra del Fuego;24=Tucumán`,
  AT: `01=Burgenland;02=Kärnten;03=Niederösterreich;04=Oberösterreich;05=Salzburg;06=Steiermark;07=Tirol;08=Vorarlberg;
    09=Wien`,
  AU: `01=Australian Capital Territory;02=New South Wales;03=Northern Territory;04=Queensland;05=South Australia;
    06=Tasmania;07=Victoria;08=Western Australia`,
  BE: 'BRU=Bruxelles-Capitale;VLG=Vlaanderen;WAL=Wallonie',
  BR: `01=Acre;02=Alagoas;03=Amapá;04=Amazonas;05=Bahia;06=Ceará;07=Distrito Federal;08=Espírito Santo;
    11=Mato Grosso do Sul;13=Maranhão;14=Mato Grosso;15=Minas Gerais;16=Pará;17=Paraíba;18=Paraná;20=Piauí;
    21=Rio de Janeiro;22=Rio Grande do Norte;23=Rio Grande do Sul;24=Rondônia;25=Roraima;26=Santa Catarina;27=São Paulo;
    28=Sergipe;29=Goiás;30=Pernambuco;31=Tocantins`,
  CA: `01=Alberta;02=British Columbia;03=Manitoba;04=New Brunswick;05=Newfoundland and Labrador;07=Nova Scotia;08=Ontario;
    09=Prince Edward Island;10=Québec;11=Saskatchewan;12=Yukon;13=Northwest Territories;14=Nunavut`,
  CH: `AG=Aargau;AI=Appenzell Innerrhoden;AR=Appenzell Ausserrhoden;BE=Bern;BL=Basel-Landschaft;BS=Basel-Stadt;FR=Fribourg;
    GE=Genève;GL=Glarus;GR=Graubünden;JU=Jura;LU=Luzern;NE=Neuchâtel;NW=Nidwalden;OW=Obwalden;SG=St. Gallen;
    SH=Schaffhausen;SO=Solothurn;SZ=Schwyz;TG=Thurgau;TI=Ticino;UR=Uri;VD=Vaud;VS=Valais;ZG=Zug;ZH=Zürich`,
  CN: `01=Anhui;02=Zhejiang;03=Jiangxi;04=Jiangsu;05=Jilin;06=Qinghai;07=Fujian;08=Heilongjiang;09=Henan;10=Hebei;11=Hunan;
    12=Hubei;13=Xinjiang;14=Tibet;15=Gansu;16=Guangxi;18=Guizhou;19=Liaoning;20=Inner Mongolia;21=Ningxia;22=Beijing;
    23=Shanghai;24=Shanxi;25=Shandong;26=Shaanxi;28=Tianjin;29=Yunnan;30=Guangdong;31=Hainan;32=Sichuan;33=Chongqing`,
  DE: `01=Baden-Württemberg;02=Bayern;03=Bremen;04=Hamburg;05=Hessen;06=Niedersachsen;07=Nordrhein-Westfalen;
    08=Rheinland-Pfalz;09=Saarland;10=Schleswig-Holstein;11=Brandenburg;12=Mecklenburg-Vorpommern;13=Sachsen;
    14=Sachsen-Anhalt;15=Thüringen;16=Berlin`,
  ES: `07=Illes Balears;27=La Rioja;29=Madrid;31=Murcia;32=Navarra;34=Asturias;39=Cantabria;51=Andalucía;52=Aragón;
    53=Canarias;54=Castilla-La Mancha;55=Castilla y León;56=Catalunya;57=Extremadura;58=Galicia;59=País Vasco;
    60=Comunitat Valenciana;CE=Ceuta;ML=Melilla`,
  FR: `11=Île-de-France;24=Centre-Val de Loire;27=Bourgogne-Franche-Comté;28=Normandie;32=Hauts-de-France;44=Grand Est;
    52=Pays de la Loire;53=Bretagne;75=Nouvelle-Aquitaine;76=Occitanie;84=Auvergne-Rhône-Alpes;
    93=Provence-Alpes-Côte d’Azur;94=Corse`,
  GB: 'ENG=England;NIR=Northern Ireland;SCT=Scotland;WLS=Wales',
  IE: 'C=Connacht;L=Leinster;M=Munster;U=Ulster',
  IN: `01=Andaman and Nicobar Islands;02=Andhra Pradesh;03=Assam;05=Chandigarh;07=Delhi;09=Gujarat;10=Haryana;
    11=Himachal Pradesh;12=Jammu and Kashmir;13=Kerala;14=Lakshadweep;16=Maharashtra;17=Manipur;18=Meghalaya;19=Karnataka;
    20=Nagaland;21=Odisha;22=Puducherry;23=Punjab;24=Rajasthan;25=Tamil Nadu;26=Tripura;28=West Bengal;29=Sikkim;
    30=Arunachal Pradesh;31=Mizoram;33=Goa;34=Bihar;35=Madhya Pradesh;36=Uttar Pradesh;37=Chhattisgarh;38=Jharkhand;
    39=Uttarakhand;40=Telangana;41=Ladakh`,
  IT: `01=Abruzzo;02=Basilicata;03=Calabria;04=Campania;05=Emilia-Romagna;06=Friuli-Venezia Giulia;07=Lazio;08=Liguria;
    09=Lombardia;10=Marche;11=Molise;12=Piemonte;13=Puglia;14=Sardegna;15=Sicilia;16=Toscana;17=Trentino-Alto Adige;
    18=Umbria;19=Valle d’Aosta;20=Veneto`,
  JP: `01=Aichi;02=Akita;03=Aomori;04=Chiba;05=Ehime;06=Fukui;07=Fukuoka;08=Fukushima;09=Gifu;10=Gunma;11=Hiroshima;
    12=Hokkaidō;13=Hyōgo;14=Ibaraki;15=Ishikawa;16=Iwate;17=Kagawa;18=Kagoshima;19=Kanagawa;20=Kōchi;21=Kumamoto;22=Kyōto;
    23=Mie;24=Miyagi;25=Miyazaki;26=Nagano;27=Nagasaki;28=Nara;29=Niigata;30=Ōita;31=Okayama;32=Ōsaka;33=Saga;34=Saitama;
    35=Shiga;36=Shimane;37=Shizuoka;38=Tochigi;39=Tokushima;40=Tōkyō;41=Tottori;42=Toyama;43=Wakayama;44=Yamagata;
    45=Yamaguchi;46=Yamanashi;47=Okinawa`,
  MX: `01=Aguascalientes;02=Baja California;03=Baja California Sur;04=Campeche;05=Chiapas;06=Chihuahua;07=Coahuila;
    08=Colima;09=Ciudad de México;10=Durango;11=Guanajuato;12=Guerrero;13=Hidalgo;14=Jalisco;15=Estado de México;
    16=Michoacán;17=Morelos;18=Nayarit;19=Nuevo León;20=Oaxaca;21=Puebla;22=Querétaro;23=Quintana Roo;24=San Luis Potosí;
    25=Sinaloa;26=Sonora;27=Tabasco;28=Tamaulipas;29=Tlaxcala;30=Veracruz;31=Yucatán;32=Zacatecas`,
  NL: `01=Drenthe;02=Friesland;03=Gelderland;04=Groningen;05=Limburg;06=Noord-Brabant;07=Noord-Holland;09=Utrecht;
    10=Zeeland;11=Zuid-Holland;15=Overijssel;16=Flevoland`,
  PL: `72=Dolnośląskie;73=Kujawsko-Pomorskie;74=Łódzkie;75=Lubelskie;76=Lubuskie;77=Małopolskie;78=Mazowieckie;79=Opolskie;
    80=Podkarpackie;81=Podlaskie;82=Pomorskie;83=Śląskie;84=Świętokrzyskie;85=Warmińsko-Mazurskie;86=Wielkopolskie;
    87=Zachodniopomorskie`,
  PT: `02=Aveiro;03=Beja;04=Braga;05=Bragança;06=Castelo Branco;07=Coimbra;08=Évora;09=Faro;10=Madeira;11=Guarda;13=Leiria;
    14=Lisboa;16=Portalegre;17=Porto;18=Santarém;19=Setúbal;20=Viana do Castelo;21=Vila Real;22=Viseu;23=Açores`,
};

const EVERY_REGION = new Map(
  Object.entries(REGION_NAMES).flatMap(([country, list]) =>
    list.split(';').map((entry): [string, string] => {
      const [code = '', name = ''] = entry.trim().split('=');
      return [`${country} ${code}`, name];
    }),
  ),
);

/** The name of a region, or null where none is known. @param code GeoNames' first-order code */
export function regionName(country: string, code: string): string | null {
  return EVERY_REGION.get(`${country} ${code}`) ?? null;
}
