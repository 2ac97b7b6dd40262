export default {
  pages: 'Pages légales',
  changed: 'Dernière modification le',
  termsDescription: 'Ce que {{product}} vous apporte, et ce qui est attendu de vous.',
  privacyDescription:
    'Ce que {{product}} enregistre, combien de temps, ce qui est sur votre appareil, et vos droits.',
  noticeDescription: 'Qui édite et héberge {{product}}, et d’où viennent ses données.',
  missing: 'Cette page n’est pas encore écrite',
  missingText: 'Son texte n’a pas encore été publié. Posez-nous votre question, nous y répondrons.',
  failed: 'Cette page n’a pas pu être chargée',
  failedText: 'Le serveur ne répond pas. Réessayez dans un instant.',
  contact: 'Nous écrire',
};
