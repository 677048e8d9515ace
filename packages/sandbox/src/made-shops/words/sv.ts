export const sv = `
add: Lägg i varukorgen | Lägg i kundvagnen | Köp | Jag tar den
quantity: Antal | Hur många?
choose: Välj | Välj ett alternativ… | —
colour: Färg | Yta
size: Storlek | Format
inStock: I lager | Skickas genast
related: Du kanske också gillar | Passar till
details: Detaljer | Visa produkt
search: Sök | Hitta
login: Logga in | Mitt konto
newsletterTitle: Vårt nyhetsbrev | Nytt från verkstaden
subscribe: Prenumerera | Anmäl mig
cart: Din varukorg | Kundvagn | Ditt urval
cartLink: Varukorg | Kundvagn
added: har lagts i varukorgen | ligger i kundvagnen
viewCart: Visa varukorg | Till kundvagnen
toCheckout: Till kassan | Gå till kassan | Slutför köp | Beställ
keepShopping: Fortsätt handla | Tillbaka till butiken
remove: Ta bort | Radera
coupon: Rabattkod | Presentkort
apply: Använd | Lös in
update: Uppdatera | Räkna om
checkout: Kassa | Din beställning
contact: Dina uppgifter | Kontakt
address: Leveransadress | Vart ska vi skicka? | Skicka till
delivery: Leveranssätt | Leverans | Hur ska vi leverera?
payment: Betalning | Betalsätt | Hur vill du betala?
review: Granska din beställning | Sammanfattning
continue: Fortsätt | Nästa | Spara och fortsätt | Gå vidare
placeOrder: Slutför köp | Beställ och betala | Bekräfta beställning | Betala nu
back: Tillbaka | Föregående
email: E-post | E-postadress | Din e-post
emailAgain: Upprepa e-post | Bekräfta e-postadressen
firstName: Förnamn | Tilltalsnamn
lastName: Efternamn | Familjenamn
fullName: Namn | För- och efternamn
phone: Telefon | Telefonnummer | Mobilnummer
street: Gatuadress | Adress | Gata och nummer
streetName: Gata | Gatunamn
houseNumber: Husnummer | Nr
street2: Lägenhet, våning | Adressrad 2
postcode: Postnummer | Postnr
city: Ort | Postort | Stad
region: Län | Region
country: Land | Land / region
company: Företag | Företagsnamn
birthday: Födelsedatum | Född den
title: Titel | Tilltal
mr: Herr | Hr
mrs: Fru | Fr
password: Lösenord | Välj ett lösenord
createAccount: Skapa konto | Kom ihåg mig
guest: Fortsätt som gäst | Handla utan konto
returning: Jag har redan ett konto | Redan kund?
standard: Vanligt paket | Posten | Standardleverans
express: Expressleverans | Bud
registered: Rekommenderat brev | Försäkrat paket
days: 3–5 dagar | ungefär en vecka
free: Fri frakt | Gratis
needAddress: Fyll i adressen för att se leveranssätt | Leveranssätten visas efter adressen
card: Kort | Kreditkort | Kontokort eller kreditkort
transfer: Banköverföring | Förskottsbetalning
onDelivery: Postförskott | Betala vid leverans
cardNumber: Kortnummer | Kortets nummer
expiry: Giltigt till | Utgångsdatum | MM / ÅÅ
expiryMonth: Månad | Utgångsmånad
expiryYear: År | Utgångsår
cvc: Säkerhetskod | CVC | CVV
cardholder: Namn på kortet | Kortinnehavare
saveCard: Spara kortet till nästa köp | Kom ihåg kortet
terms: Jag godkänner köpvillkoren | Jag har läst och accepterar villkoren
privacy: Jag har läst integritetspolicyn | Ni får behandla mina uppgifter
newsletter: Ja, jag vill ha nyhetsbrevet | Håll mig uppdaterad
insurance: Lägg till fraktförsäkring | Slå in som present
sameAddress: Samma fakturaadress | Fakturera samma adress
required: måste fyllas i | Fyll i fältet
badEmail: Ogiltig e-postadress | Kontrollera din e-post
badPhone: Ogiltigt telefonnummer | Kontrollera numret
digitsOnly: Telefon: bara siffror | Endast siffror, inga mellanslag
plusOnly: Börja med landsnumret (+46…) | Internationellt format med +
mismatch: Adresserna stämmer inte överens | Fälten är olika
badCard: Kortet nekades | Kortet kunde inte debiteras
chooseDelivery: Välj leveranssätt | Hur ska vi leverera?
mustAccept: Du måste godkänna villkoren | Vi behöver ditt godkännande
fix: Rätta fälten nedan | Något saknas
consentText: Vi använder kakor | Butiken använder cookies
accept: Acceptera alla | Okej
reject: Neka | Bara nödvändiga
popup: 10 % rabatt! | Vänta lite
noThanks: Nej tack | Stäng
chat: Behöver du hjälp? | Chatt
subtotal: Delsumma | Varor
shippingCost: Frakt | Fraktkostnad
tax: Moms | Skatt
total: Totalt | Summa | Att betala
thanks: Tack för din beställning | Vi har tagit emot din beställning | Ordern är lagd
orderNumber: Ordernummer | Din beställning | Referens
mailSent: En bekräftelse har skickats till | Du får ett mejl till
decoy: Lägg till matchande bricka | Ta med vårdsetet
working: Ett ögonblick… | Vänta
`;
