/** Sights of Europe, see `../sights.ts` for how a line is read. */
export const europe: Readonly<Record<string, string>> = {
  FR: `
    Arc de Triomphe | Paris | 48.8738, 2.295
    Notre-Dame de Paris / Notre-Dame Cathedral | Paris | 48.853, 2.3499
    Sacré-Cœur Basilica = Basilique du Sacré-Cœur / Montmartre | Paris | 48.8867, 2.3431
    Champs-Élysées | Paris | 48.8698, 2.3078
    Luxembourg Gardens = Jardin du Luxembourg | Paris | 48.8462, 2.3372
    Palais Garnier = Opéra Garnier / Paris Opera | Paris | 48.872, 2.3316
    Centre Pompidou / Beaubourg | Paris | 48.8607, 2.3522
    Panthéon / Paris Panthéon | Paris | 48.8462, 2.346
    Père-Lachaise Cemetery = Cimetière du Père-Lachaise | Paris | 48.8614, 2.3933
    Disneyland Paris / Euro Disney | Chessy | 48.8674, 2.7836
    Château de Chambord | Chambord | 47.6161, 1.5172
    Château de Chenonceau | Chenonceaux | 47.3249, 1.0703
    Mont Blanc / Monte Bianco | | 45.8327, 6.8652
    Aiguille du Midi | Chamonix | 45.8786, 6.8874
    Cité de Carcassonne / Carcassonne Castle | Carcassonne | 43.2061, 2.3637
    Palais des Papes / Palace of the Popes | Avignon | 43.9508, 4.8075
    Promenade des Anglais | Nice | 43.695, 7.2654
    Calanques National Park = Parc national des Calanques | Marseille | 43.2135, 5.4387
    Strasbourg Cathedral = Cathédrale de Strasbourg | Strasbourg | 48.5819, 7.7509
    Omaha Beach | Saint-Laurent-sur-Mer | 49.3709, -0.8806
    Étretat Cliffs = Falaises d’Étretat | Étretat | 49.7081, 0.1936
    Fourvière Basilica = Basilique de Fourvière | Lyon | 45.7623, 4.8227`,
  GB: `
    Big Ben / Palace of Westminster / Palais de Westminster | London | 51.5007, -0.1246
    Buckingham Palace = Palais de Buckingham | London | 51.5014, -0.1419
    Tower Bridge | London | 51.5055, -0.0754
    London Eye | London | 51.5033, -0.1196
    Westminster Abbey = Abbaye de Westminster | London | 51.4993, -0.1273
    Trafalgar Square | London | 51.508, -0.1281
    Piccadilly Circus | London | 51.5101, -0.134
    St Paul’s Cathedral = Cathédrale Saint-Paul | London | 51.5138, -0.0984
    Camden Market = Marché de Camden | London | 51.5416, -0.1462
    Covent Garden | London | 51.5117, -0.124
    Windsor Castle = Château de Windsor | Windsor | 51.4839, -0.6044
    Royal Mile | Edinburgh | 55.9506, -3.1883
    Loch Ness | | 57.3229, -4.4244
    Giant’s Causeway = Chaussée des Géants | | 55.2408, -6.5116
    Hadrian’s Wall = Mur d’Hadrien | | 55.0242, -2.2925
    White Cliffs of Dover = Falaises de Douvres | Dover | 51.1344, 1.3571`,
  IE: `
    Cliffs of Moher = Falaises de Moher | | 52.9715, -9.4309
    Trinity College / Book of Kells / Livre de Kells | Dublin | 53.3438, -6.2546
    Guinness Storehouse | Dublin | 53.3419, -6.2867
    Temple Bar | Dublin | 53.3455, -6.2642`,
  IT: `
    Roman Forum = Forum romain / Foro Romano | Rome | 41.8925, 12.4853
    Spanish Steps = Escalier de la Trinité-des-Monts / Piazza di Spagna / Place d’Espagne | Rome | 41.9059, 12.4823
    Piazza Navona = Place Navone | Rome | 41.8992, 12.4731
    Castel Sant’Angelo = Château Saint-Ange | Rome | 41.9031, 12.4663
    Trastevere | Rome | 41.8885, 12.4677
    Ponte Vecchio | Florence | 43.768, 11.2531
    Galleria dell’Accademia = Galerie de l’Académie / Accademia Gallery | Florence | 43.7768, 11.2587
    Rialto Bridge = Pont du Rialto / Ponte di Rialto | Venice | 45.438, 12.3359
    Doge’s Palace = Palais des Doges / Palazzo Ducale | Venice | 45.4337, 12.3404
    Leaning Tower of Pisa = Tour de Pise / Torre di Pisa | Pisa | 43.723, 10.3966
    Mount Vesuvius = Vésuve / Vesuvio | | 40.8224, 14.4289
    Mount Etna = Etna | | 37.751, 14.9934
    Piazza del Campo | Siena | 43.3184, 11.3317
    La Scala / Teatro alla Scala | Milan | 45.4674, 9.1896
    Cinque Terre | Vernazza | 44.1349, 9.6849
    Amalfi Coast = Côte amalfitaine / Costiera Amalfitana | Amalfi | 40.634, 14.6027
    Blue Grotto = Grotte bleue / Grotta Azzurra | Anacapri | 40.561, 14.2054
    Tre Cime di Lavaredo / Drei Zinnen | | 46.6187, 12.3028
    Lake Como = Lac de Côme / Lago di Como | | 46.016, 9.2572
    Lake Garda = Lac de Garde / Lago di Garda | | 45.605, 10.6351`,
  VA: `
    St Peter’s Basilica = Basilique Saint-Pierre / San Pietro | Vatican City | 41.9022, 12.4539
    Vatican Museums = Musées du Vatican / Sistine Chapel / Chapelle Sixtine | Vatican City | 41.9065, 12.4536`,
  ES: `
    Casa Batlló | Barcelona | 41.3917, 2.1649
    Casa Milà / La Pedrera | Barcelona | 41.3953, 2.1619
    La Rambla / Las Ramblas | Barcelona | 41.3809, 2.173
    Gothic Quarter = Quartier gothique / Barri Gòtic | Barcelona | 41.3833, 2.1765
    Camp Nou | Barcelona | 41.3809, 2.1228
    Puerta del Sol | Madrid | 40.4169, -3.7035
    Plaza Mayor | Madrid | 40.4155, -3.7074
    Royal Palace of Madrid = Palais royal de Madrid / Palacio Real | Madrid | 40.418, -3.7143
    Reina Sofía Museum = Musée Reina Sofía | Madrid | 40.4086, -3.6944
    Seville Cathedral = Cathédrale de Séville / La Giralda | Sevilla | 37.3858, -5.9931
    City of Arts and Sciences = Cité des arts et des sciences | Valencia | 39.4548, -0.3505
    Santiago de Compostela Cathedral = Cathédrale de Saint-Jacques-de-Compostelle | Santiago de Compostela | 42.8806, -8.5446
    Teide / Mount Teide / Pico del Teide | | 28.2724, -16.6425
    Montserrat / Abbaye de Montserrat / Montserrat Abbey | Monistrol de Montserrat | 41.5933, 1.8376`,
  PT: `
    Praça do Comércio / Place du Commerce | Lisbon | 38.7075, -9.1364
    Santa Justa Lift = Ascenseur de Santa Justa | Lisbon | 38.7121, -9.1394
    Alfama | Lisbon | 38.7118, -9.1299
    Bairro Alto | Lisbon | 38.7132, -9.1449
    LX Factory | Lisbon | 38.7035, -9.1789
    Livraria Lello / Lello Bookshop / Librairie Lello | Porto | 41.1469, -8.6148
    Clérigos Tower = Tour des Clercs / Torre dos Clérigos | Porto | 41.1458, -8.6139
    Cabo da Roca | | 38.7804, -9.4989
    Sanctuary of Fátima = Sanctuaire de Fátima | Fátima | 39.6323, -8.6733`,
  DE: `
    Brandenburg Gate = Porte de Brandebourg / Brandenburger Tor | Berlin | 52.5163, 13.3777
    Reichstag | Berlin | 52.5186, 13.3762
    Museum Island = Île aux Musées / Museumsinsel | Berlin | 52.5169, 13.4019
    Alexanderplatz | Berlin | 52.5219, 13.4132
    Checkpoint Charlie | Berlin | 52.5075, 13.3904
    East Side Gallery | Berlin | 52.5051, 13.4397
    Neuschwanstein Castle = Château de Neuschwanstein / Schloss Neuschwanstein | Schwangau | 47.5576, 10.7498
    Marienplatz | Munich | 48.1373, 11.5755
    Cologne Cathedral = Cathédrale de Cologne / Kölner Dom | Köln | 50.9413, 6.9583
    Elbphilharmonie / Elbphilharmonie Hamburg | Hamburg | 53.5413, 9.9841
    Zugspitze | | 47.4211, 10.9854`,
  AT: `
    Schönbrunn Palace = Château de Schönbrunn | Vienna | 48.1848, 16.3122
    Hofburg / Palais de la Hofburg | Vienna | 48.2066, 16.3655
    Belvedere = Belvédère de Vienne / Belvedere Palace | Vienna | 48.1915, 16.3809
    St Stephen’s Cathedral = Cathédrale Saint-Étienne / Stephansdom | Vienna | 48.2085, 16.3731
    Prater | Vienna | 48.2166, 16.3961
    Hohensalzburg Fortress = Forteresse de Hohensalzburg | Salzburg | 47.7949, 13.0477`,
  CH: `
    Matterhorn = Cervin / Mont Cervin | | 45.9763, 7.6586
    Jungfraujoch | | 46.5475, 7.9852
    Chapel Bridge = Pont de la Chapelle / Kapellbrücke | Luzern | 47.0517, 8.3075
    Rhine Falls = Chutes du Rhin / Rheinfall | Neuhausen | 47.6779, 8.6154
    Chillon Castle = Château de Chillon | Veytaux | 46.4142, 6.9275
    Jet d’Eau | Genève | 46.2074, 6.1559`,
  NL: `
    Rijksmuseum | Amsterdam | 52.36, 4.8852
    Van Gogh Museum = Musée Van Gogh | Amsterdam | 52.3584, 4.8811
    Anne Frank House = Maison d’Anne Frank | Amsterdam | 52.3752, 4.884
    Keukenhof | Lisse | 52.27, 4.5464
    Kinderdijk / Moulins de Kinderdijk | | 51.8841, 4.6408`,
  BE: `
    Grand-Place / Grote Markt | Brussels | 50.8467, 4.3525
    Manneken Pis | Brussels | 50.845, 4.35
    Atomium | Brussels | 50.8949, 4.3415
    Belfry of Bruges = Beffroi de Bruges | Brugge | 51.2082, 3.2247`,
  CZ: `
    Charles Bridge = Pont Charles / Karlův most | Prague | 50.0865, 14.4114
    Prague Castle = Château de Prague / Pražský hrad | Prague | 50.0909, 14.4005
    Old Town Square = Place de la Vieille-Ville | Prague | 50.0875, 14.4213`,
  HU: `
    Hungarian Parliament = Parlement hongrois | Budapest | 47.5071, 19.0457
    Buda Castle = Château de Buda | Budapest | 47.4961, 19.0396
    Fisherman’s Bastion = Bastion des pêcheurs | Budapest | 47.5022, 19.0348
    Széchenyi Baths = Thermes Széchenyi | Budapest | 47.5186, 19.0822`,
  PL: `
    Wawel Castle = Château du Wawel | Kraków | 50.054, 19.9354
    Auschwitz-Birkenau / Auschwitz | Oświęcim | 50.0266, 19.2035
    Wieliczka Salt Mine = Mine de sel de Wieliczka | Wieliczka | 49.9832, 20.0557`,
  DK: `
    Little Mermaid = Petite Sirène / Den lille Havfrue | Copenhagen | 55.6929, 12.5993
    Tivoli Gardens = Jardins de Tivoli | Copenhagen | 55.6737, 12.5681
    Nyhavn | Copenhagen | 55.6798, 12.5912`,
  SE: `
    Vasa Museum = Musée Vasa | Stockholm | 59.328, 18.0914
    Gamla Stan | Stockholm | 59.325, 18.0707`,
  NO: `
    Bryggen | Bergen | 60.3975, 5.3245
    Preikestolen / Pulpit Rock | | 58.9864, 6.1904
    North Cape = Cap Nord / Nordkapp | | 71.1709, 25.7837
    Geirangerfjord | | 62.1049, 7.094`,
  IS: `
    Hallgrímskirkja | Reykjavík | 64.1417, -21.9266
    Blue Lagoon = Lagon bleu | | 63.8804, -22.4495
    Gullfoss | | 64.3271, -20.1199
    Geysir / Strokkur | | 64.3127, -20.3005
    Jökulsárlón | | 64.0484, -16.1794`,
  GR: `
    Parthenon = Parthénon | Athens | 37.9715, 23.7267
    Plaka | Athens | 37.9722, 23.73
    Ancient Olympia = Olympie antique | | 37.6379, 21.63
    Navagio Beach = Plage du Navagio / Shipwreck Beach | | 37.8598, 20.6249`,
  HR: `
    Plitvice Lakes = Lacs de Plitvice | | 44.8654, 15.582
    Diocletian’s Palace = Palais de Dioclétien | Split | 43.5081, 16.4402
    Walls of Dubrovnik = Remparts de Dubrovnik | Dubrovnik | 42.6407, 18.1083`,
  SI: `
    Lake Bled = Lac de Bled | Bled | 46.3639, 14.0938
    Postojna Cave = Grotte de Postojna | Postojna | 45.783, 14.2038`,
  TR: `
    Hagia Sophia = Sainte-Sophie / Ayasofya | Istanbul | 41.0086, 28.9802
    Blue Mosque = Mosquée bleue / Sultanahmet | Istanbul | 41.0054, 28.9768
    Topkapı Palace = Palais de Topkapı | Istanbul | 41.0115, 28.9833
    Grand Bazaar = Grand Bazar / Kapalıçarşı | Istanbul | 41.0107, 28.968
    Galata Tower = Tour de Galata | Istanbul | 41.0256, 28.9741
    Ephesus = Éphèse | Selçuk | 37.9395, 27.3417
    Pamukkale | | 37.9204, 29.1212
    Cappadocia = Cappadoce | Göreme | 38.6431, 34.8289`,
};
