import type { PostText } from './post-text.ts';

export const lisbonPost: PostText = {
  slug: 'lisbonne-a-l-heure-ou-les-facades-s-allument',
  country_iso_a2: 'PT',
  tags: ['ville', 'lumière', 'printemps'],
  published: '2026-11-12',
  fr: {
    title: 'Lisbonne à l’heure où les façades s’allument',
    excerpt:
      'Il y a, chaque soir de mars, quarante minutes où la ville entière devient couleur d’abricot. Voici où se tenir.',
    body: [
      'Lisbonne est bâtie face au sud, sur des collines qui se regardent. Le matin, la lumière monte du fleuve et blanchit tout ; à midi, elle est dure, et les habitants ont la sagesse d’être à table. Mais vers la fin de l’après-midi, quelque chose se produit : les azulejos, qui renvoyaient le ciel, se mettent à renvoyer les façades d’en face. La rue s’éclaire elle-même.',
      '## Quarante minutes avant le coucher',
      'Le bon moment commence plus tôt qu’on ne croit. Au coucher du soleil, les ruelles de l’Alfama sont déjà dans l’ombre ; c’est trois quarts d’heure avant qu’il faut y être, quand la lumière entre encore par le haut des escaliers. En mars, cela veut dire vers dix-huit heures. Notez l’heure dans votre journée, et placez le dîner après.',
      '## Trois endroits, trois soirs',
      '- **Senhora do Monte**, pour tout voir d’un coup : le château, le pont, et la mer de Paille qui mérite alors son nom.',
      '- **La Rua da Bica**, par le bas, quand le funiculaire jaune monte dans l’ombre vers un rectangle de lumière.',
      '- **Le quai de Cacilhas**, en face : dix minutes de bateau, et c’est la ville entière qui est le spectacle. Le retour se fait de nuit, sur le pont supérieur.',
      '## Ce qu’il vaut mieux ne pas faire',
      'Courir d’un belvédère à l’autre. Ils se ressemblent sur les photographies et pas du tout quand on s’y assoit. Un seul par soir, un verre de quelque chose, et l’on reste après que les autres sont partis : les dix minutes qui suivent, quand le ciel passe au bleu et que les fenêtres s’allument une à une, sont les plus belles, et personne ne les attend.',
      '> Une ville se comprend quand on l’a vue s’éteindre.',
    ],
  },
  en: {
    title: 'Lisbon at the hour when its walls light up',
    excerpt:
      'On every evening of March there are forty minutes when the whole city turns the colour of apricots. Here is where to stand.',
    body: [
      'Lisbon is built facing south, on hills that look at one another. In the morning light climbs from the river and bleaches everything; at noon it is hard, and people have the wisdom to be at table. But towards the end of the afternoon something happens: the tiles, which had been giving back the sky, begin to give back the walls across the street. The street lights itself.',
      '## Forty minutes before sunset',
      'The right moment starts earlier than you think. At sunset the lanes of Alfama already lie in shadow; be there three quarters of an hour before, when light still comes in at the top of the stairs. In March that means around six. Write the hour into your day, and place dinner after it.',
      '## Three places, three evenings',
      '- **Senhora do Monte**, to see it all at once: the castle, the bridge, and the Sea of Straw, which then deserves its name.',
      '- **Rua da Bica**, from below, when the yellow funicular climbs through the shade towards a rectangle of light.',
      '- **The quay of Cacilhas**, across the water: ten minutes by boat, and the whole city is the show. You come back by night, on the upper deck.',
      '## What you had better not do',
      'Run from one viewpoint to the next. They look alike in photographs and not at all once you sit down. One an evening, a glass of something, and stay after the others have left: the ten minutes that follow, when the sky goes blue and windows come on one by one, are the finest, and nobody waits for them.',
      '> You understand a city once you have watched it go dark.',
    ],
  },
};
