import type { ThemeText } from './theme-text.ts';

export const islands: ThemeText = {
  slug: 'iles',
  fr: {
    title: 'Îles',
    tagline: 'Le voyage commence au quai, et le bateau fait partie du séjour.',
    body: [
      'Une île impose ses bords, et c’est un repos. On en fait le tour, on apprend l’heure du bateau, on salue deux fois la même personne dans la journée. Choisissez-en une, deux au plus : chaque traversée prend une demi-journée, valises comprises, et la deuxième île n’est jamais aussi belle que la journée qu’elle a coûtée.',
      '## Vivre au rythme du ferry',
      'Les horaires d’hiver et d’été diffèrent du tout au tout, et le vent a le dernier mot. Gardez une nuit de marge avant un vol de retour ; prenez le premier bateau plutôt que le dernier. Sur les petites îles, l’eau est comptée, les distributeurs sont vides le dimanche, et le dîner se réserve le matin, en passant.',
      '## Hors saison',
      'Avril et octobre rendent les îles à leurs habitants. On y trouve une chambre au port, des chapelles ouvertes, et ce mélange d’ennui et de lumière qui fait les bons carnets. Vérifiez seulement ce qui est ouvert : parfois, une seule taverne, et c’est très bien.',
      '- **À pied et sans voiture :** Hydra, Bréhat, Sark, Vlieland.',
      '- **Pour marcher :** Madère le long des levadas, El Hierro, Amorgos.',
      '- **Pour passer de l’une à l’autre :** les Éoliennes depuis Milazzo, les Hébrides extérieures du sud au nord.',
    ],
  },
  en: {
    title: 'Islands',
    tagline: 'The journey begins on the quay, and the boat is part of the stay.',
    body: [
      'An island sets its own edges, and that is a rest. You walk around it, learn the hour of the boat, greet the same person twice in a day. Choose one, two at most: every crossing takes half a day, bags included, and the second island is never as fine as the day it cost.',
      '## Living by the ferry',
      'Winter and summer timetables have nothing in common, and the wind has the last word. Keep one night to spare before a flight home; take the first boat rather than the last. On small islands water is scarce, cash machines are empty on Sundays, and you book dinner in the morning as you walk past.',
      '## Out of season',
      'April and October give islands back to the people who live there. You will find a room on the harbour, chapels open, and that mixture of boredom and light which makes good notebooks. Just check what is open: sometimes a single taverna, and that is quite enough.',
      '- **On foot, without cars:** Hydra, Bréhat, Sark, Vlieland.',
      '- **For walking:** Madeira along its levadas, El Hierro, Amorgos.',
      '- **From one to the next:** the Aeolian islands from Milazzo, the Outer Hebrides from south to north.',
    ],
  },
};
