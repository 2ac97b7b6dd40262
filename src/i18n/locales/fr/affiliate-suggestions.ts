export default {
  flightReason: 'Aucun transport le premier jour.',
  stayReason: 'Aucun hébergement cette nuit.',
  activityReason: 'Une journée encore libre.',
  flightLink: 'Chercher un vol',
  stayLink: 'Chercher un hébergement',
  activityLink: 'Chercher une activité',
  partner: 'Lien partenaire',
  sendAway: 'Ne plus suggérer pour ce voyage',
};
