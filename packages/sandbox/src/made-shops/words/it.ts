export const it = `
add: Aggiungi al carrello | Metti nel carrello | Acquista | Lo prendo
quantity: Quantità | Pezzi
choose: Scegli | Seleziona… | —
colour: Colore | Finitura
size: Taglia | Formato | Misura
inStock: Disponibile | In magazzino
related: Potrebbe piacerti anche | Si abbina a
details: Dettagli | Vedi prodotto
search: Cerca | Ricerca
login: Accedi | Il mio account
newsletterTitle: La nostra newsletter | Notizie dal laboratorio
subscribe: Iscriviti | Mi iscrivo
cart: Il tuo carrello | Carrello | La tua scelta
cartLink: Carrello | Borsa
added: è stato aggiunto al carrello | è nel carrello
viewCart: Vedi carrello | Vai al carrello
toCheckout: Vai alla cassa | Procedi all'ordine | Concludi l'acquisto | Cassa
keepShopping: Continua lo shopping | Torna al negozio
remove: Rimuovi | Elimina
coupon: Codice sconto | Buono
apply: Applica | Usa
update: Aggiorna | Ricalcola
checkout: Cassa | Il tuo ordine
contact: I tuoi dati | Contatti
address: Indirizzo di spedizione | Indirizzo di consegna | Dove spediamo?
delivery: Metodo di spedizione | Spedizione | Come spediamo?
payment: Pagamento | Metodo di pagamento | Come vuoi pagare?
review: Controlla l'ordine | Riepilogo
continue: Continua | Avanti | Salva e continua | Prosegui
placeOrder: Ordina e paga | Conferma ordine | Completa l'acquisto | Invia l'ordine
back: Indietro | Torna
email: E-mail | Indirizzo e-mail | La tua e-mail
emailAgain: Ripeti l'e-mail | Conferma l'indirizzo e-mail
firstName: Nome | Nome di battesimo
lastName: Cognome | Il tuo cognome
fullName: Nome e cognome | Nome completo
phone: Telefono | Numero di telefono | Cellulare
street: Indirizzo | Via e numero civico
streetName: Via | Via / Piazza
houseNumber: Numero civico | N. civico
street2: Interno, scala, piano | Indirizzo (riga 2)
postcode: CAP | Codice postale
city: Città | Comune | Località
region: Provincia | Regione
country: Paese | Nazione
company: Azienda | Ragione sociale
birthday: Data di nascita | Nato il
title: Titolo | Appellativo
mr: Sig. | Signor
mrs: Sig.ra | Signora
password: Password | Scegli una password
createAccount: Crea un account | Ricordami la prossima volta
guest: Continua come ospite | Acquista senza registrarti
returning: Ho già un account | Già cliente?
standard: Spedizione standard | Posta ordinaria
express: Corriere espresso | Spedizione rapida
registered: Raccomandata | Pacco assicurato
days: 3–5 giorni | circa una settimana
free: Gratis | Gratuita
needAddress: Le spedizioni appaiono quando l'indirizzo è completo | Inserisci prima l'indirizzo
card: Carta di credito | Carta | Carta di credito o debito
transfer: Bonifico bancario | Bonifico
onDelivery: Contrassegno | Pagamento alla consegna
cardNumber: Numero della carta | Numero carta
expiry: Scadenza | Data di scadenza | MM / AA
expiryMonth: Mese | Mese di scadenza
expiryYear: Anno | Anno di scadenza
cvc: Codice di sicurezza | CVV | CVC
cardholder: Intestatario della carta | Nome sulla carta
saveCard: Salva la carta per il prossimo acquisto | Ricorda la carta
terms: Accetto i termini e le condizioni | Ho letto e accetto le condizioni di vendita
privacy: Ho letto l'informativa sulla privacy | Acconsento al trattamento dei dati
newsletter: Voglio ricevere la newsletter | Sì, mandatemi le offerte
insurance: Aggiungi assicurazione | Confezione regalo
sameAddress: L'indirizzo di fatturazione è lo stesso | Fattura allo stesso indirizzo
required: è obbligatorio | Compila questo campo
badEmail: E-mail non valida | Controlla l'e-mail
badPhone: Numero di telefono non valido | Controlla il telefono
digitsOnly: Telefono: solo cifre | Solo numeri, senza spazi
plusOnly: Inizia con il prefisso internazionale (+39…) | Formato internazionale con +
mismatch: Gli indirizzi non coincidono | I due campi sono diversi
badCard: La carta è stata rifiutata | Non è stato possibile addebitare la carta
chooseDelivery: Scegli un metodo di spedizione | Come spediamo?
mustAccept: Devi accettare le condizioni | Serve il tuo consenso
fix: Correggi i campi indicati | Manca qualcosa
consentText: Usiamo i cookie | Questo negozio utilizza cookie
accept: Accetta tutto | Va bene
reject: Rifiuta | Solo i necessari
popup: Sconto del 10%! | Un momento
noThanks: No, grazie | Chiudi
chat: Serve aiuto? | Chat
subtotal: Subtotale | Articoli
shippingCost: Spedizione | Spese di spedizione
tax: IVA | Imposte
total: Totale | Totale ordine | Totale da pagare
thanks: Grazie per il tuo ordine | Ordine ricevuto | Abbiamo ricevuto il tuo ordine
orderNumber: Numero d'ordine | Il tuo ordine | Riferimento
mailSent: Abbiamo inviato una conferma a | Riceverai un'e-mail a
decoy: Aggiungi il vassoio abbinato | Prendi anche il kit di cura
working: Un attimo… | Attendere
`;
