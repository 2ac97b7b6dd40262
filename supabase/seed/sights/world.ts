/** Sights of the other continents, see `../sights.ts` for how a line is read. */
export const world: Readonly<Record<string, string>> = {
  JP: `
    Tokyo Tower = Tour de Tokyo | Tokyo | 35.6586, 139.7454
    Tokyo Skytree | Tokyo | 35.7101, 139.8107
    Asakusa | Tokyo | 35.7119, 139.7967
    Akihabara | Tokyo | 35.6984, 139.7731
    Ginza | Tokyo | 35.6717, 139.765
    Shinjuku Gyoen | Tokyo | 35.6852, 139.71
    Tsukiji Outer Market = Marché extérieur de Tsukiji | Tokyo | 35.6655, 139.7707
    Imperial Palace = Palais impérial de Tokyo / Kokyo | Tokyo | 35.6852, 139.7528
    Ueno Park = Parc d’Ueno | Tokyo | 35.7156, 139.7745
    Mount Fuji = Mont Fuji / Fujisan | | 35.3606, 138.7274
    Gion | Kyoto | 35.0037, 135.7751
    Nijō Castle = Château de Nijo | Kyoto | 35.0142, 135.7481
    Ginkaku-ji = Pavillon d’argent / Silver Pavilion | Kyoto | 35.027, 135.7982
    Nishiki Market = Marché Nishiki | Kyoto | 35.005, 135.7649
    Osaka Castle = Château d’Osaka | Osaka | 34.6873, 135.5262
    Dōtonbori | Osaka | 34.6687, 135.5013
    Himeji Castle = Château d’Himeji | Himeji | 34.8394, 134.6939
    Nara Park = Parc de Nara | Nara | 34.685, 135.843
    Atomic Bomb Dome = Dôme de Genbaku | Hiroshima | 34.3955, 132.4536
    Shirakawa-gō | | 36.2579, 136.9063`,
  KR: `
    Gyeongbokgung / Palais Gyeongbokgung | Seoul | 37.5796, 126.977
    N Seoul Tower / Namsan Tower / Tour de Séoul | Seoul | 37.5512, 126.9882
    Bukchon Hanok Village = Village de Bukchon | Seoul | 37.5826, 126.9831
    Myeongdong | Seoul | 37.5637, 126.985`,
  CN: `
    Forbidden City = Cité interdite | Beijing | 39.9163, 116.3972
    Tiananmen Square = Place Tian’anmen | Beijing | 39.9055, 116.3976
    Temple of Heaven = Temple du Ciel | Beijing | 39.8822, 116.4066
    Great Wall at Badaling = Grande Muraille à Badaling / Great Wall of China | | 40.3595, 116.02
    Great Wall at Mutianyu = Grande Muraille à Mutianyu / Great Wall of China | | 40.4319, 116.5704
    Terracotta Army = Armée de terre cuite | | 34.3841, 109.2785
    The Bund = Le Bund / Waitan | Shanghai | 31.2401, 121.4903`,
  HK: `
    Victoria Peak = Pic Victoria | Hong Kong | 22.2759, 114.1455
    Tian Tan Buddha = Grand Bouddha | | 22.254, 113.905`,
  TH: `
    Grand Palace = Grand Palais | Bangkok | 13.75, 100.4913
    Wat Pho | Bangkok | 13.7465, 100.4927
    Wat Arun | Bangkok | 13.7437, 100.4889
    Chatuchak Market = Marché de Chatuchak | Bangkok | 13.7999, 100.5502`,
  VN: `
    Ha Long Bay = Baie d’Halong | | 20.91, 107.1839
    Hoàn Kiếm Lake = Lac Hoan Kiem | Hanoi | 21.0288, 105.8525`,
  KH: 'Angkor Wat = Angkor Vat / Temples d’Angkor | Siem Reap | 13.4125, 103.867',
  SG: `
    Gardens by the Bay | Singapore | 1.2816, 103.8636
    Marina Bay Sands | Singapore | 1.2834, 103.8607
    Merlion | Singapore | 1.2868, 103.8545`,
  MY: `
    Petronas Towers = Tours Petronas | Kuala Lumpur | 3.1579, 101.7116
    Batu Caves = Grottes de Batu | | 3.2379, 101.684`,
  ID: `
    Borobudur | | -7.6079, 110.2038
    Prambanan | | -7.752, 110.4915
    Uluwatu Temple = Temple d’Uluwatu | | -8.8291, 115.0849
    Tegallalang Rice Terraces = Rizières de Tegallalang | | -8.4312, 115.2793
    Mount Bromo = Bromo | | -7.9425, 112.953`,
  IN: `
    Taj Mahal | Agra | 27.1751, 78.0421
    Red Fort = Fort rouge | Delhi | 28.6562, 77.241
    Gateway of India = Porte de l’Inde | Mumbai | 18.922, 72.8347
    Hawa Mahal / Palais des Vents | Jaipur | 26.9239, 75.8267
    Golden Temple = Temple d’or | Amritsar | 31.62, 74.8765`,
  NP: `
    Mount Everest = Everest / Sagarmatha | | 27.9881, 86.925
    Boudhanath = Bodnath | Kathmandu | 27.7215, 85.362`,
  LK: 'Sigiriya / Rocher du Lion | | 7.957, 80.7603',
  AE: `
    Burj Khalifa | Dubai | 25.1972, 55.2744
    Sheikh Zayed Mosque = Mosquée Cheikh Zayed | Abu Dhabi | 24.4128, 54.475
    Louvre Abu Dhabi | Abu Dhabi | 24.5338, 54.3983`,
  JO: `
    Petra = Pétra | | 30.3285, 35.4444
    Wadi Rum | | 29.5765, 35.42
    Jerash = Gérasa | Jerash | 32.2803, 35.891`,
  IL: `
    Western Wall = Mur des Lamentations / Mur occidental | Jerusalem | 31.7767, 35.2345
    Masada = Massada | | 31.3156, 35.3536`,
  EG: `
    Pyramids of Giza = Pyramides de Gizeh / Great Pyramid | Giza | 29.9773, 31.1325
    Valley of the Kings = Vallée des Rois | Luxor | 25.7402, 32.6014
    Karnak = Temple de Karnak / Karnak Temple | Luxor | 25.7188, 32.6573
    Abu Simbel = Abou Simbel | | 22.3372, 31.6258`,
  MA: `
    Jemaa el-Fnaa = Place Jemaa el-Fna | Marrakesh | 31.6258, -7.9891
    Majorelle Garden = Jardin Majorelle | Marrakesh | 31.6417, -8.0033
    Bahia Palace = Palais de la Bahia | Marrakesh | 31.6218, -7.9824
    Hassan II Mosque = Mosquée Hassan-II | Casablanca | 33.6084, -7.6327
    Aït Benhaddou | | 31.047, -7.1319`,
  TN: `
    Carthage = Site archéologique de Carthage | Carthage | 36.8528, 10.3233
    Amphitheatre of El Jem = Amphithéâtre d’El Jem | El Jem | 35.2964, 10.7069`,
  KE: 'Maasai Mara = Masai Mara | | -1.4908, 35.1439',
  TZ: `
    Kilimanjaro / Mount Kilimanjaro | | -3.0674, 37.3556
    Serengeti National Park = Parc national du Serengeti | | -2.3333, 34.8333
    Ngorongoro Crater = Cratère du Ngorongoro | | -3.1618, 35.5877`,
  ZA: `
    Table Mountain = Montagne de la Table | Cape Town | -33.9628, 18.4098
    Robben Island | | -33.8076, 18.3712
    Cape of Good Hope = Cap de Bonne-Espérance | | -34.3568, 18.4721
    Kruger National Park = Parc national Kruger | | -23.9884, 31.5547`,
  ZW: 'Victoria Falls = Chutes Victoria | Victoria Falls | -17.9243, 25.8567',
  US: `
    Times Square | New York City | 40.758, -73.9855
    Empire State Building | New York City | 40.7484, -73.9857
    Central Park | New York City | 40.7829, -73.9654
    MoMA / Museum of Modern Art | New York City | 40.7614, -73.9776
    High Line | New York City | 40.748, -74.0048
    Rockefeller Center | New York City | 40.7587, -73.9787
    One World Observatory / 9/11 Memorial / World Trade Center | New York City | 40.713, -74.0132
    Ellis Island | New York City | 40.6995, -74.0396
    White House = Maison-Blanche | Washington | 38.8977, -77.0365
    Grand Canyon | | 36.0544, -112.1401
    Antelope Canyon | Page | 36.8619, -111.3743
    Monument Valley | | 36.998, -110.0985
    Zion National Park = Parc national de Zion | | 37.2982, -113.0263
    Bryce Canyon | | 37.6283, -112.1677
    Death Valley = Vallée de la Mort | | 36.4623, -116.8667
    Yosemite National Park = Parc national de Yosemite | | 37.7456, -119.5936
    Yellowstone National Park = Parc national de Yellowstone / Old Faithful | | 44.4605, -110.8281
    Las Vegas Strip | Las Vegas | 36.1147, -115.1728
    Hollywood Sign = Panneau Hollywood | Los Angeles | 34.1341, -118.3215
    Hollywood Walk of Fame | Los Angeles | 34.1016, -118.3267
    Santa Monica Pier = Jetée de Santa Monica | Santa Monica | 34.0083, -118.4987
    Fisherman’s Wharf / Pier 39 | San Francisco | 37.8087, -122.4098
    Space Needle | Seattle | 47.6205, -122.3493
    Millennium Park / Cloud Gate | Chicago | 41.8826, -87.6226
    French Quarter = Vieux Carré | New Orleans | 29.9584, -90.0644
    Walt Disney World | Orlando | 28.3772, -81.5707
    Mount Rushmore = Mont Rushmore | | 43.8791, -103.4591
    Hoover Dam = Barrage Hoover | | 36.0161, -114.7377
    Waikiki Beach = Plage de Waikiki | Honolulu | 21.2766, -157.8278`,
  CA: `
    Niagara Falls = Chutes du Niagara | Niagara Falls | 43.0799, -79.0747
    CN Tower = Tour CN | Toronto | 43.6426, -79.3871
    Château Frontenac | Québec | 46.8119, -71.2051
    Notre-Dame Basilica = Basilique Notre-Dame de Montréal | Montréal | 45.5045, -73.5561
    Lake Louise = Lac Louise | | 51.4167, -116.2167
    Stanley Park = Parc Stanley | Vancouver | 49.3043, -123.1443`,
  MX: `
    Chichén Itzá | | 20.6843, -88.5678
    Teotihuacán | | 19.6925, -98.8438
    Tulum Ruins = Ruines de Tulum | Tulum | 20.2148, -87.4291
    Zócalo / Plaza de la Constitución | Mexico City | 19.4326, -99.1332`,
  PE: `
    Machu Picchu | | -13.1631, -72.545
    Rainbow Mountain = Montagne arc-en-ciel / Vinicunca | | -13.8696, -71.303`,
  BO: 'Salar de Uyuni / Uyuni Salt Flats | | -20.1338, -67.4891',
  CL: `
    Torres del Paine | | -51.0, -73.0943
    Easter Island = Île de Pâques / Rapa Nui | | -27.1127, -109.3497`,
  AR: `
    Iguazú Falls = Chutes d’Iguazú | | -25.6953, -54.4367
    Perito Moreno Glacier = Glacier Perito Moreno | | -50.4967, -73.1377
    Plaza de Mayo = Place de Mai / Casa Rosada | Buenos Aires | -34.6083, -58.3712`,
  BR: `
    Christ the Redeemer = Christ Rédempteur / Corcovado | Rio de Janeiro | -22.9519, -43.2105
    Sugarloaf Mountain = Pain de Sucre / Pão de Açúcar | Rio de Janeiro | -22.9492, -43.1545
    Copacabana / Plage de Copacabana | Rio de Janeiro | -22.9711, -43.1823`,
  AU: `
    Sydney Opera House = Opéra de Sydney | Sydney | -33.8568, 151.2153
    Sydney Harbour Bridge = Pont du port de Sydney | Sydney | -33.8523, 151.2108
    Bondi Beach | Sydney | -33.8908, 151.2743
    Uluru / Ayers Rock | | -25.3444, 131.0369
    Great Barrier Reef = Grande Barrière de corail | | -16.8279, 146.1
    Twelve Apostles = Douze Apôtres | | -38.6621, 143.1051`,
  NZ: `
    Milford Sound | | -44.6414, 167.8974
    Hobbiton | Matamata | -37.8721, 175.6829
    Sky Tower | Auckland | -36.8485, 174.7622`,
  PF: 'Bora-Bora Lagoon = Lagon de Bora-Bora | | -16.5, -151.74',
};
