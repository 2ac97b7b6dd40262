import { expect, it } from 'vitest';

const modules = import.meta.glob<{ default: Readonly<Record<string, string>> }>('./locales/*/*.ts', {
  eager: true,
});
const textsOf = (language: string): ReadonlySet<string> =>
  new Set(
    Object.entries(modules)
      .filter(([path]) => path.startsWith(`./locales/${language}/`))
      .flatMap(([, { default: texts }]) => Object.values(texts)),
  );
const [french, english] = [textsOf('fr'), textsOf('en')];

// Tests elsewhere read the texts from their modules: only here does a changed word of the specification show.
it.each([
  ['AUTH-2', 'Inscription échouée'],
  ['AUTH-2', 'Les mots de passe ne correspondent pas.'],
  ['AUTH-3', 'Inscription réussie'],
  ['AUTH-3', 'Vérifiez votre email pour confirmer votre compte.'],
  ['AUTH-4', "Erreur lors de l'inscription."],
  [
    'AUTH-4',
    "Impossible d'envoyer l'email de confirmation. Veuillez vérifier la configuration de votre service de messagerie.",
  ],
  ['AUTH-5', 'Connexion échouée'],
  ['AUTH-5', 'Email ou mot de passe incorrect.'],
  ['AUTH-5', 'Connexion réussie'],
  ['AUTH-5', 'Bon retour !'],
  ['AUTH-6', 'Déconnexion réussie'],
  ['AUTH-6', 'À bientôt !'],
  ['AUTH-6', 'Déconnexion échouée'],
  ['AUTH-7', 'Connexion sociale échouée'],
  ['DASH-1', 'Chargement de vos voyages...'],
  ['DASH-3', 'Vous devez être connecté pour créer un voyage.'],
  ['DASH-3', 'Erreur lors de la création du voyage'],
  ['ITEM-5', 'Le titre est requis'],
  ['ITEM-7', 'Élément ajouté !'],
  ['ITEM-7', 'Élément supprimé avec succès'],
  ['ITEM-7', "Impossible de supprimer l'élément : l'identifiant est invalide."],
])('[%s] the specification’s “%s” is a French text', (_, text) => {
  expect(french).toContain(text);
});

it.each([
  ['PROF-3', 'Update Failed'],
  ['PROF-3', 'User not found.'],
  ['PROF-3', 'Failed to fetch current profile.'],
  ['PROF-3', 'An unknown error occurred.'],
  ['DASH-1', 'Loading your trips...'],
  ['DASH-1', 'Could not load trips.'],
  ['TRIP-2', 'Error Updating Trip'],
  ['TRIP-3', 'Error Deleting Trip'],
  ['TRIP-3', 'Trip Deleted'],
  ['ITEM-7', 'Error Adding Item'],
  ['ITEM-7', 'Error Updating Item'],
  ['ITEM-7', 'Error Deleting Item'],
  ['ITEM-8', 'Database schema mismatch. Please contact support.'],
  ['MAP-1', 'Error loading Google Maps. Please check your API key and configuration.'],
  ['TASK-1', 'Unknown Creator'],
  ['TASK-1', 'Unassigned'],
  ['COLLAB-3', 'just now'],
])('[%s] the specification’s “%s” is an English text', (_, text) => {
  expect(english).toContain(text);
});
