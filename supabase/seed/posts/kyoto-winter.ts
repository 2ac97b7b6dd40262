import type { PostText } from './post-text.ts';

export const kyotoWinter: PostText = {
  slug: 'kyoto-en-hiver',
  country_iso_a2: 'JP',
  tags: ['ville', 'saison', 'rythme'],
  published: '2026-08-25',
  fr: {
    title: 'Kyoto en hiver, quand les jardins se taisent',
    excerpt:
      'Ni cerisiers ni érables : de janvier à la mi-février, la ville rend ses temples à ceux qui acceptent d’avoir froid.',
    body: [
      'On va à Kyoto pour les cerisiers d’avril ou les érables de novembre, et l’on y voit surtout le dos des autres. En janvier, les mousses sont rases, les étangs immobiles, et le gravier ratissé du matin garde ses lignes jusqu’au soir. Ce n’est pas la saison pauvre des jardins, c’est leur dessin.',
      '## Le froid, mode d’emploi',
      'Les journées tournent entre deux et neuf degrés, les nuits passent parfois sous zéro, et la neige tombe quelques jours par an, rarement plus d’une matinée. Le vrai froid est à l’intérieur : dans les temples, on marche en chaussettes sur un plancher glacé. Emportez-en une paire épaisse dans la poche, c’est le meilleur conseil de cet article.',
      'La lumière décline vers dix-sept heures et la plupart des temples ferment à seize heures trente ou dix-sept heures. La journée utile est courte : deux lieux le matin, un l’après-midi, jamais davantage.',
      '## Trois matins',
      '- **Ryoan-ji,** à l’ouverture : quinze pierres dont l’une échappe toujours au regard, et parfois personne d’autre pour la chercher.',
      '- **Nanzen-ji et le chemin de la Philosophie,** à pied jusqu’au Pavillon d’argent : une demi-heure de canal sans une fleur, donc sans une file.',
      '- **Fushimi Inari** avant huit heures : le sanctuaire ne ferme pas, et passé le premier carrefour de la montée, on entend ses propres pas.',
      'Entre ces matins, marchez. Le centre est un damier plat, et l’on s’y repère comme dans un livre : les rues larges portent les bus, les étroites gardent les maisons de bois. Deux lignes de métro se croisent à Karasuma Oike ; elles évitent les bus pleins, qui mettent parfois une heure à traverser la ville. Pour Arashiyama, prenez le train plutôt que la route, et arrivez avant huit heures : la bambouseraie n’a ni porte ni horaire, seulement une heure à laquelle elle cesse d’être silencieuse.',
      '## Ce que l’hiver ouvre',
      'Chaque hiver, entre janvier et mars, plusieurs temples d’ordinaire fermés montrent un jardin, un paravent ou une charpente pendant quelques semaines. La liste change tous les ans ; l’office du tourisme de la ville la publie à l’automne. C’est le moment de regarder, avant de fixer vos jours.',
      '## Manger chaud',
      'Le yudofu, tofu servi dans un bouillon, est né autour de Nanzen-ji et n’a de sens qu’avec de la buée aux vitres. Le soir, cherchez les comptoirs d’oden derrière la rue Kiyamachi : on montre du doigt, on souffle, on recommence. Au marché de Nishiki, mangez devant l’étal où vous avez acheté ; marcher en mangeant n’y est pas bien vu.',
      'Et quand le froid gagne, faites ce que font les gens du quartier : allez au bain public. On se lave assis, longuement, avant d’entrer dans l’eau, et l’on ressort à dix-huit heures avec des joues d’enfant. Une serviette de main suffit ; le reste se loue à l’entrée.',
      '## Et le nouvel an ?',
      'Du 1er au 3 janvier, la ville visite ses sanctuaires, les petits commerces ferment et les trains sont pleins. C’est beau, mais c’est une autre foule. Arrivez après le 8 : les écoles ont repris, les rideaux se relèvent, et Kyoto redevient une ville où l’on travaille.',
    ],
  },
  en: {
    title: 'Kyoto in winter, when the gardens fall silent',
    excerpt:
      'No cherry trees, no maples: from January to mid-February the city gives its temples back to those who accept the cold.',
    body: [
      'People go to Kyoto for the cherry trees of April or the maples of November, and mostly see each other’s backs. In January the moss is short, the ponds are still, and gravel that was raked in the morning keeps its lines until evening. This is not the poor season of gardens. It is their drawing.',
      '## The cold, and how to use it',
      'Days run between two and nine degrees, nights sometimes drop below freezing, and snow falls a few days a year, rarely for more than a morning. The real cold is indoors: in temples you walk in socks on an icy floor. Carry a thick pair in your pocket; it is the best advice in this article.',
      'The light goes around five, and most temples close at half past four or five. The useful day is short: two places in the morning, one in the afternoon, never more.',
      '## Three mornings',
      '- **Ryoan-ji,** as it opens: fifteen stones of which one always escapes the eye, and sometimes nobody else to look for it.',
      '- **Nanzen-ji and the Philosopher’s Path,** on foot to the Silver Pavilion: half an hour of canal without a blossom, and so without a queue.',
      '- **Fushimi Inari** before eight: the shrine never closes, and past the first fork of the climb you hear your own steps.',
      'Between those mornings, walk. The centre is a flat grid, read like a book: wide streets carry buses, narrow ones keep the wooden houses. Two metro lines cross at Karasuma Oike; they spare you the full buses, which sometimes take an hour to cross the city. For Arashiyama take the train rather than the road, and be there before eight: the bamboo grove has no gate and no hours, only an hour at which it stops being silent.',
      '## What winter opens',
      'Each winter, between January and March, several temples that are usually closed show a garden, a screen or a roof frame for some weeks. The list changes every year; the city’s tourist office publishes it in autumn. That is the moment to look, before you fix your days.',
      '## Eating hot',
      'Yudofu, tofu served in broth, was born around Nanzen-ji and only makes sense with steam on the windows. In the evening look for oden counters behind Kiyamachi street: you point, you blow, you begin again. At Nishiki market, eat in front of the stall where you bought; eating as you walk is not well regarded there.',
      'And when the cold wins, do as the locals do: go to the public bath. You wash sitting down, at length, before you enter the water, and come out at six with the cheeks of a child. A hand towel is enough; the rest can be hired at the door.',
      '## And the new year?',
      'From the 1st to the 3rd of January the city visits its shrines, small shops close and trains are full. It is beautiful, but it is another crowd. Come after the 8th: schools are back, shutters go up, and Kyoto is again a city where people work.',
    ],
  },
};
