/**
 * Sentences for what goes wrong, by the stable key of an `AppError`. Those the specification quotes are
 * its own, word for word; where it quotes one in English alone, French translates it.
 */
export default {
  unknown: 'Une erreur inconnue est survenue.',
  network: 'Le serveur est injoignable. Vérifiez votre connexion, puis réessayez.',
  timeout: 'Le serveur met trop de temps à répondre. Réessayez.',
  server: 'Le serveur a rencontré une erreur. Réessayez dans un instant.',
  too_many_requests: 'Trop de tentatives en peu de temps. Patientez un instant, puis réessayez.',
  payload_too_large: 'L’envoi est trop volumineux.',
  invalid_input: 'Une valeur n’a pas la forme attendue.',
  no_row: 'Introuvable : l’élément n’existe plus, ou vous n’y avez pas accès.',
  not_found: 'Introuvable.',
  forbidden: 'Vous n’avez pas le droit de faire cela.',
  already_exists: 'Cet élément existe déjà.',
  in_use: 'Impossible : un autre élément s’en sert, ou ce à quoi il se rattache n’existe plus.',
  schema_mismatch: 'Le schéma de la base de données ne correspond pas. Veuillez contacter le support.',
  session_expired: 'Votre session a expiré. Reconnectez-vous.',
  not_authenticated: 'Vous devez être connecté.',
  function_fetch: 'L’appel à la fonction du serveur n’est pas parti.',
  function_relay: 'Le relais des fonctions du serveur a échoué.',
  function_http: 'La fonction du serveur a répondu par une erreur.',

  title_blank: 'Le titre est requis',
  invalid_item_id: "Impossible de supprimer l'élément : l'identifiant est invalide.",
  trip_requires_user: 'Vous devez être connecté pour créer un voyage.',
  task_requires_user: 'Vous devez être connecté pour ajouter une tâche.',

  login_failed: 'Email ou mot de passe incorrect.',
  registration_failed: "Erreur lors de l'inscription.",
  passwords_differ: 'Les mots de passe ne correspondent pas.',
  confirmation_mail_failed:
    "Impossible d'envoyer l'email de confirmation. Veuillez vérifier la configuration de votre service de messagerie.",

  user_not_found: 'Utilisateur introuvable.',
  profile_fetch_failed: 'Impossible de lire le profil actuel.',
  not_implemented: 'Non disponible pour le moment',

  premium_required: 'Inviter des participants est réservé aux comptes Premium.',
  invitee_not_found: 'Aucun compte n’utilise cette adresse e-mail.',
  collaborator_exists: 'Cette personne participe déjà au voyage.',

  maps_failed: 'Erreur de chargement de Google Maps. Vérifiez votre clé API et votre configuration.',
};
