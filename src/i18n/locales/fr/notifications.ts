/** Titles and texts of toasts; those the specification quotes are its own, word for word. */
export default {
  region: 'Notifications',
  close: 'Fermer',

  loginSucceeded: 'Connexion réussie',
  loginSucceededText: 'Bon retour !',
  loginFailed: 'Connexion échouée',
  registrationSucceeded: 'Inscription réussie',
  registrationSucceededText: 'Vérifiez votre email pour confirmer votre compte.',
  registrationFailed: 'Inscription échouée',
  socialLoginFailed: 'Connexion sociale échouée',
  logoutSucceeded: 'Déconnexion réussie',
  logoutSucceededText: 'À bientôt !',
  logoutFailed: 'Déconnexion échouée',

  profileUpdateFailed: 'La mise à jour a échoué',

  tripsLoadFailed: 'Impossible de charger les voyages.',
  tripCreated: 'Voyage créé',
  tripCreatedText: 'Votre voyage « {{destination}} » est prêt à être planifié.',
  tripCreateFailed: 'Erreur lors de la création du voyage',
  tripUpdateFailed: 'Erreur lors de la modification du voyage',
  tripDeleted: 'Voyage supprimé',
  tripDeleteFailed: 'Erreur lors de la suppression du voyage',

  itemAdded: 'Élément ajouté !',
  itemAddFailed: "Erreur lors de l'ajout de l'élément",
  itemUpdateFailed: "Erreur lors de la modification de l'élément",
  itemDeleted: 'Élément supprimé avec succès',
  itemDeleteFailed: "Erreur lors de la suppression de l'élément",
};
