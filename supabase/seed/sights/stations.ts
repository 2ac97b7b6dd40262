/** Main stations and ports, see `../sights.ts` for how a line is read. */
export const stations: Readonly<Record<string, string>> = {
  FR: `
    Paris Gare de Lyon = Gare de Lyon | Paris | 48.8443, 2.3743
    Paris Gare du Nord = Gare du Nord | Paris | 48.8809, 2.3553
    Paris Gare de l’Est = Gare de l’Est | Paris | 48.8768, 2.3592
    Paris Gare Montparnasse = Gare Montparnasse | Paris | 48.8412, 2.3205
    Paris Gare Saint-Lazare = Gare Saint-Lazare | Paris | 48.8763, 2.3254
    Paris Gare d’Austerlitz = Gare d’Austerlitz | Paris | 48.8424, 2.3648
    Paris Gare de Bercy = Gare de Bercy | Paris | 48.8393, 2.3827
    Lyon Part-Dieu Station = Gare de Lyon-Part-Dieu | Lyon | 45.7606, 4.8594
    Lyon Perrache Station = Gare de Lyon-Perrache | Lyon | 45.7487, 4.8262
    Marseille Saint-Charles Station = Gare de Marseille-Saint-Charles | Marseille | 43.3028, 5.3806
    Bordeaux Saint-Jean Station = Gare de Bordeaux-Saint-Jean | Bordeaux | 44.8256, -0.5562
    Lille Europe Station = Gare de Lille-Europe | Lille | 50.6393, 3.0754
    Lille Flandres Station = Gare de Lille-Flandres | Lille | 50.6362, 3.0705
    Nice Station = Gare de Nice-Ville | Nice | 43.7045, 7.2619
    Nantes Station = Gare de Nantes | Nantes | 47.2172, -1.5421
    Rennes Station = Gare de Rennes | Rennes | 48.1035, -1.6723
    Strasbourg Station = Gare de Strasbourg | Strasbourg | 48.585, 7.7336
    Toulouse Matabiau Station = Gare de Toulouse-Matabiau | Toulouse | 43.6112, 1.4537
    Montpellier Saint-Roch Station = Gare de Montpellier-Saint-Roch | Montpellier | 43.6048, 3.8807
    Avignon TGV Station = Gare d’Avignon-TGV | Avignon | 43.9217, 4.7862
    Dijon Station = Gare de Dijon-Ville | Dijon | 47.3234, 5.0272
    Grenoble Station = Gare de Grenoble | Grenoble | 45.1914, 5.7146
    Port of Calais = Port de Calais | Calais | 50.9669, 1.8634`,
  GB: `
    St Pancras International / London St Pancras | London | 51.5308, -0.1263
    King’s Cross Station = Gare de King’s Cross | London | 51.5309, -0.1233
    Euston Station = Gare d’Euston | London | 51.5282, -0.1337
    Paddington Station = Gare de Paddington | London | 51.516, -0.1769
    Victoria Station = Gare de Victoria | London | 51.4952, -0.1441
    Waterloo Station = Gare de Waterloo | London | 51.5033, -0.1128
    Liverpool Street Station = Gare de Liverpool Street | London | 51.5188, -0.0814
    Edinburgh Waverley = Gare d’Édimbourg-Waverley | Edinburgh | 55.952, -3.1889
    Manchester Piccadilly = Gare de Manchester Piccadilly | Manchester | 53.4774, -2.2309
    Port of Dover = Port de Douvres | Dover | 51.1266, 1.3282`,
  BE: 'Brussels-South Station = Gare de Bruxelles-Midi / Brussel-Zuid | Brussels | 50.8357, 4.3364',
  NL: `
    Amsterdam Centraal = Gare centrale d’Amsterdam | Amsterdam | 52.3791, 4.9003
    Rotterdam Centraal = Gare centrale de Rotterdam | Rotterdam | 51.9249, 4.469`,
  LU: 'Luxembourg Station = Gare de Luxembourg | Luxembourg | 49.6, 6.1344',
  DE: `
    Berlin Hauptbahnhof = Gare centrale de Berlin / Berlin Central Station | Berlin | 52.5251, 13.3694
    München Hauptbahnhof = Gare centrale de Munich / Munich Central Station | Munich | 48.1402, 11.5583
    Hamburg Hauptbahnhof = Gare centrale de Hambourg / Hamburg Central Station | Hamburg | 53.5528, 10.0067
    Köln Hauptbahnhof = Gare centrale de Cologne / Cologne Central Station | Köln | 50.9432, 6.9587
    Frankfurt Hauptbahnhof = Gare centrale de Francfort / Frankfurt Central Station | Frankfurt am Main | 50.1071, 8.6638`,
  AT: `
    Wien Hauptbahnhof = Gare centrale de Vienne / Vienna Central Station | Vienna | 48.1853, 16.3761
    Salzburg Hauptbahnhof = Gare centrale de Salzbourg / Salzburg Central Station | Salzburg | 47.813, 13.0455`,
  CH: `
    Genève-Cornavin / Geneva Station | Genève | 46.2102, 6.1424
    Lausanne Station = Gare de Lausanne | Lausanne | 46.5168, 6.6291
    Zürich HB = Gare centrale de Zurich / Zürich Hauptbahnhof | Zürich | 47.3782, 8.5402
    Basel SBB = Gare de Bâle CFF | Basel | 47.5476, 7.5897
    Bern Station = Gare de Berne | Bern | 46.9488, 7.4391`,
  IT: `
    Roma Termini = Gare de Rome-Termini / Rome Termini | Rome | 41.901, 12.5018
    Milano Centrale = Gare de Milan-Centrale / Milan Central Station | Milan | 45.4865, 9.2041
    Firenze Santa Maria Novella = Gare de Florence-Santa-Maria-Novella / Florence Station | Florence | 43.7764, 11.2484
    Venezia Santa Lucia = Gare de Venise-Santa-Lucia / Venice Station | Venice | 45.441, 12.3209
    Napoli Centrale = Gare de Naples-Centrale / Naples Central Station | Napoli | 40.8529, 14.2724
    Torino Porta Nuova = Gare de Turin-Porta-Nuova / Turin Station | Turin | 45.062, 7.6786
    Bologna Centrale = Gare de Bologne-Centrale | Bologna | 44.5057, 11.3432`,
  ES: `
    Madrid Atocha = Gare d’Atocha | Madrid | 40.4065, -3.6895
    Madrid Chamartín = Gare de Chamartín | Madrid | 40.4722, -3.6825
    Barcelona Sants = Gare de Sants | Barcelona | 41.3791, 2.1401
    Sevilla Santa Justa = Gare de Santa Justa | Sevilla | 37.3921, -5.9758`,
  PT: `
    Lisboa Oriente = Gare de l’Oriente | Lisbon | 38.7678, -9.099
    Lisboa Santa Apolónia = Gare de Santa Apolónia | Lisbon | 38.7139, -9.1225
    Porto São Bento = Gare de São Bento | Porto | 41.1456, -8.6104
    Porto Campanhã = Gare de Campanhã | Porto | 41.1487, -8.5855`,
  CZ: 'Praha hlavní nádraží = Gare centrale de Prague / Prague Main Station | Prague | 50.083, 14.4353',
  HU: 'Budapest Keleti = Gare de Keleti | Budapest | 47.5003, 19.0839',
  PL: 'Warszawa Centralna = Gare centrale de Varsovie / Warsaw Central Station | Warsaw | 52.2288, 21.0031',
  DK: 'Copenhagen Central Station = Gare centrale de Copenhague / København H | Copenhagen | 55.6727, 12.5646',
  SE: 'Stockholm Central = Gare centrale de Stockholm / Stockholm C | Stockholm | 59.3301, 18.058',
  NO: 'Oslo S = Gare centrale d’Oslo / Oslo Central Station | Oslo | 59.9109, 10.7527',
  GR: 'Port of Piraeus = Port du Pirée | Piraeus | 37.9427, 23.6464',
  TR: 'Sirkeci Station = Gare de Sirkeci | Istanbul | 41.0152, 28.9772',
  MA: `
    Casa-Voyageurs = Gare de Casa-Voyageurs | Casablanca | 33.5899, -7.5909
    Marrakech Station = Gare de Marrakech | Marrakesh | 31.6307, -8.0172`,
  JP: `
    Tokyo Station = Gare de Tokyo | Tokyo | 35.6812, 139.7671
    Shinjuku Station = Gare de Shinjuku | Tokyo | 35.6896, 139.7006
    Shibuya Station = Gare de Shibuya | Tokyo | 35.658, 139.7016
    Ueno Station = Gare d’Ueno | Tokyo | 35.7138, 139.777
    Shinagawa Station = Gare de Shinagawa | Tokyo | 35.6285, 139.7388
    Kyoto Station = Gare de Kyoto | Kyoto | 34.9858, 135.7588
    Osaka Station = Gare d’Osaka | Osaka | 34.7025, 135.4959
    Shin-Ōsaka Station = Gare de Shin-Osaka | Osaka | 34.7335, 135.5002
    Nagoya Station = Gare de Nagoya | Nagoya | 35.1709, 136.8815
    Hiroshima Station = Gare d’Hiroshima | Hiroshima | 34.3978, 132.4752
    Hakata Station = Gare de Hakata | Fukuoka | 33.5897, 130.4207
    Kanazawa Station = Gare de Kanazawa | Kanazawa | 36.5781, 136.6478
    Nara Station = Gare de Nara | Nara | 34.6805, 135.8188`,
  KR: `
    Seoul Station = Gare de Séoul | Seoul | 37.5547, 126.9707
    Busan Station = Gare de Busan | Busan | 35.1151, 129.0415`,
  CN: `
    Beijing South Station = Gare de Pékin-Sud | Beijing | 39.8652, 116.3787
    Shanghai Hongqiao Station = Gare de Shanghai-Hongqiao | Shanghai | 31.1943, 121.3206`,
  HK: 'West Kowloon Station = Gare de West Kowloon | Hong Kong | 22.304, 114.1655',
  TH: 'Krung Thep Aphiwat Station = Gare de Krung Thep Aphiwat / Bang Sue | Bangkok | 13.8035, 100.5416',
  VN: 'Hanoi Station = Gare d’Hanoï | Hanoi | 21.0245, 105.8412',
  IN: 'New Delhi Station = Gare de New Delhi | New Delhi | 28.6429, 77.2191',
  US: `
    Grand Central Terminal / Grand Central | New York City | 40.7527, -73.9772
    Penn Station / Pennsylvania Station | New York City | 40.7506, -73.9935
    Washington Union Station | Washington | 38.8971, -77.0063
    Chicago Union Station | Chicago | 41.8787, -87.64
    Los Angeles Union Station | Los Angeles | 34.0561, -118.2365`,
  CA: `
    Toronto Union Station | Toronto | 43.6453, -79.3806
    Montréal Central Station = Gare centrale de Montréal | Montréal | 45.4999, -73.5665`,
  AU: 'Sydney Central Station = Gare centrale de Sydney | Sydney | -33.8832, 151.2065',
};
