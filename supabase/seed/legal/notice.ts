import { PRODUCT } from '../../../src/domain/product.ts';
import type { LegalText } from './legal-text.ts';

const { name } = PRODUCT;

/** Legal notice: who publishes and hosts the site, and whose work it uses. */
export const notice: LegalText = {
  slug: 'notice',
  fr: {
    title: 'Mentions légales',
    body: [
      '## Éditeur',
      '- Nom ou raison sociale : [à compléter : nom de l’éditeur]',
      '- Adresse : [à compléter : adresse de l’éditeur]',
      '- Téléphone : [à compléter : numéro de téléphone]',
      '- Immatriculation : [à compléter : registre et numéro, s’il y a lieu]',
      '- Responsable de la publication : [à compléter : nom]',
      'Pour nous écrire, le plus simple est la page [Contact](/contact).',
      '## Hébergeur',
      '- Nom : [à compléter : nom de l’hébergeur]',
      '- Adresse : [à compléter : adresse de l’hébergeur]',
      '- Téléphone : [à compléter : numéro de téléphone de l’hébergeur]',
      '## Contenus',
      `Les textes et les paysages dessinés de ce site ont été faits pour ${name}. Ce que les voyageurs écrivent dans leurs voyages leur appartient. Une photo porte le nom de son auteur là où il est connu ; si l’une d’elles est la vôtre et ne doit pas être ici, [dites-le-nous](/contact?about=problem).`,
      '## Logiciel et données',
      `- **Le logiciel** ${name} est libre, sous licence MIT.`,
      '- **Les lieux** viennent de [GeoNames](https://www.geonames.org/), sous licence [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/), et les aéroports d’[OurAirports](https://ourairports.com/).',
      '- **La météo** vient d’[Open-Meteo](https://open-meteo.com/), sous licence [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/), arrondie et moyennée.',
      '- **Les cartes** nomment leurs auteurs dans leur coin ; celle qui ne demande pas de clé s’appuie sur [OpenStreetMap](https://www.openstreetmap.org/copyright).',
      '- **Les noms des pays** suivent l’ISO et le CLDR d’Unicode. Frontières et noms ne prennent pas position.',
      '## Accessibilité',
      'Le site se parcourt au clavier et avec un lecteur d’écran, et ses pages publiques se lisent sans JavaScript. Si quelque chose vous arrête, [signalez-le-nous](/contact?about=problem) : c’est un défaut, et il se corrige.',
    ],
  },
  en: {
    title: 'Legal notice',
    body: [
      '## Publisher',
      '- Name or company: [to be completed: name of the publisher]',
      '- Address: [to be completed: address of the publisher]',
      '- Telephone: [to be completed: telephone number]',
      '- Registration: [to be completed: register and number, where there is one]',
      '- Responsible for the content: [to be completed: name]',
      'The simplest way to reach us is the [contact page](/contact).',
      '## Host',
      '- Name: [to be completed: name of the host]',
      '- Address: [to be completed: address of the host]',
      '- Telephone: [to be completed: telephone number of the host]',
      '## Content',
      `The texts and the drawn landscapes of this site were made for ${name}. What travellers write in their trips belongs to them. Pictures name their authors where they are known; if one of them is yours and should not be here, please [tell us](/contact?about=problem).`,
      '## Software and data',
      `- **The software**, ${name}, is free and open source, under the MIT licence.`,
      '- **Places** come from [GeoNames](https://www.geonames.org/), under [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/), and airports from [OurAirports](https://ourairports.com/).',
      '- **The weather** comes from [Open-Meteo](https://open-meteo.com/), under [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/), rounded and averaged.',
      '- **Maps** name their authors in a corner; the one that needs no key builds on [OpenStreetMap](https://www.openstreetmap.org/copyright).',
      '- **Country names** follow ISO and Unicode’s CLDR. Borders and names take no position.',
      '## Accessibility',
      'You can use the site with a keyboard and with a screen reader, and its public pages read without JavaScript. If something stops you, please [report it](/contact?about=problem): it is a fault, and faults get fixed.',
    ],
  },
};
