import type { ThemeText } from './theme-text.ts';

export const mountains: ThemeText = {
  slug: 'montagne',
  fr: {
    title: 'Montagne',
    tagline: 'Monter tôt, redescendre sans hâte, dormir haut une nuit au moins.',
    body: [
      'En montagne, la distance ne dit rien : c’est le dénivelé qui fait la journée. Comptez une heure pour trois cents mètres de montée, un peu moins pour descendre, et ajoutez ce qu’il faut pour regarder. Une étape de douze kilomètres peut remplir le jour et le remplir bien.',
      '## La saison compte double',
      'Les cols des Alpes et des Pyrénées gardent souvent de la neige jusqu’à la fin juin ; les refuges gardés ouvrent, selon l’altitude, entre la mi-juin et la mi-septembre. L’été, les orages éclatent surtout l’après-midi : on part à l’aube et l’on est sous un toit vers quinze heures. Septembre est le mois des gens qui connaissent : air net, sentiers vides, mélèzes qui commencent à roussir.',
      '## Une nuit en refuge',
      'Le repas est servi tôt, le dortoir s’éteint à vingt-deux heures, et le lendemain vous êtes déjà là où les autres arriveront à midi. Réservez, prévenez si vous renoncez, emportez un drap de sac et de l’argent liquide : là-haut, le lecteur de cartes dépend du soleil.',
      '- **Première fois :** le tour du Queyras par ses villages, ou trois jours autour du lac de Gaube et du Vignemale.',
      '- **Avec un train pour seul véhicule :** Zermatt, Wengen et Mürren, où les voitures n’entrent pas.',
      '- **Toujours dans le sac :** une couche chaude, une carte hors ligne, le numéro des secours (112 en Europe).',
    ],
  },
  en: {
    title: 'Mountains',
    tagline: 'Up early, down without hurry, and at least one night high up.',
    body: [
      'In the mountains distance tells you nothing: it is the climb that makes the day. Allow an hour for every three hundred metres up, a little less coming down, and add what it takes to look around. A stage of twelve kilometres can fill a day, and fill it well.',
      '## The season counts twice',
      'Passes in the Alps and the Pyrenees often keep their snow until the end of June; staffed huts open, depending on height, between mid-June and mid-September. In summer, storms mostly break in the afternoon: leave at dawn and be under a roof by three. September is for those who know: clear air, empty paths, larches beginning to turn.',
      '## A night in a hut',
      'Supper is early, the dormitory goes dark at ten, and next morning you already stand where others will arrive at noon. Book ahead, say so if you give up, bring a sleeping-bag liner and some cash: up there the card reader depends on the sun.',
      '- **First time:** the tour of the Queyras through its villages, or three days around the lake of Gaube and the Vignemale.',
      '- **With a train as your only vehicle:** Zermatt, Wengen and Mürren, which cars cannot enter.',
      '- **Always in the bag:** a warm layer, an offline map, the rescue number (112 in Europe).',
    ],
  },
};
