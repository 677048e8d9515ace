export const fr = `
add: Ajouter au panier | Mettre dans mon panier | Acheter | Je le prends
quantity: Quantité | Qté | Nombre
choose: Choisissez | Sélectionnez… | —
colour: Couleur | Coloris | Finition
size: Taille | Format | Dimensions
inStock: En stock | Disponible
related: Vous aimerez aussi | À associer
details: Détails | Voir le produit
search: Rechercher | Recherche
login: Se connecter | Mon compte
newsletterTitle: Notre lettre | Des nouvelles de l'atelier
subscribe: S'abonner | Je m'inscris
cart: Votre panier | Panier | Votre sélection
cartLink: Panier | Mon panier
added: a été ajouté au panier | est dans votre panier
viewCart: Voir le panier | Aller au panier
toCheckout: Commander | Passer la commande | Valider mon panier | Finaliser
keepShopping: Continuer mes achats | Retour à la boutique
remove: Supprimer | Retirer
coupon: Code promo | Bon de réduction
apply: Appliquer | Utiliser
update: Mettre à jour | Recalculer
checkout: Commande | Votre commande
contact: Vos coordonnées | Contact | Informations personnelles
address: Adresse de livraison | Où livrer ? | Livrer à
delivery: Mode de livraison | Livraison | Comment livrer ?
payment: Paiement | Mode de paiement | Comment souhaitez-vous payer ?
review: Vérifiez votre commande | Récapitulatif
continue: Continuer | Suivant | Étape suivante | Enregistrer et continuer
placeOrder: Commander avec obligation de paiement | Valider la commande | Payer | Confirmer l'achat
back: Retour | Précédent
email: E-mail | Adresse e-mail | Courriel
emailAgain: Confirmez votre e-mail | Répétez l'adresse e-mail
firstName: Prénom | Votre prénom
lastName: Nom | Nom de famille
fullName: Nom complet | Nom et prénom
phone: Téléphone | Numéro de téléphone | Portable
street: Adresse | Numéro et rue | Adresse postale
streetName: Rue | Nom de la rue
houseNumber: Numéro | N°
street2: Complément d'adresse | Appartement, étage
postcode: Code postal | CP
city: Ville | Commune
region: Région | Département
country: Pays | Pays / région
company: Société | Entreprise
birthday: Date de naissance | Né(e) le
title: Civilité | Titre
mr: M. | Monsieur
mrs: Mme | Madame
password: Mot de passe | Choisissez un mot de passe
createAccount: Créer un compte | Mémoriser mes informations
guest: Continuer sans compte | Commander en tant qu'invité
returning: J'ai déjà un compte | Déjà client ?
standard: Livraison standard | Colis | La Poste
express: Livraison express | Coursier
registered: Recommandé | Colis assuré
days: 3 à 5 jours | une semaine environ
free: Gratuit | Offert
needAddress: Les modes de livraison s'affichent une fois l'adresse saisie | Saisissez d'abord votre adresse
card: Carte bancaire | Carte de crédit
transfer: Virement bancaire | Virement
onDelivery: Paiement à la livraison | Contre remboursement
cardNumber: Numéro de carte | N° de carte bancaire
expiry: Date d'expiration | Expire le | MM / AA
expiryMonth: Mois | Mois d'expiration
expiryYear: Année | Année d'expiration
cvc: Cryptogramme visuel | Code de sécurité | CVC
cardholder: Titulaire de la carte | Nom sur la carte
saveCard: Enregistrer ma carte pour mes prochains achats | Mémoriser la carte
terms: J'accepte les conditions générales de vente | J'ai lu et j'accepte les CGV
privacy: J'ai lu la politique de confidentialité | J'accepte le traitement de mes données
newsletter: Je souhaite recevoir la newsletter | Recevoir vos offres par e-mail
insurance: Ajouter une assurance colis | Emballage cadeau
sameAddress: Adresse de facturation identique | Facturer à la même adresse
required: est obligatoire | Veuillez remplir ce champ
badEmail: Adresse e-mail non valable | Vérifiez votre e-mail
badPhone: Numéro de téléphone non valable | Vérifiez votre téléphone
digitsOnly: Téléphone : chiffres uniquement | Seulement des chiffres, sans espaces
plusOnly: Commencez par l'indicatif du pays (+33…) | Format international avec +
mismatch: Les deux adresses diffèrent | Les saisies ne correspondent pas
badCard: Votre carte a été refusée | Paiement refusé par la banque
chooseDelivery: Choisissez un mode de livraison | Comment faut-il livrer ?
mustAccept: Veuillez accepter les conditions | Votre accord est nécessaire
fix: Veuillez corriger les champs ci-dessous | Il manque quelque chose
consentText: Nous utilisons des cookies | Ce site dépose des cookies
accept: Tout accepter | D'accord
reject: Tout refuser | Continuer sans accepter
popup: 10 % de remise ! | Avant de partir
noThanks: Non merci | Fermer
chat: Une question ? | Discuter
subtotal: Sous-total | Articles
shippingCost: Frais de port | Livraison
tax: TVA | Taxes
total: Total | Total à payer | Montant total
thanks: Merci pour votre commande | Votre commande est enregistrée | Commande reçue, merci !
orderNumber: Numéro de commande | Votre commande | Référence
mailSent: Une confirmation a été envoyée à | Un e-mail arrive à
decoy: Ajouter le plateau assorti | Prendre aussi le kit d'entretien
working: Un instant… | Patientez
`;
