import type { CountryAdvice } from './country-advice.ts';

export const world: Readonly<Record<string, CountryAdvice>> = {
  US: {
    fr: [
      '**Argent.** La carte est reine. Les prix s’affichent hors taxes. Au restaurant, le pourboire fait partie du salaire : autour de vingt pour cent.',
      '**Saison.** Le pays a tous les climats : regardez chaque étape, et la saison des ouragans dans le Sud-Est, de juin à novembre. Les parcs nationaux se réservent des mois avant pour l’été.',
      '**Se déplacer.** Hors des grandes villes, il faut une voiture ; les distances trompent sur la carte. Entre les côtes, l’avion ; sur la côte Est, le train.',
      '**Sur place.** L’autorisation d’entrée se demande avant le départ : voyez le service officiel. Les soins coûtent cher : vérifiez votre assurance.',
    ],
    en: [
      '**Money.** Cards are king. Prices are shown before tax. In restaurants, tips are part of the wage: about twenty per cent.',
      '**Season.** The country has every climate: look at each stop, and at the hurricane season in the South-East, June to November. Book national parks months ahead for summer.',
      '**Getting around.** Outside large cities you need a car; distances are deceptive on the map. Between the coasts, fly; along the East Coast, take the train.',
      '**While there.** Apply for your travel authorisation before you leave: see the official service. Healthcare is expensive: check your insurance.',
    ],
  },
  JP: {
    fr: [
      '**Argent.** Gardez des espèces : bien des petites adresses n’ont rien d’autre. Les distributeurs des supérettes acceptent les cartes étrangères. Il n’y a pas de pourboire.',
      '**Saison.** Fin mars à début avril pour les cerisiers, novembre pour les érables ; juin est pluvieux, août étouffant, et les typhons passent surtout de fin août à octobre. La Golden Week, fin avril à début mai, remplit tout.',
      '**Se déplacer.** Les trains partent à la minute. Une carte rechargeable sert dans les métros, les bus et les supérettes. Comptez si un passe ferroviaire vaut mieux que vos billets.',
      '**Sur place.** On ôte ses chaussures là où le sol monte d’une marche. Dans le train, on parle bas et on ne téléphone pas.',
    ],
    en: [
      '**Money.** Carry cash: many small places take nothing else. Cash machines in convenience stores accept foreign cards. There is no tipping.',
      '**Season.** Late March to early April for the cherry blossom, November for the maples; June is wet, August stifling, and typhoons mostly pass from late August to October. Golden Week, late April to early May, fills everything.',
      '**Getting around.** Trains leave on the minute. One rechargeable card works on the subway, on buses and in convenience stores. Work out whether a rail pass beats your tickets.',
      '**While there.** Shoes come off where the floor rises by a step. On trains, people speak softly and do not make phone calls.',
    ],
  },
  MA: {
    fr: [
      '**Argent.** Le dirham se change sur place ; les espèces restent la règle hors des hôtels et des grandes tables. Un petit pourboire remercie au café, au taxi, au guide.',
      '**Saison.** Mars à mai et octobre-novembre ; l’été brûle à l’intérieur, et les nuits d’hiver sont froides dans l’Atlas et au désert. Pendant le ramadan, les journées ralentissent et les soirées commencent tard.',
      '**Se déplacer.** Le train relie Tanger, Rabat, Casablanca, Fès et Marrakech ; le car fait le reste. En petit taxi, demandez le compteur ou convenez du prix avant.',
      '**Sur place.** Demandez avant de photographier quelqu’un. Une tenue couvrante met tout le monde à l’aise, et la plupart des mosquées ne se visitent pas.',
    ],
    en: [
      '**Money.** Dirhams are bought in the country; outside hotels and large restaurants, cash is the rule. Small tips are appreciated in cafés, in taxis and by guides.',
      '**Season.** March to May and October to November; summer is scorching inland, and winter nights are cold in the Atlas and the desert. During Ramadan, days slow down and evenings start late.',
      '**Getting around.** Trains link Tangier, Rabat, Casablanca, Fez and Marrakesh; coaches do the rest. In a petit taxi, ask for the meter or agree the fare first.',
      '**While there.** Ask before you photograph someone. Modest clothes put everyone at ease, and most mosques are not open to visitors.',
    ],
  },
  TH: {
    fr: [
      '**Argent.** Espèces pour la rue et les marchés ; les distributeurs prennent des frais à chaque retrait. Le pourboire n’est pas dû ; on arrondit volontiers.',
      '**Saison.** Novembre à février est la saison la plus fraîche et la plus sèche ; les pluies viennent à d’autres mois d’une côte à l’autre. Au nord, l’air peut être chargé de fumée de février à avril.',
      '**Se déplacer.** À Bangkok, le métro aérien évite les embouteillages ; ailleurs, trains de nuit, cars et bateaux. Sur un deux-roues, casque et assurance valable : c’est le premier risque du pays.',
      '**Sur place.** Épaules et genoux couverts dans les temples, chaussures laissées dehors. La tête est sacrée, les pieds ne se pointent pas ; la famille royale ne se critique pas.',
    ],
    en: [
      '**Money.** Cash for street stalls and markets; cash machines charge a fee each time. Tips are not expected, but rounding up is usual.',
      '**Season.** November to February is the coolest and driest season; the rainy months differ from one coast to the other. In the north, the air may be smoky from February to April.',
      '**Getting around.** In Bangkok the elevated train avoids the jams; elsewhere night trains, coaches and boats. On a motorbike, wear a helmet and be insured: it is the main risk in the country.',
      '**While there.** Cover shoulders and knees in temples, and leave shoes outside. Heads are sacred, do not point your feet at anyone, and never criticise the royal family.',
    ],
  },
  TR: {
    fr: [
      '**Argent.** La carte passe dans les villes ; espèces pour les marchés et les minibus. Environ dix pour cent au restaurant, quand on est content.',
      '**Saison.** Avril à juin et septembre-octobre ; l’été est très chaud au sud, l’hiver enneigé en Cappadoce. Les fêtes de fin de ramadan et du sacrifice changent de date et remplissent les routes.',
      '**Se déplacer.** Les distances sont grandes : l’avion ou le car de nuit ; le train rapide relie Istanbul, Ankara et Konya. À Istanbul, une seule carte sert au tram, au métro et aux bateaux.',
      '**Sur place.** Dans les mosquées : chaussures ôtées, épaules couvertes, foulard pour les femmes, hors des heures de prière. Un thé offert se refuse mal, et n’engage à rien.',
    ],
    en: [
      '**Money.** Cards work in towns; cash for markets and minibuses. Leave about ten per cent in restaurants if you were happy.',
      '**Season.** April to June and September to October; summer is very hot in the south, winter snowy in Cappadocia. The feasts at the end of Ramadan and of the Sacrifice move each year and fill the roads.',
      '**Getting around.** Distances are long: fly, or take a night coach; the fast train links Istanbul, Ankara and Konya. In Istanbul one card works on trams, the metro and ferries.',
      '**While there.** In mosques: shoes off, shoulders covered, a headscarf for women, outside prayer times. A glass of tea is hard to refuse, and commits you to nothing.',
    ],
  },
  MX: {
    fr: [
      '**Argent.** La carte passe dans les villes ; retirez dans les banques, de jour. Au restaurant, dix à quinze pour cent, souvent non compris.',
      '**Saison.** Novembre à avril est la saison sèche ; les ouragans concernent les côtes de juin à novembre. Mexico est à 2 240 mètres : la première journée se fait doucement.',
      '**Se déplacer.** Les cars de première classe sont bons et se réservent ; les grandes distances se font en avion. Préférez les taxis commandés, et évitez de rouler la nuit.',
      '**Sur place.** Eau en bouteille ou filtrée. Les risques changent d’un État à l’autre : lisez le service officiel pour chaque étape.',
    ],
    en: [
      '**Money.** Cards work in towns; use the cash machines of banks, by day. In restaurants ten to fifteen per cent, often not included.',
      '**Season.** November to April is the dry season; hurricanes affect the coasts from June to November. Mexico City lies at 2,240 metres: take the first day gently.',
      '**Getting around.** First-class coaches are good and can be booked ahead; fly long distances. Order taxis rather than hailing them, and avoid driving at night.',
      '**While there.** Drink bottled or filtered water. Risks differ from state to state: check the official advice for each stop.',
    ],
  },
};
