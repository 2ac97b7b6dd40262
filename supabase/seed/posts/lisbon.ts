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
      'Le bon moment commence plus tôt qu’on ne croit. Au coucher du soleil, les ruelles de l’Alfama sont déjà dans l’ombre ; c’est trois quarts d’heure avant qu’il faut y être, quand la lumière entre encore par le haut des escaliers. À la mi-mars, cela veut dire vers dix-huit heures ; après le dernier dimanche du mois, quand on avance les horloges, une heure plus tard. Notez l’heure dans votre journée, et placez le dîner après.',
      '## Trois endroits, trois soirs',
      '- **Senhora do Monte**, pour tout voir d’un coup : le château, le pont, et la mer de Paille qui mérite alors son nom.',
      '- **La Rua da Bica**, par le bas : les deux rails du funiculaire montent dans l’ombre vers un rectangle de lumière, et le fleuve attend derrière vous.',
      '- **Le quai de Cacilhas**, en face : dix minutes de bateau, et c’est la ville entière qui est le spectacle. Le retour se fait de nuit, sur le pont supérieur.',
      '## Monter sans s’épuiser',
      'Le tram 28 est une jolie idée que tout le monde a eue avant vous : passé neuf heures, on y voyage debout, contre une vitre. Gardez-le pour le premier départ du matin, depuis le Campo de Ourique, ou pour la nuit. Le reste du temps, les ascenseurs publics du Castelo, au départ de la Rua dos Fanqueiros, font gagner deux étages de colline pour rien, et l’on finit la montée à l’ombre des murs de l’Alfama.',
      'Comptez large : une distance qui paraît de dix minutes sur un plan de Lisbonne en prend vingt, parce que le plan ne sait rien des escaliers. Le pavé de calcaire, lui, glisse au moindre crachin. Une semelle de caoutchouc vaut mieux ici qu’un bel itinéraire.',
      '## Quand il pleut',
      'En mars, une journée sur trois est mouillée, rarement en entier. Mettez dans le tiroir du carnet deux adresses couvertes qui ne demandent pas d’horaire : l’église São Roque, à deux pas du Bairro Alto, dont les carreaux peints au seizième siècle expliquent tout ce que les façades vous ont montré, et les serres de l’Estufa Fria, dans le parc Édouard VII. L’averse passée, la pierre mouillée rend deux fois la lumière : sortez aussitôt, c’est le plus beau quart d’heure de la semaine.',
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
      'Lisbon is built facing south, on hills that look at one another. In the morning, light climbs from the river and bleaches everything; at noon it is harsh, and locals are wisely at lunch. But towards the end of the afternoon something happens: the tiles, which had been giving back the sky, begin to give back the walls across the street. The street lights itself.',
      '## Forty minutes before sunset',
      'The right moment starts earlier than you think. At sunset the lanes of Alfama already lie in shadow; be there three quarters of an hour before, when light still comes in at the top of the stairs. In mid-March that means around six; after the last Sunday of the month, when clocks go forward, an hour later. Write the hour into your day, and place dinner after it.',
      '## Three places, three evenings',
      '- **Senhora do Monte**, to see it all at once: the castle, the bridge, and the Sea of Straw, which then deserves its name.',
      '- **Rua da Bica**, from below: the two rails of the funicular climb through the shade towards a rectangle of light, and the river waits behind you.',
      '- **The quay of Cacilhas**, across the water: ten minutes by boat, and the whole city is the show. You come back by night, on the upper deck.',
      '## Climbing without wearing yourself out',
      'Tram 28 is a pretty idea that everybody had before you: after nine you ride it standing, pressed against a window. Keep it for the first departure of the morning, from Campo de Ourique, or for the night. The rest of the time the public lifts towards the castle, from Rua dos Fanqueiros, save you two storeys of hill for nothing, and you finish the climb in the shade of Alfama’s walls.',
      'Allow plenty: what looks like ten minutes on a map of Lisbon takes twenty, because the map knows nothing of stairs. And the limestone paving turns slippery at the first drizzle. A rubber sole is worth more here than a fine itinerary.',
      '## When it rains',
      'In March one day in three is wet, seldom all of it. Put two covered addresses that need no hour into the drawer of your notebook: the church of São Roque, beside Bairro Alto, whose tiles, painted in the sixteenth century, explain all that the walls have shown you, and the greenhouses of Estufa Fria, in Eduardo VII park. Once the shower is over, wet stone gives the light back twice: go out at once, it is the finest quarter of an hour of the week.',
      '## What not to do',
      'Run from one viewpoint to the next. They look alike in photographs and not at all once you sit down. One an evening, a glass of something, and stay after the others have left: the ten minutes that follow, when the sky goes blue and windows come on one by one, are the finest, and nobody waits for them.',
      '> You understand a city once you have watched it go dark.',
    ],
  },
};
