/** A page with the buyer's details, a total and one button to send them, and what pressing that does. */
export interface EndOfForm {
  name: string;
  language: string;
  goods: string;
  /** `order`: it binds the buyer. `next`: more of the checkout follows. */
  presses: "order" | "next";
  body: string;
}

const person = {
  en: ["First name", "Last name", "E-mail", "Phone", "Street address", "Town", "Postcode"],
  de: ["Vorname", "Nachname", "E-Mail-Adresse", "Telefon", "Straße und Hausnummer", "Ort", "Postleitzahl"],
  fr: ["Prénom", "Nom", "Adresse e-mail", "Téléphone", "Adresse", "Ville", "Code postal"],
  es: ["Nombre", "Apellidos", "Correo electrónico", "Teléfono", "Dirección", "Localidad", "Código postal"],
  it: ["Nome", "Cognome", "E-mail", "Telefono", "Indirizzo", "Città", "CAP"],
  nl: [
    "Voornaam",
    "Achternaam",
    "E-mailadres",
    "Telefoonnummer",
    "Straat en huisnummer",
    "Plaats",
    "Postcode",
  ],
  sv: ["Förnamn", "Efternamn", "E-post", "Telefon", "Gatuadress", "Ort", "Postnummer"],
  ja: ["名", "姓", "メールアドレス", "電話番号", "住所", "市区町村", "郵便番号"],
} as const;
const names = ["given", "family", "email", "phone", "street", "town", "zip"];

type Language = keyof typeof person;

/** The first of the fields: four are a person's, seven an address as well. */
function fields(language: Language, count: 4 | 7): string {
  return person[language]
    .slice(0, count)
    .map((label, index) => `<p><label>${label}<br><input name="${names[index]}" required></label></p>`)
    .join("");
}

const contact = (language: Language) => fields(language, 4);
const address = (language: Language) => fields(language, 7);
const form = (inside: string, button: string) =>
  `<form method="post" action="/sent">${inside}<button>${button}</button></form>`;
const ways = (legend: string, name: string, titles: readonly string[]) =>
  `<fieldset><legend>${legend}</legend>${titles
    .map(
      (title, at) =>
        `<label><input type="radio" name="${name}" value="${title}"${at === 0 ? " checked" : ""}> ${title}</label>`,
    )
    .join("")}</fieldset>`;
const steps = (...titles: string[]) => `<ol>${titles.map((title) => `<li>${title}</li>`).join("")}</ol>`;

const end = (
  presses: EndOfForm["presses"],
  [language, name, goods]: [string, string, string],
  body: string,
): EndOfForm => ({ name, language, goods, presses, body });

/** Bookings, reservations, appointments and orders that are paid on site or later: the button binds the buyer. */
const orders: readonly EndOfForm[] = [
  end(
    "order",
    ["en", "Continue, for a stay that is paid at the property", "Garden Twin"],
    `<h1>Your details</h1><p>Garden Twin, 15 to 18 January, 2 adults</p>${form(
      `${contact("en")}<p><label>Arrival <select name="eta"><option>I don't know yet</option><option>15:00</option></select></label></p>
      <p>Total for your stay <b>£354.00</b></p><p>You pay when you arrive.</p>`,
      "Continue",
    )}`,
  ),
  end(
    "order",
    ["en", "Book it, at a hairdresser", "Cut and blow-dry"],
    `<h1>Almost there</h1><ul><li>Cut and blow-dry</li><li>Tuesday 4 February, 10:30, with Maya</li><li>$65.00</li></ul>
    ${form(`${contact("en")}<p>Total $65.00. Pay at the salon.</p>`, "Book it")}`,
  ),
  end(
    "order",
    ["en", "Reserve my spot, in a workshop", "Wheel throwing for beginners"],
    `<h1>Wheel throwing for beginners</h1><p>Saturday 8 March, 1 place</p>${form(
      `${contact("en")}<p>Total: $40.00</p>`,
      "Reserve my spot",
    )}`,
  ),
  end(
    "order",
    ["en", "Yes, I'm coming, to a supper club", "Supper club, March"],
    `<h1>Supper club, March</h1>${form(`${contact("en")}<p>Total $55.00</p><p>Nothing to pay now.</p>`, "Yes, I'm coming")}`,
  ),
  end(
    "order",
    ["en", "Finish, for a car that is paid at the counter", "Compact car"],
    `<h1>Driver</h1><p>Compact car, 3 days</p>${form(
      `${address("en")}<p>Total $141.00</p><p>Payment at the counter when you pick up the car.</p>`,
      "Finish",
    )}`,
  ),
  end(
    "order",
    ["en", "Send, for bread that is paid on collection", "Sourdough loaf"],
    `<h1>Pre-order</h1><p>2 × Sourdough loaf</p>${form(`${contact("en")}<p>Total $24.00, to be paid on collection</p>`, "Send")}`,
  ),
  end(
    "order",
    ["en", "Send my request, to the owner of a boat", "Day on the Marlin"],
    `<h1>Day on the Marlin</h1>${form(
      `${contact("en")}<p>Total $900.00</p><p>The skipper confirms within a day.</p>`,
      "Send my request",
    )}`,
  ),
  end(
    "order",
    ["de", "Weiter, für eine Wohnung, die vor Ort bezahlt wird", "Ferienwohnung Seeblick"],
    `<h1>Ihre Angaben</h1><p>Ferienwohnung Seeblick, 3 Nächte</p>${form(
      `${address("de")}<p>Gesamtpreis 420,00 €</p><p>Bezahlung vor Ort.</p>`,
      "Weiter",
    )}`,
  ),
  end(
    "order",
    ["de", "Termin sichern, in einer Werkstatt", "Inspektion klein"],
    `<h1>Inspektion klein</h1><p>Mittwoch, 5. März, 8:00 Uhr</p>${form(`${contact("de")}<p>Gesamt 89,00 €</p>`, "Termin sichern")}`,
  ),
  end(
    "order",
    ["de", "Anmelden, zu einem Kurs auf Rechnung", "Aquarellkurs"],
    `<h1>Aquarellkurs</h1>${form(
      `${address("de")}<p>Gesamtbetrag 120,00 €</p><p>Sie erhalten eine Rechnung.</p>`,
      "Verbindlich anmelden",
    )}`,
  ),
  end(
    "order",
    ["fr", "Je viens, à une table d'hôtes", "Table d'hôtes du vendredi"],
    `<h1>Table d'hôtes du vendredi</h1>${form(`${contact("fr")}<p>Total 45,00 €</p><p>Règlement sur place.</p>`, "Je viens")}`,
  ),
  end(
    "order",
    ["fr", "Terminer, pour un gîte", "Gîte des Tilleuls"],
    `<h1>Vos coordonnées</h1><p>Gîte des Tilleuls, 4 nuits</p>${form(
      `${address("fr")}<p>Total du séjour 312,00 €</p><p>Aucun paiement aujourd'hui.</p>`,
      "Terminer",
    )}`,
  ),
  end(
    "order",
    ["fr", "Réserver ma place, dans un atelier", "Atelier reliure"],
    `<h1>Atelier reliure</h1>${form(`${contact("fr")}<p>Total 60,00 €</p>`, "Réserver ma place")}`,
  ),
  end(
    "order",
    ["es", "Continuar, en una casa que se paga al llegar", "Casa del Olmo"],
    `<h1>Tus datos</h1><p>Casa del Olmo, 2 noches</p>${form(
      `${contact("es")}<p>Total 190,00 €</p><p>Pagas al llegar.</p>`,
      "Continuar",
    )}`,
  ),
  end(
    "order",
    ["es", "Apuntarme, a una clase", "Clase de cerámica"],
    `<h1>Clase de cerámica</h1>${form(`${contact("es")}<p>Total 30,00 €</p>`, "Apuntarme")}`,
  ),
  end(
    "order",
    ["it", "Avanti, in un agriturismo che si paga in struttura", "Camera Glicine"],
    `<h1>I tuoi dati</h1><p>Camera Glicine, 2 notti</p>${form(
      `${contact("it")}<p>Totale 168,00 €</p><p>Pagamento in struttura.</p>`,
      "Avanti",
    )}`,
  ),
  end(
    "order",
    ["it", "Invia, per una visita", "Visita in cantina"],
    `<h1>Visita in cantina</h1>${form(`${contact("it")}<p>Totale 50,00 €</p><p>Si paga sul posto.</p>`, "Invia")}`,
  ),
  end(
    "order",
    ["nl", "Vastleggen, voor een rondvaart", "Rondvaart door de haven"],
    `<h1>Rondvaart door de haven</h1>${form(`${contact("nl")}<p>Totaal € 38,00</p><p>Betalen aan boord.</p>`, "Vastleggen")}`,
  ),
  end(
    "order",
    ["nl", "Afspraak maken, bij een kapper", "Knippen en wassen"],
    `<h1>Knippen en wassen</h1><p>Dinsdag 11:00</p>${form(`${contact("nl")}<p>Totaal € 42,00</p>`, "Afspraak maken")}`,
  ),
  end(
    "order",
    ["ja", "予約する, for an inn that is paid at the desk", "和室八畳"],
    `<h1>お客様情報</h1><p>和室八畳 1泊</p>${form(`${contact("ja")}<p>合計 18,000円</p><p>現地払い</p>`, "予約する")}`,
  ),
  end(
    "order",
    ["sv", "Boka plats, på en kurs", "Surdegskurs"],
    `<h1>Surdegskurs</h1>${form(`${contact("sv")}<p>Totalt 450 kr</p><p>Du betalar på plats.</p>`, "Boka plats")}`,
  ),
  end(
    "order",
    ["en", "Continue, below cash on delivery", "Garden Chair"],
    `<h1>Checkout</h1><p>Garden Chair × 1</p>${form(
      `${address("en")}${ways("Payment method", "pay", ["Cash on delivery", "Bank transfer"])}<p>Total $84.00</p>`,
      "Continue",
    )}`,
  ),
  end(
    "order",
    ["en", "Next, where an invoice comes with the goods", "Garden Chair"],
    `<h1>Where shall we send it?</h1><p>Garden Chair × 1</p>${form(
      `${address("en")}<p>Total $84.00</p><p>An invoice comes with the goods.</p>`,
      "Next",
    )}`,
  ),
  end(
    "order",
    ["de", "Fertig, per Nachnahme", "Gartenstuhl"],
    `<h1>Lieferung</h1><p>Gartenstuhl × 1</p>${form(`${address("de")}<p>Gesamtsumme 84,00 €</p><p>Zahlung per Nachnahme</p>`, "Fertig")}`,
  ),
  end(
    "order",
    ["en", "Let's do it, sent by a script", "Deep tissue massage"],
    `<h1>Deep tissue massage</h1><p>Friday 14:00</p><div>${contact("en")}</div><p>Total $95.00</p><p>You pay after your treatment.</p>
    <div role="button" tabindex="0" style="padding:12px;cursor:pointer" onclick="location='/sent'">Let's do it</div>`,
  ),
  end(
    "order",
    ["en", "Continue, on the last of the steps that are listed", "Garden Twin"],
    `${steps("Room", "Your details")}<h1>Your details</h1><p>Garden Twin, 3 nights</p>${form(
      `${contact("en")}<p>Total $354.00</p><p>No payment is taken today.</p>`,
      "Continue",
    )}`,
  ),
  end(
    "order",
    ["fr", "Confirmer, un rendez-vous", "Soin du visage"],
    `<h1>Soin du visage</h1><p>Jeudi 16:00</p>${form(`${contact("fr")}<p>Total 70,00 €</p>`, "Confirmer")}`,
  ),
  end(
    "order",
    ["en", "Submit, for an appointment", "Bike service"],
    `<h1>Bike service</h1><p>Monday 9:00</p>${form(`${contact("en")}<p>Total $75.00</p>`, "Submit")}`,
  ),
  end(
    "order",
    ["en", "Request to book, at a host's", "Loft by the canal"],
    `<h1>Loft by the canal</h1><p>2 nights</p>${form(
      `${contact("en")}<p>Total €240.00</p><p>You won't be charged yet.</p>`,
      "Request to book",
    )}`,
  ),
  end(
    "order",
    ["de", "Absenden, für einen Tisch", "Menü am Sonntag"],
    `<h1>Menü am Sonntag</h1>${form(`${contact("de")}<p>Summe 58,00 €</p><p>Sie zahlen im Restaurant.</p>`, "Absenden")}`,
  ),
  end(
    "order",
    ["en", "Register, for a workshop, without a password", "Letterpress day"],
    `<h1>Letterpress day</h1>${form(`${contact("en")}<p>Total $85.00</p>`, "Register")}`,
  ),
  end(
    "order",
    ["fr", "S'inscrire, à un stage", "Stage de voile"],
    `<h1>Stage de voile</h1>${form(`${contact("fr")}<p>Total 240,00 €</p>`, "S'inscrire")}`,
  ),
  end(
    "order",
    ["de", "Anmelden, zu einer Führung", "Führung durch die Altstadt"],
    `<h1>Führung durch die Altstadt</h1>${form(`${contact("de")}<p>Gesamt 24,00 €</p>`, "Anmelden")}`,
  ),
  end(
    "order",
    ["es", "Inscribirme, en una carrera", "Media maratón"],
    `<h1>Media maratón</h1>${form(`${address("es")}<p>Total 35,00 €</p>`, "Inscribirme")}`,
  ),
  end(
    "order",
    ["en", "Book now, below an address, and nothing is said of paying", "Fern Cottage"],
    `<h1>Fern Cottage</h1><p>3 nights from 4 June</p>${form(`${address("en")}<p>Total £510.00</p>`, "Book now")}`,
  ),
  end(
    "order",
    ["en", "Reserve, with an account for those who want one", "Kayak tour"],
    `<h1>Kayak tour</h1>${form(
      `${contact("en")}<p><label>Password (optional, to open an account)<br><input type="password" name="new"></label></p><p>Total $48.00</p><p>Pay the guide on the day.</p>`,
      "Reserve",
    )}`,
  ),
  end(
    "order",
    ["en", "RSVP, by e-mail alone", "Garden party"],
    `<h1>Garden party</h1>${form(`<p><label>E-mail<br><input name="email" type="email" required></label></p><p>Total $20.00</p>`, "RSVP")}`,
  ),
];

const summary = (total: string) => `<aside><h2>Summary</h2><p>Garden Chair × 1</p><p>${total}</p></aside>`;

/** The same details in the middle of a checkout. */
const nexts: readonly EndOfForm[] = [
  end(
    "next",
    ["en", "Continue to shipping, below a trail", "Garden Chair"],
    `<nav><a href="/cart">Cart</a> › <b>Information</b> › Shipping › Payment</nav>${form(address("en"), "Continue to shipping")}${summary("Total $84.00")}`,
  ),
  end(
    "next",
    ["en", "Continue, before the address", "Garden Chair"],
    `<h1>Contact</h1>${form(contact("en"), "Continue")}<div><p>Garden Chair × 1</p><p>Shipping: calculated at the next step</p><p>Total $84.00</p></div>`,
  ),
  end(
    "next",
    ["en", "Next, with review and payments ahead", "Garden Chair"],
    `<ul><li>Shipping</li><li>Review & Payments</li></ul>${form(address("en"), "Next")}<div><p>Garden Chair × 1</p><p>Order Total $84.00</p></div>`,
  ),
  end(
    "next",
    ["en", "Continue, and nothing is said of paying", "Garden Chair"],
    `<h1>Delivery address</h1>${form(address("en"), "Continue")}<div><p>Garden Chair × 1</p><p>Total $84.00</p></div>`,
  ),
  end(
    "next",
    ["de", "Weiter, mit den Schritten darüber", "Gartenstuhl"],
    `${steps("Adresse", "Versand", "Zahlung", "Übersicht")}<h1>Adresse</h1>${form(address("de"), "Weiter")}<p>Gartenstuhl × 1</p><p>Gesamtsumme 84,00 €</p>`,
  ),
  end(
    "next",
    ["de", "Weiter, mit der Karte gewählt", "Gartenstuhl"],
    `<h1>Kasse</h1><p>Gartenstuhl × 1</p>${form(
      `${address("de")}${ways("Zahlungsart", "pay", ["Kreditkarte", "Vorkasse"])}<p>Gesamtsumme 84,00 €</p>`,
      "Weiter",
    )}`,
  ),
  end(
    "next",
    ["de", "Weiter zur Übersicht, auf Rechnung", "Gartenstuhl"],
    `<h1>Kasse</h1><p>Gartenstuhl × 1</p>${form(
      `${address("de")}${ways("Zahlungsart", "pay", ["Rechnung", "Vorkasse"])}<p>Gesamtsumme 84,00 €</p>`,
      "Weiter zur Übersicht",
    )}`,
  ),
  end(
    "next",
    ["fr", "Continuer, en trois parties", "Chaise de jardin"],
    `<h2>1. Coordonnées</h2>${form(address("fr"), "Continuer")}<h2>2. Livraison</h2><h2>3. Paiement</h2><p>Chaise de jardin × 1</p><p>Total 84,00 €</p>`,
  ),
  end(
    "next",
    ["es", "Continuar con el envío", "Silla de jardín"],
    `<h1>Dirección</h1>${form(address("es"), "Continuar con el envío")}<p>Silla de jardín × 1</p><p>Total 84,00 €</p>`,
  ),
  end(
    "next",
    ["it", "Procedi, e nulla sul pagamento", "Sedia da giardino"],
    `<h1>Indirizzo di spedizione</h1>${form(address("it"), "Procedi")}<p>Sedia da giardino × 1</p><p>Totale 84,00 €</p>`,
  ),
  end(
    "next",
    ["nl", "Volgende, in stap 2 van 4", "Tuinstoel"],
    `<p>Stap 2 van 4</p><h1>Adres</h1>${form(address("nl"), "Volgende")}<p>Tuinstoel × 1</p><p>Totaal € 84,00</p>`,
  ),
  end(
    "next",
    ["ja", "確認画面へ, with cash on delivery", "庭の椅子"],
    `<h1>お届け先</h1><p>庭の椅子 × 1</p>${form(
      `${address("ja")}${ways("お支払い方法", "pay", ["代金引換", "銀行振込"])}<p>合計 8,400円</p>`,
      "確認画面へ",
    )}`,
  ),
  end(
    "next",
    ["en", "Continue, in step 2 of 3 of a booking", "Garden Twin"],
    `<p>Step 2 of 3</p><h1>Your details</h1><p>Garden Twin, 3 nights</p>${form(`${contact("en")}<p>Total £354.00</p>`, "Continue")}`,
  ),
  end(
    "next",
    ["en", "Continue to payment, in a booking", "Garden Twin"],
    `<h1>Your details</h1><p>Garden Twin, 3 nights</p>${form(`${contact("en")}<p>Total £354.00</p>`, "Continue to payment")}`,
  ),
  end(
    "next",
    ["en", "Next: payment details, in a booking", "Harbour cruise"],
    `<h1>Who is coming?</h1><p>Harbour cruise</p>${form(`${contact("en")}<p>Total $78.00</p>`, "Next: payment details")}`,
  ),
  end(
    "next",
    ["en", "Continue, with the card on the next page", "Harbour cruise"],
    `<h1>Who is coming?</h1><p>Harbour cruise</p>${form(
      `${contact("en")}<p>Total $78.00</p><p>You enter your card details on the next page.</p>`,
      "Continue",
    )}`,
  ),
  end(
    "next",
    ["en", "Continue, with the payment in the list of steps", "Deep tissue massage"],
    `${steps("Service", "Time", "Your details", "Payment")}<h1>Your details</h1>${form(`${contact("en")}<p>Total $95.00</p>`, "Continue")}<p>Deep tissue massage</p>`,
  ),
  end(
    "next",
    ["en", "Continue, for tickets, and nothing is said of paying", "Evening concert"],
    `<h1>Your details</h1><p>Evening concert, 2 tickets</p>${form(`${contact("en")}<p>Total $50.00</p>`, "Continue")}`,
  ),
  end(
    "next",
    ["en", "Go on, in unusual words", "Garden Chair"],
    `<h1>Where to?</h1>${form(address("en"), "Go on")}<p>Garden Chair × 1</p><p>Total $84.00</p>`,
  ),
  end(
    "next",
    ["en", "Save address", "Garden Chair"],
    `<h1>Add a delivery address</h1>${form(address("en"), "Save address")}<p>Garden Chair × 1</p><p>Total $84.00</p>`,
  ),
  end(
    "next",
    ["sv", "Fortsätt till leverans", "Trädgårdsstol"],
    `<h1>Dina uppgifter</h1>${form(address("sv"), "Fortsätt till leverans")}<p>Trädgårdsstol × 1</p><p>Totalt 840 kr</p>`,
  ),
  end(
    "next",
    ["en", "Proceed, above a footer with cards", "Evening concert"],
    `<h1>Your details</h1><p>Evening concert, 2 tickets</p>${form(`${contact("en")}<p>Total $50.00</p>`, "Proceed")}<footer>We accept Visa and Mastercard</footer>`,
  ),
  end(
    "next",
    ["en", "Use this address", "Garden Chair"],
    `<h1>Delivery</h1>${form(address("en"), "Use this address")}<p>Garden Chair × 1</p><p>Total $84.00</p>`,
  ),
  end(
    "next",
    ["de", "Weiter zur Zahlung, für eine Wohnung", "Ferienwohnung Seeblick"],
    `<h1>Ihre Angaben</h1><p>Ferienwohnung Seeblick, 3 Nächte</p>${form(`${address("de")}<p>Gesamtpreis 420,00 €</p>`, "Weiter zur Zahlung")}`,
  ),
  end(
    "next",
    ["en", "Review order, by invoice", "Garden Chair"],
    `<h1>Checkout</h1><p>Garden Chair × 1</p>${form(
      `${address("en")}${ways("Payment method", "pay", ["Invoice", "Bank transfer"])}<p>Total $84.00</p>`,
      "Review order",
    )}`,
  ),
  end(
    "next",
    ["fr", "Valider mes coordonnées, avant le paiement", "Chaise de jardin"],
    `${steps("Panier", "Coordonnées", "Livraison", "Paiement")}${form(address("fr"), "Valider mes coordonnées")}<p>Chaise de jardin × 1</p><p>Total 84,00 €</p>`,
  ),
  end(
    "next",
    ["en", "Continue, by card, in a booking", "Harbour cruise"],
    `<h1>Who is coming?</h1><p>Harbour cruise</p>${form(
      `${contact("en")}${ways("How would you like to pay?", "pay", ["Credit card", "PayPal"])}<p>Total $78.00</p>`,
      "Continue",
    )}`,
  ),
  end(
    "next",
    ["en", "Continue, and every way to pay comes on the next page", "Garden Chair"],
    `<h1>Delivery address</h1>${form(
      `${address("en")}<p>Pay by card, PayPal or bank transfer on the next page.</p>`,
      "Continue",
    )}<div><p>Garden Chair × 1</p><p>Total $84.00</p></div>`,
  ),
  end(
    "next",
    ["en", "Continue, beside a seal of secure payment", "Garden Chair"],
    `<h1>Delivery address</h1>${form(address("en"), "Continue")}<div><p>Garden Chair × 1</p><p>Total $84.00</p><p>Secure payment</p><p>Your payment details are always encrypted.</p></div>`,
  ),
  end(
    "next",
    ["en", "Continue, beside the ways that the shop takes", "Garden Chair"],
    `<h1>Delivery address</h1>${form(address("en"), "Continue")}<div><p>Garden Chair × 1</p><p>Total $84.00</p><p>We take Visa, PayPal, Klarna and bank transfer</p></div>`,
  ),
  end(
    "next",
    ["en", "Continue, with a choice between now and at the property", "Garden Twin"],
    `<h1>Your details</h1><p>Garden Twin, 3 nights</p>${form(
      `${contact("en")}<p>Total £354.00</p><p>Pay now or at the property: you choose in the next step.</p>`,
      "Continue",
    )}`,
  ),
  end(
    "next",
    ["en", "Continue, by e-mail alone, to a file", "Weekly planner"],
    `<h1>Where may we send it?</h1>${form(`<p><label>E-mail<br><input name="email" type="email" required></label></p>`, "Continue")}<p>Weekly planner (PDF)</p><p>Total $9.00</p>`,
  ),
  end(
    "next",
    ["de", "Los geht's, vor der Adresse", "Gartenstuhl"],
    `<h1>Wer bestellt?</h1>${form(contact("de"), "Los geht's")}<p>Gartenstuhl × 1</p><p>Versand wird im nächsten Schritt berechnet</p><p>Gesamtsumme 84,00 €</p>`,
  ),
];

const inOneField: Record<string, readonly string[]> = {
  en: ["Full name", "Email address", "Mobile number"],
  de: ["Name", "E-Mail", "Handynummer"],
  fr: ["Nom et prénom", "Courriel", "Portable"],
  pl: ["Imię i nazwisko", "E-mail", "Telefon"],
  da: ["Fulde navn", "E-mail", "Mobil"],
  pt: ["Nome completo", "E-mail", "Telemóvel"],
  es: ["Nombre y apellidos", "Correo electrónico", "Móvil"],
  cs: ["Jméno a příjmení", "E-mail", "Telefon"],
  it: ["Nome e cognome", "Email", "Cellulare"],
};
const named = (language: string) =>
  (inOneField[language] ?? [])
    .map((label, at) => `<div><label for="f${at}">${label}</label><input id="f${at}" name="f${at}"></div>`)
    .join("");
const plainAddress = `<div><label>Address line 1<input name=a1></label></div><div><label>City<input name=ci></label></div><div><label>Postcode<input name=pc></label></div>`;
const sending = (inside: string, button: string) =>
  `<form method=post action=/sent>${inside}<input type=submit value="${button}"></form>`;

/** Written after the first set was decided, to see what holds of others. */
const others: readonly EndOfForm[] = [
  end(
    "order",
    ["en", "Secure my table", "Chef's table"],
    `<h2>Chef's table</h2><p>Fri 7 pm, 2 guests</p>${sending(`${named("en")}<textarea name=q placeholder="Allergies?"></textarea><p>Total $180.00</p>`, "Secure my table")}`,
  ),
  end(
    "order",
    ["en", "Count me in", "Trail run"],
    `<h2>Trail run</h2>${sending(`${named("en")}<p>Entry fee total $35.00</p><p>Bring the fee in cash on race day.</p>`, "Count me in")}`,
  ),
  end(
    "order",
    ["en", "Next, paid to the driver", "Airport transfer"],
    `<h2>Airport transfer</h2>${sending(`${named("en")}${plainAddress}<p>Total fare $62.00</p><p>Pay the driver in cash or by card.</p>`, "Next")}`,
  ),
  end(
    "order",
    ["en", "All done", "Pottery course"],
    `<h2>Pottery course</h2>${sending(`${named("en")}<p>Total $210.00</p>`, "All done")}`,
  ),
  end(
    "order",
    ["en", "Proceed, on account", "Office plants"],
    `<h2>Office plants</h2><p>Office plants × 3</p>${sending(`${named("en")}${plainAddress}<p>Total $300.00</p><p>Your company account is billed at the end of the month.</p>`, "Proceed")}`,
  ),
  end(
    "order",
    ["de", "Platz reservieren", "Lesung"],
    `<h2>Lesung</h2>${sending(`${named("de")}<p>Gesamt 15,00 €</p><p>Abendkasse</p>`, "Platz reservieren")}`,
  ),
  end(
    "order",
    ["de", "Los, Zahlung bei Abholung", "Bauernbrot"],
    `<h2>Vorbestellung</h2><p>Bauernbrot × 2</p>${sending(`${named("de")}<p>Summe 9,80 €, Zahlung bei Abholung</p>`, "Los")}`,
  ),
  end(
    "order",
    ["fr", "C'est parti", "Balade à cheval"],
    `<h2>Balade à cheval</h2>${sending(`${named("fr")}<p>Total 55,00 €</p><p>Vous réglez le jour même.</p>`, "C'est parti")}`,
  ),
  end(
    "order",
    ["pl", "Dalej, płatność na miejscu", "Pokój dwuosobowy"],
    `<h2>Pokój dwuosobowy</h2>${sending(`${named("pl")}<p>Razem 320,00 zł</p><p>Płatność na miejscu.</p>`, "Dalej")}`,
  ),
  end(
    "order",
    ["da", "Book tid", "Klipning"],
    `<h2>Klipning</h2>${sending(`${named("da")}<p>I alt 350,00 kr</p>`, "Book tid")}`,
  ),
  end(
    "order",
    ["pt", "Avançar, paga na chegada", "Quarto duplo"],
    `<h2>Quarto duplo</h2>${sending(`${named("pt")}<p>Total 140,00 €</p><p>Paga na chegada ao hotel.</p>`, "Avançar")}`,
  ),
  end(
    "order",
    ["es", "Pedir cita", "Limpieza dental"],
    `<h2>Limpieza dental</h2>${sending(`${named("es")}<p>Total 60,00 €</p>`, "Pedir cita")}`,
  ),
  end(
    "order",
    ["cs", "Pokračovat, platba na místě", "Pokoj s výhledem"],
    `<h2>Pokoj s výhledem</h2>${sending(`${named("cs")}<p>Celkem 2 400 Kč</p><p>Platba na místě při příjezdu.</p>`, "Pokračovat")}`,
  ),
  end(
    "order",
    ["it", "Ci sarò", "Cena in vigna"],
    `<h2>Cena in vigna</h2>${sending(`${named("it")}<p>Totale 70,00 €</p>`, "Ci sarò")}`,
  ),
  end(
    "next",
    ["en", "Continue, address first", "Desk lamp"],
    `<h2>Shipping address</h2>${sending(`${named("en")}${plainAddress}`, "Continue")}<aside><p>Desk lamp × 1</p><p>Subtotal $49.00</p><p>Shipping Free</p><p>Total $49.00</p><p>Pay in 4 interest-free payments of $12.25 with Klarna.</p></aside>`,
  ),
  end(
    "next",
    ["en", "Next, below a statement of returns", "Desk lamp"],
    `<h2>Shipping address</h2>${sending(`${named("en")}${plainAddress}`, "Next")}<p>Desk lamp × 1</p><p>Total $49.00</p><p>Not happy? We refund what you paid within 30 days.</p>`,
  ),
  end(
    "next",
    ["en", "Save & continue", "Desk lamp"],
    `<h2>Your details</h2>${sending(`${named("en")}${plainAddress}`, "Save & continue")}<p>Desk lamp × 1</p><p>Total $49.00</p><p>We only charge your card when the lamp ships.</p>`,
  ),
  end(
    "next",
    ["de", "Weiter, PayPal gewählt", "Tischlampe"],
    `<h2>Kasse</h2>${sending(`${named("de")}<fieldset><legend>Zahlungsart</legend><label><input type=radio name=z value=pp checked>PayPal</label><label><input type=radio name=z value=k>Klarna</label></fieldset>`, "Weiter")}<p>Tischlampe × 1</p><p>Gesamt 49,00 €</p>`,
  ),
  end(
    "next",
    ["fr", "Suivant, avec la livraison ensuite", "Lampe"],
    `<h2>Vos coordonnées</h2>${sending(named("fr"), "Suivant")}<p>Lampe × 1</p><p>Livraison : calculée à l'étape suivante</p><p>Total 49,00 €</p>`,
  ),
  end(
    "next",
    ["pl", "Dalej, z krokami", "Lampa"],
    `<ul><li>Dane</li><li>Dostawa</li><li>Płatność</li></ul>${sending(named("pl"), "Dalej")}<p>Lampa × 1</p><p>Razem 199,00 zł</p>`,
  ),
  end(
    "next",
    ["es", "Seguir, sin más", "Lámpara"],
    `<h2>Datos de envío</h2>${sending(named("es") + plainAddress, "Seguir")}<p>Lámpara × 1</p><p>Total 49,00 €</p>`,
  ),
  end(
    "next",
    ["en", "Continue to guest details paid by card", "Sea view room"],
    `<h2>Guest</h2>${sending(`${named("en")}<fieldset><legend>Payment</legend><label><input type=radio name=z value=1 checked>Pay now by card</label><label><input type=radio name=z value=2>Pay at the hotel</label></fieldset>`, "Continue")}<p>Sea view room</p><p>Total $220.00</p>`,
  ),
  end(
    "next",
    ["it", "Continua, e il totale", "Lampada"],
    `<h2>Spedizione</h2>${sending(named("it") + plainAddress, "Continua")}<p>Lampada × 1</p><p>Totale 49,00 €</p><p>Pagamenti sicuri al 100%</p>`,
  ),
  end(
    "next",
    ["en", "Onwards, in unusual words", "Desk lamp"],
    `<h2>Where should it go?</h2>${sending(`${named("en")}${plainAddress}`, "Onwards")}<p>Desk lamp × 1</p><p>Delivery –</p><p>Total $49.00</p>`,
  ),
];

/** Met in a shop afterwards. */
const met: readonly EndOfForm[] = [
  end(
    "next",
    ["en", "Continue, above a button that orders", "Garden Chair"],
    `<h1>Checkout</h1>${form(address("en"), "Continue")}${ways("Payment method", "pay", ["Cash on delivery", "Bank transfer"])}<p>Garden Chair × 1</p><p>Total $84.00</p><button>Place order</button>`,
  ),
  end(
    "next",
    ["es", "Continuar, encima de la elección del pago", "Silla de jardín"],
    `<h1>Pagar</h1>${form(address("es"), "Continuar")}<fieldset><legend>Método de pago</legend><p>Por favor seleccione el método de pago preferido para usar en este pedido.</p><button type="button">Elegir</button></fieldset><p>Silla de jardín × 1</p><p>Total 84,00 €</p>`,
  ),
];

export const endsOfForms: readonly EndOfForm[] = [...orders, ...nexts, ...others, ...met];
