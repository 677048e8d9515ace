export const nl = `
add: In winkelwagen | In mijn mandje | Bestellen | Neem ik
quantity: Aantal | Hoeveel?
choose: Maak een keuze | Kies… | —
colour: Kleur | Afwerking
size: Maat | Formaat
inStock: Op voorraad | Direct leverbaar
related: Misschien ook iets voor u | Past goed bij
details: Details | Bekijk product
search: Zoeken | Zoek
login: Inloggen | Mijn account
newsletterTitle: Onze nieuwsbrief | Nieuws uit het atelier
subscribe: Aanmelden | Inschrijven
cart: Uw winkelwagen | Winkelmandje | Uw keuze
cartLink: Winkelwagen | Mandje
added: is toegevoegd | ligt in uw winkelwagen
viewCart: Bekijk winkelwagen | Naar het mandje
toCheckout: Afrekenen | Naar de kassa | Verder naar bestellen | Bestelling plaatsen
keepShopping: Verder winkelen | Terug naar de winkel
remove: Verwijderen | Weghalen
coupon: Kortingscode | Cadeaubon
apply: Toepassen | Inwisselen
update: Bijwerken | Herberekenen
checkout: Afrekenen | Uw bestelling
contact: Uw gegevens | Contactgegevens
address: Bezorgadres | Afleveradres | Waar mag het heen?
delivery: Verzendmethode | Bezorging | Hoe zullen we bezorgen?
payment: Betaling | Betaalmethode | Hoe wilt u betalen?
review: Controleer uw bestelling | Overzicht
continue: Doorgaan | Verder | Opslaan en verder | Volgende stap
placeOrder: Bestelling met betaalplicht | Bestelling afronden | Nu betalen | Kopen en betalen
back: Terug | Vorige
email: E-mail | E-mailadres | Uw e-mailadres
emailAgain: Herhaal e-mail | Bevestig uw e-mailadres
firstName: Voornaam | Roepnaam
lastName: Achternaam | Familienaam
fullName: Naam | Volledige naam
phone: Telefoon | Telefoonnummer | Mobiel nummer
street: Adres | Straat en huisnummer
streetName: Straat | Straatnaam
houseNumber: Huisnummer | Nr.
street2: Toevoeging | Adresregel 2
postcode: Postcode | Postcode (1234 AB)
city: Plaats | Woonplaats | Stad
region: Provincie | Regio
country: Land | Land / regio
company: Bedrijf | Bedrijfsnaam
birthday: Geboortedatum | Geboren op
title: Aanhef | Titel
mr: Dhr. | De heer
mrs: Mevr. | Mevrouw
password: Wachtwoord | Kies een wachtwoord
createAccount: Account aanmaken | Bewaar mijn gegevens
guest: Verder als gast | Bestellen zonder account
returning: Ik heb al een account | Al klant?
standard: Standaard bezorging | Gewone post
express: Spoedbezorging | Koerier
registered: Aangetekend | Verzekerd pakket
days: 3–5 dagen | ongeveer een week
free: Gratis | Kosteloos
needAddress: Vul eerst uw adres in | Verzendopties verschijnen na het adres
card: Creditcard | Kaart | Credit- of debitcard
transfer: Overboeking | Vooraf overmaken
onDelivery: Onder rembours | Betalen bij aflevering
cardNumber: Kaartnummer | Creditcardnummer
expiry: Vervaldatum | Geldig tot | MM / JJ
expiryMonth: Maand | Vervalmaand
expiryYear: Jaar | Vervaljaar
cvc: Beveiligingscode | CVC | Veiligheidscode
cardholder: Naam op kaart | Kaarthouder
saveCard: Bewaar mijn kaart voor de volgende keer | Kaart onthouden
terms: Ik ga akkoord met de algemene voorwaarden | Ik accepteer de voorwaarden
privacy: Ik heb de privacyverklaring gelezen | U mag mijn gegevens verwerken
newsletter: Ja, stuur mij de nieuwsbrief | Houd mij op de hoogte
insurance: Verzekering toevoegen | Als cadeau inpakken
sameAddress: Factuuradres is hetzelfde | Factuur naar dit adres
required: is verplicht | Vul dit veld in
badEmail: Dit is geen geldig e-mailadres | Controleer uw e-mail
badPhone: Dit is geen geldig telefoonnummer | Controleer uw telefoonnummer
digitsOnly: Telefoon: alleen cijfers | Alleen cijfers, zonder spaties
plusOnly: Begin met de landcode (+31…) | Internationale notatie met +
mismatch: De adressen komen niet overeen | Deze twee verschillen
badCard: Uw kaart is geweigerd | De kaart kon niet worden belast
chooseDelivery: Kies een verzendmethode | Hoe zullen we bezorgen?
mustAccept: Ga akkoord met de voorwaarden | We hebben uw toestemming nodig
fix: Controleer de velden hieronder | Er ontbreekt iets
consentText: Wij gebruiken cookies | Deze winkel plaatst cookies
accept: Alles accepteren | Akkoord
reject: Weigeren | Alleen noodzakelijk
popup: 10% korting! | Wacht even
noThanks: Nee, bedankt | Sluiten
chat: Hulp nodig? | Chat
subtotal: Subtotaal | Artikelen
shippingCost: Verzendkosten | Verzending
tax: Btw | Belasting
total: Totaal | Totaalbedrag | Te betalen
thanks: Bedankt voor uw bestelling | We hebben uw bestelling ontvangen | Bestelling geplaatst
orderNumber: Bestelnummer | Uw bestelling | Ordernummer
mailSent: Een bevestiging is verstuurd naar | U krijgt een e-mail op
decoy: Neem ook het bijpassende dienblad | Voeg de onderhoudsset toe
working: Een ogenblik… | Even geduld
`;
