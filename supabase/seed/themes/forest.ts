import type { ThemeText } from './theme-text.ts';

export const forest: ThemeText = {
  slug: 'foret',
  fr: {
    title: 'Forêt et lacs',
    tagline: 'Des cabanes, des sentiers mous, un lac où l’on entre en retenant son souffle.',
    body: [
      'La forêt ralentit. Le téléphone s’y tait, la lumière arrive de biais, et l’on se remet à entendre. Ce n’est pas un décor que l’on visite, c’est un endroit où l’on reste : une cabane au bord d’un lac pour quatre nuits fera un meilleur souvenir que quatre lacs en quatre jours.',
      '## Au nord',
      'En Suède, en Norvège et en Finlande, le droit d’accès à la nature permet de marcher, de cueillir et de planter sa tente une nuit presque partout, pourvu qu’on ne dérange personne et qu’on ne laisse rien. Juin y est clair jusqu’à minuit, et plein de moustiques ; la fin d’août l’est moins, et sent la myrtille.',
      '## Plus près',
      'La Forêt-Noire, les Ardennes, le Morvan ou le massif bohémien se rejoignent en train et se marchent de gîte en gîte. À l’automne, comptez avec la chasse : les mairies affichent les jours de battue, et un gilet de couleur vive ne pèse rien.',
      '- **En canot :** le lac Saimaa en Finlande, ou les rivières du Dalsland en Suède.',
      '- **À pied :** le Westweg, de Pforzheim à Bâle, en douze étapes dont on choisit trois.',
      '- **En famille :** une maison près de Gérardmer ou de Vassivière, vélos compris.',
    ],
  },
  en: {
    title: 'Forests and lakes',
    tagline: 'Cabins, soft paths, and a lake you walk into holding your breath.',
    body: [
      'A forest slows you down. The telephone goes quiet, the light comes in at an angle, and you begin to hear again. It is not scenery to be visited but a place to stay: one cabin by a lake for four nights makes a better memory than four lakes in four days.',
      '## Up north',
      'In Sweden, Norway and Finland the right of public access lets you walk, pick berries and pitch a tent for a night almost anywhere, provided you disturb nobody and leave nothing behind. June is light until midnight and full of mosquitoes; late August is neither, and smells of blueberries.',
      '## Closer to home',
      'The Black Forest, the Ardennes, the Morvan and the Bohemian hills can be reached by train and walked from inn to inn. In autumn, allow for hunting: town halls post the days of the drives, and a bright vest weighs nothing.',
      '- **By canoe:** lake Saimaa in Finland, or the waters of Dalsland in Sweden.',
      '- **On foot:** the Westweg from Pforzheim to Basel, twelve stages of which you choose three.',
      '- **With children:** a house near Gérardmer or Vassivière, bicycles included.',
    ],
  },
};
