import type { CountryAdvice } from './country-advice.ts';

export const europe: Readonly<Record<string, CountryAdvice>> = {
  FR: {
    fr: [
      '**Argent.** La carte passe presque partout, même pour de petites sommes ; gardez un peu d’espèces pour les marchés. Le service est compris : on arrondit quand on a été bien reçu.',
      '**Saison.** Mai, juin et septembre sont les mois les plus doux ; en août, les villes se vident et les côtes se remplissent. Beaucoup de musées ferment le lundi ou le mardi, bien des commerces le dimanche.',
      '**Se déplacer.** Le train relie les grandes villes en quelques heures, et ses prix montent à l’approche du départ. Validez votre titre dans les bus et les trains régionaux.',
      '**Sur place.** Dites bonjour en entrant : tout en dépend. Le déjeuner se sert surtout de midi à quatorze heures, le dîner à partir de dix-neuf.',
    ],
    en: [
      '**Money.** Cards work nearly everywhere, for small sums too; keep some cash for markets. Service is included: round up if you were well looked after.',
      '**Season.** May, June and September are the gentlest months; in August towns empty and coasts fill. Many museums close on Monday or Tuesday, and many shops on Sunday.',
      '**Getting around.** Trains link the large cities in a few hours, and fares rise as departure nears. Validate your ticket on buses and regional trains.',
      '**While there.** Say bonjour as you come in: everything depends on it. Lunch is mostly served from noon to two, dinner from seven.',
    ],
  },
  ES: {
    fr: [
      '**Argent.** La carte est acceptée presque partout. Le pourboire n’est pas attendu ; quelques pièces font plaisir.',
      '**Saison.** Le printemps et l’automne conviennent à tout le pays ; l’été est rude à l’intérieur et en Andalousie. La Semaine sainte et les fêtes locales remplissent les hôtels : vérifiez les dates.',
      '**Se déplacer.** Les trains rapides rayonnent depuis Madrid et se réservent ; les cars vont partout ailleurs. L’heure d’entrée de l’Alhambra ou de la Sagrada Família se choisit des semaines avant.',
      '**Sur place.** On déjeune vers quatorze heures et on dîne après vingt et une ; de petits commerces ferment l’après-midi. Dans les foules de Barcelone et de Madrid, gardez votre sac devant vous.',
    ],
    en: [
      '**Money.** Cards are accepted nearly everywhere. Tips are not expected; a few coins are welcome.',
      '**Season.** Spring and autumn suit the whole country; summer is harsh inland and in Andalusia. Holy Week and local festivals fill hotels: check the dates.',
      '**Getting around.** Fast trains run from Madrid in all directions and need booking; coaches go everywhere else. Choose your entry time for the Alhambra or the Sagrada Família weeks ahead.',
      '**While there.** Lunch is around two and dinner after nine; small shops close in the afternoon. In the crowds of Barcelona and Madrid, keep your bag in front of you.',
    ],
  },
  IT: {
    fr: [
      '**Argent.** La carte passe presque partout, les espèces dépannent dans les villages. Le « coperto » de l’addition n’est pas un pourboire : c’est le couvert.',
      '**Saison.** Avril à juin et septembre-octobre sont les meilleurs mois ; mi-août, le pays est à la mer. À Venise et à Rome, l’hiver est calme et souvent clair.',
      '**Se déplacer.** Les trains rapides suivent l’axe Turin–Milan–Rome–Naples ; les régionaux s’achètent le jour même. En voiture, n’entrez pas dans les zones à circulation limitée (ZTL) des centres.',
      '**Sur place.** Épaules et genoux couverts dans les églises. Le café se boit au comptoir ; assis, il coûte davantage.',
    ],
    en: [
      '**Money.** Cards work nearly everywhere; cash helps in villages. The “coperto” on a bill is not a tip: it is the cover charge.',
      '**Season.** April to June and September to October are best; in mid-August the whole country is at the seaside. In Venice and Rome, winter is quiet and often clear.',
      '**Getting around.** Fast trains run along the Turin–Milan–Rome–Naples line; regional tickets can be bought on the day. By car, stay out of the restricted zones (ZTL) of town centres.',
      '**While there.** Cover shoulders and knees in churches. Coffee is drunk at the counter; sitting down costs more.',
    ],
  },
  PT: {
    fr: [
      '**Argent.** La carte passe dans les villes ; de petits cafés préfèrent les espèces. Pain et olives posés sur la table se paient : on peut les refuser.',
      '**Saison.** Printemps et automne pour les villes, été pour la côte ; l’Atlantique reste frais toute l’année. L’hiver est doux mais humide, et les logements peu chauffés.',
      '**Se déplacer.** Le train relie Lisbonne et Porto en trois heures environ ; le car dessert le reste. Certaines autoroutes n’ont que des péages électroniques : demandez au loueur.',
      '**Sur place.** Lisbonne et Porto montent : de bonnes chaussures, car les pavés glissent. Dans le tram 28, surveillez vos poches.',
    ],
    en: [
      '**Money.** Cards work in towns; small cafés prefer cash. Bread and olives put on the table are charged for: you may decline them.',
      '**Season.** Spring and autumn for towns, summer for the coast; the Atlantic stays cool all year. Winter is mild but damp, and homes are barely heated.',
      '**Getting around.** The train links Lisbon and Porto in about three hours; coaches serve the rest. Some motorways have electronic tolls only: ask the car hire company.',
      '**While there.** Lisbon and Porto are steep: wear good shoes, as the cobbles are slippery. On tram 28, mind your pockets.',
    ],
  },
  GR: {
    fr: [
      '**Argent.** La carte est courante ; gardez des espèces pour les îles et les bus. On laisse volontiers la monnaie.',
      '**Saison.** Mai, juin, septembre : la mer est bonne et les sites respirables. En été, le meltem peut retenir les bateaux : gardez une journée avant un vol.',
      '**Se déplacer.** Les ferries du Pirée partent tôt, et leurs horaires changent avec la saison. Sur les îles, les bus suivent les bateaux ; la voiture s’y réserve en été.',
      '**Sur place.** Sur les sites, l’ombre manque : venez à l’ouverture, avec de l’eau. Dans beaucoup d’endroits, on ne jette pas le papier dans les toilettes.',
    ],
    en: [
      '**Money.** Cards are common; keep some cash for islands and buses. It is usual to leave the change.',
      '**Season.** May, June and September: the sea is warm and sites bearable. In summer the meltemi can keep boats in port: allow a spare day before a flight.',
      '**Getting around.** Ferries leave Piraeus early, and their times change with the season. On the islands, buses wait for the boats; book cars ahead in summer.',
      '**While there.** Sites have little shade: come when they open, with water. In many places, toilet paper goes in the bin, not in the toilet.',
    ],
  },
  GB: {
    fr: [
      '**Argent.** La carte sans contact suffit presque partout, jusque dans les bus de Londres. Au restaurant, regardez si le service est déjà compté.',
      '**Saison.** De mai à septembre pour les longues soirées ; il peut pleuvoir toute l’année, rarement longtemps. Les « bank holidays » sont surtout des lundis, chargés sur les routes et dans les trains.',
      '**Se déplacer.** On roule à gauche. Les billets de train pris d’avance coûtent bien moins cher. À Londres, la même carte doit servir à l’entrée et à la sortie du métro.',
      '**Sur place.** Les prises sont à trois broches plates : emportez un adaptateur. Les grands musées nationaux sont gratuits ; certaines expositions se réservent.',
    ],
    en: [
      '**Money.** Contactless cards work nearly everywhere, London’s buses included. In restaurants, check whether service has already been added.',
      '**Season.** May to September for long evenings; it may rain at any time of year, seldom for long. Bank holidays are mostly Mondays, with busy roads and trains.',
      '**Getting around.** Drive on the left. Train tickets bought ahead cost much less. In London, use the same card to enter and to leave the Underground.',
      '**While there.** Sockets take three flat pins: bring an adapter. The great national museums are free; some exhibitions need booking.',
    ],
  },
  DE: {
    fr: [
      '**Argent.** La carte progresse, mais bien des cafés et des boulangeries veulent encore des espèces. On arrondit l’addition d’environ cinq à dix pour cent, en le disant au moment de payer.',
      '**Saison.** De mai à septembre pour les lacs et les terrasses, décembre pour les marchés de Noël. Le dimanche, presque tous les magasins sont fermés.',
      '**Se déplacer.** Les trains rapides vont partout, mais prévoyez de la marge aux correspondances. Dans les transports urbains, le billet se valide souvent avant de monter.',
      '**Sur place.** Ne marchez pas sur la piste cyclable : elle sert. Les bouteilles ont une consigne, rendue au magasin.',
    ],
    en: [
      '**Money.** Cards are gaining ground, but many cafés and bakeries still want cash. Round the bill up by five to ten per cent, and say so as you pay.',
      '**Season.** May to September for lakes and terraces, December for Christmas markets. Nearly all shops are closed on Sundays.',
      '**Getting around.** Fast trains go everywhere, but leave time for connections. In town, tickets are often validated before boarding.',
      '**While there.** Keep off the cycle path: it is in use. Bottles carry a deposit, refunded at the shop.',
    ],
  },
};
