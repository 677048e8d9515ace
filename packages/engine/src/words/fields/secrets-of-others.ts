import { phrases } from "../phrases.ts";

/** Services whose name alone may be a word of something else. */
const brands = ["apple", "amazon", "microsoft"];
const beforeBrands = phrases`with, mit, avec, con, com, met, med, compte, cuenta, cuenta de, account, conta`;
const afterBrands = phrases`id, account, account password, accounts, konto, kontos, password, passwort, pay, hesabi`;

/**
 * What a buyer shares with a bank, a mailbox, a wallet or the service that buys, and gives to no shop, whatever it says. In all languages
 * together. "PIN code" alone is a postal code in India, and gift cards have a PIN too.
 */
export const secretsOfOthers = {
  /** Secrets by their whole name. */
  named: phrases`
    card pin, pin of your card, pin of the card, pin for your card, atm pin, cash machine pin, bank pin, debit pin, credit card pin, debit card pin, bank card pin, cards pin, 4 digit card pin,
    karten pin, kartenpin, pin ihrer karte, pin deiner karte, pin der karte, bankkarten pin, geheimzahl, geheimzahl ihrer karte, ec pin,
    code pin de votre carte, code pin de la carte, code secret de votre carte, code confidentiel de votre carte, pin de la tarjeta, pin de tu tarjeta, pin de su tarjeta,
    pin della carta, pin della tua carta, pin del bancomat, codice pin della carta, pincode van je pas, pincode van uw pas, pincode van de pas, pincode bankpas, pincode van je kaart,
    pin do cartao, senha do cartao, pin karty, kod pin karty, pin do karty, kod pin do karty, kortets pin, kortets pin kod, pinkod till kortet, kort pin, kortets pinkode, pinkode til kortet,
    kart pini, kart sifresi, kartinizin sifresi, pin karty, pin kod karty, pin vasi karty, カードの暗証番号, キャッシュカードの暗証番号,
    recovery phrase, seed phrase, secret phrase, secret recovery phrase, mnemonic phrase, wallet private key, wallet seed, wiederherstellungsphrase, wallet passphrase,
    phrase de recuperation, phrase secrete, frase semilla, frase de recuperacion, frase di recupero, frase seed, herstelzin, frase de recuperacao,
    fraza odzyskiwania, aterstallningsfras, gjenopprettingsfrase, gendannelsesfrase, kurtarma ifadesi, obnovovaci fraze, リカバリーフレーズ, シードフレーズ, 復元フレーズ,
    api key, api keys, api token, api access token, api schlussel, cle api, clave api, clave de api, chiave api, api sleutel, chave api, chave de api, klucz api, klic api, api anahtari, api nyckel, api nokkel, api nogle, apiキー,
    email password, e mail password, email account password, password of your email, password of your e mail, password for your email, password for your e mail, password of your mailbox, mailbox password,
    gmail password, email passwort, e mail passwort, passwort ihres e mail kontos, passwort ihres postfachs, mot de passe de votre messagerie, mot de passe de votre boite mail,
    contrasena de tu correo, contrasena de su correo, password della tua email, wachtwoord van je mailbox, senha do seu email, senha do seu e mail, haslo do poczty, haslo do skrzynki,
    losenord till din e post, e posta sifreniz, heslo k e mailu, adgangskode til din e mail, passord til din e post, メールのパスワード`,
  /** Of an identity that a state vouches for. */
  identity: phrases`
    pin of your identity card, pin of your electronic identity card, identity card pin, id card pin, eid pin, e id pin, national id pin, passport pin,
    pin ihres personalausweises, pin des personalausweises, ausweis pin, online ausweis pin, pin de votre carte d identite, pin del dni, pin del dni electronico,
    pin della carta d identita, pin cie, pincode van je identiteitskaart, pin do cartao de cidadao, pin do dowodu, pin do e dowodu, pin obcanskeho prukazu, e devlet sifresi, マイナンバーカードの暗証番号`,
  /** Of a bank's card and a secret number: "the 4-digit secret number of your bank card", in whatever language it is. */
  cardParts: [
    "kart",
    "card",
    "kaart",
    "kort",
    "tarjeta",
    "carte",
    "carta",
    "cartao",
    "bank",
    "карт",
    "банк",
    "カード",
  ],
  pins: phrases`pin, pin number, pincode, pinkode, pin kod, secret number, secret code, geheimzahl, geheimnummer, code secret, clave secreta, codice segreto, codigo secreto, kod pin, tajny kod, hemlig kod, пин, 暗証番号`,
  /** Whose passwords a shop has no use for. Only together with one of the next. */
  services: [
    ...phrases`facebook, instagram, gmail, google, google account, yahoo, hotmail, outlook, whatsapp, telegram, tiktok, linkedin, snapchat, discord, icloud, paypal, klarna, venmo, cash app, alipay, wechat, vipps, mobilepay, bizum, revolut, skrill, ebay, netflix, spotify, digid, bankid`,
    ...brands.flatMap((brand) => [
      ...beforeBrands.map((word) => `${word} ${brand}`),
      ...afterBrands.map((word) => `${brand} ${word}`),
    ]),
  ],
  /** In a heading that offers the shop's own sign-in beside others. */
  alternatives: phrases`or, oder, ou, o, of, eller, lub, nebo, veya, または`,
  /** What a bank's customers sign in to. Only together with one of the next. */
  banking: phrases`
    online banking, onlinebanking, internet banking, internetbanking, net banking, netbanking, mobile banking, ebanking, e banking, home banking, homebanking, your bank, your banks, bank account login, bank login,
    ihrer bank, deiner bank, votre banque, banque en ligne, tu banco, su banco, banca en linea, banca online, tua banca, internetbankieren, je bank, uw bank, seu banco, internet banka,
    bankowosc internetowa, bankowosci internetowej, twojego banku, din bank, nettbank, netbank, internet bankaciligi, internet bankovnictvi, internetoveho bankovnictvi, bankovnictvi, ネットバンキング, インターネットバンキング`,
  signIn: phrases`
    password, passcode, secret question, security question, backup code, backup codes, recovery code, recovery codes, pin, user id, user name, username, login, log in, login id, access code, memorable word, security answer, passwort, kennwort, anmeldename, benutzername, zugangsnummer, legitimations id,
    mot de passe, identifiant, code d acces, contrasena, usuario, clave, clave de acceso, nome utente, codice utente, codice cliente, wachtwoord, gebruikersnaam, senha, palavra passe, usuario,
    haslo, identyfikator, nazwa uzytkownika, losenord, anvandarnamn, sifre, parola, kullanici adi, musteri numarasi, heslo, uzivatelske jmeno, adgangskode, brugernavn, passord, brukernavn, brukarnamn, kodeord,
    パスワード, 暗証番号, ログイン`,
  /** Of what a picture or a copy is asked for. */
  payingCards: phrases`
    credit card, bank card, debit card, payment card, your card, card front and back, kreditkarte, bankkarte, debitkarte, ihrer karte, deiner karte, carte bancaire, carte de credit, votre carte,
    tarjeta de credito, tarjeta bancaria, tu tarjeta, su tarjeta, carta di credito, tua carta, creditcard, bankpas, cartao de credito, cartao de debito, seu cartao, karty kredytowej, karty platniczej, twojej karty,
    kreditkort, bankkort, ditt kort, dit kort, kredi karti, banka karti, kartinizin, kreditni karty, platebni karty, vasi karty, betalingskort, クレジットカード`,
};
