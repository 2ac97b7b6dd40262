import type { ThemeText } from './theme-text.ts';

export const desert: ThemeText = {
  slug: 'desert',
  fr: {
    title: 'Désert',
    tagline: 'Le luxe du vide : marcher à l’aube, se taire à midi, lever la tête la nuit.',
    body: [
      'Le désert n’est presque jamais une mer de sable. C’est de la pierre noire, des plateaux, des lits de rivière où l’eau passe deux jours par an, puis soudain une dune, et le silence qui va avec. On y vient pour regarder loin ; on en garde surtout les nuits.',
      '## Choisir sa saison',
      'Au Maroc, en Jordanie ou en Oman, la bonne période va d’octobre à avril. Les journées y sont douces, les nuits franchement froides : en janvier, il peut geler dans le Wadi Rum. L’Atacama et la Namibie suivent l’hémisphère sud, avec un bel hiver sec de mai à septembre. Regardez aussi la lune : sans elle, la Voie lactée suffit presque à marcher.',
      '## Préparer sans surcharger',
      'Quatre litres d’eau par personne et par jour, un chèche, des lunettes fermées, une lampe frontale à lumière rouge. Partez avec un guide du lieu : il sait où l’eau se trouve cette année, et à qui la demander. Prévoyez une journée vide à l’arrivée ; la chaleur se négocie mieux reposé.',
      '- **Quatre jours :** Merzouga et l’erg Chebbi, à pied et à dos de dromadaire.',
      '- **Une semaine :** Pétra par l’arrière, puis le Wadi Rum et la mer à Aqaba.',
      '- **Dix jours :** le Namib, de Sossusvlei à Swakopmund, en roulant peu et tôt.',
    ],
  },
  en: {
    title: 'Desert',
    tagline: 'The luxury of nothing: walk at dawn, be silent at noon, look up at night.',
    body: [
      'A desert is hardly ever a sea of sand. It is black stone, plateaus, river beds where water runs two days a year, then suddenly a dune and the silence that comes with it. You go to look far; what you keep is mostly the nights.',
      '## Choosing the season',
      'In Morocco, Jordan or Oman the good months run from October to April. Days are mild and nights downright cold: in January it can freeze in Wadi Rum. The Atacama and Namibia follow the southern hemisphere, with a fine dry winter from May to September. Look at the moon as well: without it, the Milky Way is almost enough to walk by.',
      '## Prepare without overloading',
      'Four litres of water per person per day, a scarf, close-fitting glasses, a head torch with a red light. Go with a local guide, who knows where the water is this year and whom to ask for it. Keep a day empty on arrival; heat is easier to deal with when you are rested.',
      '- **Four days:** Merzouga and the Erg Chebbi, on foot and by camel.',
      '- **A week:** Petra by the back way, then Wadi Rum and the sea at Aqaba.',
      '- **Ten days:** the Namib from Sossusvlei to Swakopmund, driving little and early.',
    ],
  },
};
