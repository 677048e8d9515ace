/** Words a request may begin with before the quantity, in other languages than English. */
export const foreignBeginnings: ReadonlySet<string> = new Set(
  [
    "bitte ich mochte mochten hatte hatten gern gerne wir mir uns kaufe kauf kaufen bestelle bestell bestellen brauche nimm nehme",
    "je j j'aimerais voudrais veux achete achetez acheter commande commandez prends prenez moi nous s'il vous plait il faut",
    "quiero quisiera compra comprar compre pido pideme ponme necesito por favor vorrei voglio compra comprami prendi prendimi prendo ordina",
    "ik wil graag koop bestel neem mij poprosze prosze chce kup kupie zamow zamawiam chcialbym chcialabym potrzebuje",
    "quero queria gostaria compre preciso jag vill ha kop kopa bestall bestalla tack jeg vil gerne ha kob kjop bestil",
    "benotige brauch ordere besorge besorg koupim kupuji kupim objednam beru wezme zamow kupuje potrzeba comprare acquisto pido tomo",
    "mua dat cho toi kerek vennek rendelek vreau cumpar comand haluan ostan tilaan zelim kupi beli pesan saya mau хочу купить закажите",
    "prosim chci kup kupte koupit objednej objednavam objednat potrebuji lutfen istiyorum satin al",
  ]
    .join(" ")
    .split(" "),
);

const englishBeginnings =
  "please buy get order take i want need me would like i'd us we could you can send purchase add grab";

/** The same in any language. */
export const requestBeginnings: ReadonlySet<string> = new Set([
  ...englishBeginnings.split(" "),
  ...foreignBeginnings,
]);

/** The only words that may follow the number if nothing else is said. */
export const pleaseWords: ReadonlySet<string> = new Set(
  "please bitte svp gracias porfavor alsjeblieft alstublieft prosze obrigado tack".split(" "),
);
