/** Lists to begin with: the name of each, and its entries as one types them (`readEntries`): `# group`, `thing ×3`. */
export default {
  weekend: 'Week-end',
  weekendEntries: `# Papiers
Carte d’identité
Billets et réservations
Carte bancaire
# Vêtements
T-shirts ×2
Pull
Sous-vêtements ×3
Chaussettes ×3
Pyjama
Veste
# Toilette
Brosse à dents et dentifrice
Savon, shampoing
Déodorant
Médicaments
# Divers
Téléphone et chargeur
Écouteurs
Livre
Gourde
Clés de la maison`,
  twoWeeks: 'Deux semaines',
  twoWeeksEntries: `# Papiers et argent
Passeports, visas
Billets et réservations
Carte d’assurance, carte européenne d’assurance maladie
Cartes bancaires ×2
Espèces
Copies des papiers
# Vêtements
T-shirts ×7
Pantalons ×2
Shorts ou jupes ×2
Pulls ×2
Sous-vêtements ×8
Chaussettes ×8
Pyjama
Veste de pluie
Chaussures de marche
Sandales
Maillot de bain
# Toilette et pharmacie
Trousse de toilette
Crème solaire
Médicaments et ordonnances
Pansements, désinfectant
Anti-moustiques
Lessive de voyage
# Appareils
Téléphone et chargeur
Adaptateur de prise
Batterie externe
Appareil photo
# Avant de partir
Fermer l’eau et le gaz
Confier les clés et les plantes
Vider le réfrigérateur
Prévenir la banque`,
  hike: 'Randonnée',
  hikeEntries: `# À porter
Chaussures de marche
Chaussettes de marche ×3
Veste imperméable
Polaire
Pantalon de marche
Chapeau ou bonnet
# Dans le sac
Sac à dos et housse de pluie
Carte et boussole
Gourdes ×2
En-cas, pique-nique
Couteau
Lampe frontale et piles
Bâtons de marche
Sifflet
Couverture de survie
# Soins
Pansements pour ampoules
Trousse de premiers secours
Crème solaire
Papier toilette
# Pour la nuit
Sac de couchage
Drap de sac
Bouchons d’oreilles
Espèces pour le refuge`,
  beach: 'Plage',
  beachEntries: `# À la plage
Maillots de bain ×2
Serviettes de plage ×2
Parasol
Crème solaire
Après-soleil
Lunettes de soleil
Chapeau
Tongs
Masque et tuba
Sac étanche
Gourde
Glacière
# Vêtements
T-shirts ×5
Shorts ×3
Robe ou chemise légère
Pull pour le soir
Sous-vêtements ×6
# Divers
Anti-moustiques
Livres
Jeux de plage
Enceinte, écouteurs`,
  winter: 'Hiver et neige',
  winterEntries: `# Contre le froid
Manteau chaud
Sous-vêtements thermiques ×2
Pulls ×3
Bonnet
Gants
Écharpe
Chaussettes chaudes ×5
Chaussures d’hiver
# Sur les pistes
Veste et pantalon de ski
Casque
Masque de ski
Gants de ski
Forfaits
Crème solaire et baume à lèvres
Chaufferettes
# En voiture
Chaînes ou pneus d’hiver
Raclette et antigel
Couverture
Lampe de poche
# Au chalet
Maillot de bain
Chaussons
Jeux de société
Thermos`,
  children: 'Avec des enfants',
  childrenEntries: `# Papiers
Cartes d’identité des enfants
Carnets de santé
Autorisation de sortie du territoire
# Pour la route
Sièges auto
Poussette, porte-bébé
En-cas et gourdes
Jeux, livres, coloriages
Écouteurs pour enfants
Sacs contre le mal des transports
Lingettes
# Vêtements
Tenues de rechange ×6
Pyjamas ×3
Vêtements de pluie et bottes
Chapeaux
Maillots de bain, brassards
# Soins
Couches
Crème solaire pour enfants
Thermomètre
Médicaments pour enfants
Pansements
# Pour dormir
Doudous
Lit parapluie et draps
Veilleuse
# À table
Biberons, lait
Bavoirs, couverts
Chaise nomade`,
};
