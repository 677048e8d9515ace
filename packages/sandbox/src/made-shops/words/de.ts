export const de = `
add: In den Warenkorb | In den Einkaufswagen | Jetzt kaufen | Einpacken
quantity: Menge | Anzahl | Stück
choose: Bitte wählen | Auswählen … | —
colour: Farbe | Ausführung | Farbton
size: Größe | Format | Maße
inStock: Auf Lager | Sofort lieferbar
related: Dazu passt | Das könnte Ihnen auch gefallen
details: Details | Zum Artikel
search: Suchen | Suche | Finden
login: Anmelden | Mein Konto
newsletterTitle: Unser Newsletter | Post aus der Werkstatt
subscribe: Abonnieren | Eintragen
cart: Ihr Warenkorb | Warenkorb | Ihre Auswahl
cartLink: Warenkorb | Einkaufswagen
added: liegt jetzt im Warenkorb | wurde hinzugefügt
viewCart: Warenkorb ansehen | Zum Warenkorb
toCheckout: Zur Kasse | Bestellung aufgeben | Weiter zur Kasse | Kasse
keepShopping: Weiter einkaufen | Zurück zum Shop
remove: Entfernen | Löschen
coupon: Gutscheincode | Rabattcode
apply: Einlösen | Anwenden
update: Aktualisieren | Neu berechnen
checkout: Kasse | Bestellung
contact: Ihre Daten | Kontakt | Kundendaten
address: Lieferadresse | Lieferanschrift | Wohin dürfen wir liefern?
delivery: Versandart | Lieferung | Wie sollen wir liefern?
payment: Zahlungsart | Bezahlung | Wie möchten Sie zahlen?
review: Bestellung prüfen | Zusammenfassung | Prüfen und bestellen
continue: Weiter | Speichern und weiter | Nächster Schritt | Fortfahren
placeOrder: Zahlungspflichtig bestellen | Kostenpflichtig bestellen | Jetzt kaufen | Kauf abschließen
back: Zurück | Einen Schritt zurück
email: E-Mail | E-Mail-Adresse | Ihre E-Mail-Adresse
emailAgain: E-Mail wiederholen | E-Mail-Adresse bestätigen
firstName: Vorname | Rufname
lastName: Nachname | Familienname
fullName: Name | Vor- und Nachname
phone: Telefon | Telefonnummer | Rückrufnummer
street: Straße und Hausnummer | Adresse | Anschrift
streetName: Straße | Straßenname
houseNumber: Hausnummer | Nr. | Haus-Nr.
street2: Adresszusatz | Stockwerk, Wohnung
postcode: PLZ | Postleitzahl
city: Ort | Stadt | Wohnort
region: Bundesland | Region
country: Land | Staat
company: Firma | Unternehmen
birthday: Geburtsdatum | Geboren am
title: Anrede | Titel
mr: Herr | Hr.
mrs: Frau | Fr.
password: Passwort | Kennwort wählen
createAccount: Kundenkonto anlegen | Für das nächste Mal merken
guest: Als Gast bestellen | Ohne Konto fortfahren | Gastbestellung
returning: Ich bin bereits Kunde | Schon registriert?
standard: Standardversand | Post | Paket
express: Expressversand | Kurier | Über Nacht
registered: Einschreiben | Versichertes Paket
days: 3–5 Werktage | etwa eine Woche
free: Kostenlos | Gratis
needAddress: Versandarten erscheinen, sobald die Adresse vollständig ist | Bitte zuerst die Adresse eingeben
card: Kreditkarte | Karte | Kredit- oder Debitkarte
transfer: Vorkasse | Überweisung
onDelivery: Nachnahme | Barzahlung bei Lieferung
cardNumber: Kartennummer | Kreditkartennummer
expiry: Gültig bis | Ablaufdatum | MM / JJ
expiryMonth: Monat | Gültig bis Monat
expiryYear: Jahr | Gültig bis Jahr
cvc: Prüfziffer | Kartenprüfnummer | CVC
cardholder: Karteninhaber | Name auf der Karte
saveCard: Karte für den nächsten Einkauf speichern | Karte merken
terms: Ich akzeptiere die AGB | Ich habe die Allgemeinen Geschäftsbedingungen gelesen und stimme zu
privacy: Ich habe die Datenschutzerklärung gelesen | Der Datenverarbeitung stimme ich zu
newsletter: Ja, ich möchte den Newsletter | Halten Sie mich auf dem Laufenden
insurance: Versandversicherung hinzufügen | Als Geschenk verpacken
sameAddress: Rechnungsadresse ist gleich Lieferadresse | Rechnung an dieselbe Adresse
required: ist ein Pflichtfeld | Bitte ausfüllen | darf nicht leer sein
badEmail: Bitte prüfen Sie Ihre E-Mail-Adresse | Das ist keine gültige E-Mail-Adresse
badPhone: Bitte eine gültige Telefonnummer eingeben | Diese Nummer stimmt nicht
digitsOnly: Telefon bitte nur mit Ziffern | Nur Ziffern, ohne Leerzeichen
plusOnly: Bitte mit Ländervorwahl beginnen (+49 …) | Internationale Schreibweise mit +
mismatch: Die Angaben stimmen nicht überein | Beide Adressen müssen gleich sein
badCard: Ihre Karte wurde abgelehnt | Die Karte konnte nicht belastet werden
chooseDelivery: Bitte wählen Sie eine Versandart | Wie sollen wir liefern?
mustAccept: Bitte stimmen Sie den AGB zu | Ohne Ihre Zustimmung geht es nicht weiter
fix: Bitte prüfen Sie Ihre Angaben | Es fehlt noch etwas
consentText: Wir verwenden Cookies | Diese Seite nutzt Cookies
accept: Alle akzeptieren | Einverstanden
reject: Ablehnen | Nur notwendige
popup: 10 % Rabatt für Sie! | Einen Moment noch
noThanks: Nein, danke | Schließen
chat: Fragen? Wir helfen | Chat
subtotal: Zwischensumme | Warenwert
shippingCost: Versand | Versandkosten
tax: MwSt. | Umsatzsteuer
total: Gesamtsumme | Gesamtbetrag | Summe | Zu zahlen
thanks: Vielen Dank für Ihre Bestellung | Ihre Bestellung ist eingegangen | Danke, wir haben Ihre Bestellung erhalten
orderNumber: Bestellnummer | Ihre Bestellung | Auftragsnummer
mailSent: Eine Bestätigung geht an | Wir haben eine E-Mail geschickt an
decoy: Passendes Tablett dazulegen | Pflegeset mitbestellen
working: Einen Moment … | Bitte warten
`;
