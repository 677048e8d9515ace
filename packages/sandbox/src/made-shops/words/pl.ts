export const pl = `
add: Dodaj do koszyka | Do koszyka | Kup teraz | Biorę
quantity: Ilość | Liczba sztuk
choose: Wybierz | Wybierz opcję… | —
colour: Kolor | Wykończenie
size: Rozmiar | Format
inStock: Dostępny | Na magazynie
related: Może Ci się spodobać | Pasuje do
details: Szczegóły | Zobacz produkt
search: Szukaj | Wyszukaj
login: Zaloguj się | Moje konto
newsletterTitle: Nasz newsletter | Wieści z pracowni
subscribe: Zapisz się | Subskrybuj
cart: Twój koszyk | Koszyk | Twój wybór
cartLink: Koszyk | Mój koszyk
added: dodano do koszyka | jest w koszyku
viewCart: Zobacz koszyk | Przejdź do koszyka
toCheckout: Przejdź do kasy | Zamów | Złóż zamówienie | Do kasy
keepShopping: Kontynuuj zakupy | Wróć do sklepu
remove: Usuń | Skasuj
coupon: Kod rabatowy | Kupon
apply: Zastosuj | Użyj
update: Aktualizuj | Przelicz
checkout: Kasa | Zamówienie
contact: Twoje dane | Dane kontaktowe
address: Adres dostawy | Dokąd wysłać? | Adres wysyłki
delivery: Sposób dostawy | Dostawa | Jak wysłać?
payment: Płatność | Sposób płatności | Jak chcesz zapłacić?
review: Sprawdź zamówienie | Podsumowanie
continue: Dalej | Kontynuuj | Zapisz i przejdź dalej | Następny krok
placeOrder: Zamawiam z obowiązkiem zapłaty | Kupuję i płacę | Potwierdź zamówienie | Zapłać
back: Wstecz | Wróć
email: E-mail | Adres e-mail | Twój e-mail
emailAgain: Powtórz e-mail | Potwierdź adres e-mail
firstName: Imię | Twoje imię
lastName: Nazwisko | Twoje nazwisko
fullName: Imię i nazwisko | Pełne imię i nazwisko
phone: Telefon | Numer telefonu | Komórka
street: Ulica i numer | Adres
streetName: Ulica | Nazwa ulicy
houseNumber: Numer domu | Nr
street2: Mieszkanie, piętro | Adres cd.
postcode: Kod pocztowy | Kod
city: Miasto | Miejscowość
region: Województwo | Region
country: Kraj | Państwo
company: Firma | Nazwa firmy
birthday: Data urodzenia | Urodzony
title: Zwrot grzecznościowy | Tytuł
mr: Pan | P.
mrs: Pani | Pani.
password: Hasło | Wybierz hasło
createAccount: Załóż konto | Zapamiętaj mnie
guest: Kup bez rejestracji | Kontynuuj jako gość
returning: Mam już konto | Już u nas kupowałeś?
standard: Przesyłka standardowa | Poczta
express: Kurier ekspresowy | Przesyłka na jutro
registered: List polecony | Paczka ubezpieczona
days: 3–5 dni | około tygodnia
free: Bezpłatnie | Gratis
needAddress: Najpierw podaj adres | Sposoby dostawy pojawią się po wpisaniu adresu
card: Karta płatnicza | Karta kredytowa | Karta
transfer: Przelew | Przelew tradycyjny
onDelivery: Za pobraniem | Płatność przy odbiorze
cardNumber: Numer karty | Numer karty płatniczej
expiry: Data ważności | Ważna do | MM / RR
expiryMonth: Miesiąc | Miesiąc ważności
expiryYear: Rok | Rok ważności
cvc: Kod zabezpieczający | Kod CVV | CVC
cardholder: Imię i nazwisko na karcie | Posiadacz karty
saveCard: Zapisz kartę na przyszłość | Zapamiętaj kartę
terms: Akceptuję regulamin | Przeczytałem i akceptuję warunki sprzedaży
privacy: Zapoznałem się z polityką prywatności | Zgadzam się na przetwarzanie danych
newsletter: Chcę otrzymywać newsletter | Tak, wysyłajcie mi oferty
insurance: Dodaj ubezpieczenie przesyłki | Zapakuj na prezent
sameAddress: Adres do faktury jest taki sam | Faktura na ten sam adres
required: jest wymagane | Wypełnij to pole
badEmail: Nieprawidłowy adres e-mail | Sprawdź e-mail
badPhone: Nieprawidłowy numer telefonu | Sprawdź telefon
digitsOnly: Telefon: tylko cyfry | Same cyfry, bez spacji
plusOnly: Zacznij od numeru kierunkowego kraju (+48…) | Format międzynarodowy z +
mismatch: Adresy nie są takie same | Te pola się różnią
badCard: Karta została odrzucona | Nie udało się obciążyć karty
chooseDelivery: Wybierz sposób dostawy | Jak wysłać?
mustAccept: Zaakceptuj regulamin | Potrzebujemy Twojej zgody
fix: Popraw zaznaczone pola | Czegoś brakuje
consentText: Używamy plików cookie | Ten sklep korzysta z cookies
accept: Akceptuję wszystkie | Zgadzam się
reject: Odrzuć | Tylko niezbędne
popup: 10% rabatu! | Chwileczkę
noThanks: Nie, dziękuję | Zamknij
chat: Potrzebujesz pomocy? | Czat
subtotal: Suma częściowa | Produkty
shippingCost: Wysyłka | Koszt dostawy
tax: VAT | Podatek
total: Razem | Do zapłaty | Suma
thanks: Dziękujemy za zamówienie | Zamówienie przyjęte | Otrzymaliśmy Twoje zamówienie
orderNumber: Numer zamówienia | Twoje zamówienie | Numer referencyjny
mailSent: Potwierdzenie wysłaliśmy na | Wyślemy e-mail na
decoy: Dodaj pasującą tacę | Weź też zestaw do pielęgnacji
working: Chwileczkę… | Proszę czekać
`;
