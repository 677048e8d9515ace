/** Generic words for what is counted, if nothing else is named. */
export const pieceWords: ReadonlySet<string> = new Set(
  "pieces piece pcs pc units unit copies copy items of stuck stucke stk davon pieces exemplaires unites unidades piezas piezas ejemplares pezzi unita copie esemplari stuks exemplaren ervan sztuki sztuk szt egzemplarz egzemplarze pecas exemplares stycken st exemplar adet tane kusu kusy ks styk stykker eksemplarer 個 枚 本 つ 点 台 冊 組 袋 箱 足 着 束 杯 缶 瓶 セット 名".split(
    " ",
  ),
);
/** Containers that goods may be counted by. */
export const containerWords: ReadonlySet<string> = new Set(
  "bottles cans tins jars tubes boxes bags packs packets pouches sachets cups bars rolls tickets flaschen dosen glaser tuten karten tickets bouteilles canettes pots billets botellas latas frascos entradas bottiglie lattine barattoli biglietti flessen blikken potten kaartjes butelek butelki puszek puszki biletow garrafas ingressos bilhetes flaskor burkar biljetter packungen pakete kartons kisten schachteln boites paquets cartons cajas paquetes confezioni scatole pacchi pakken verpakkingen opakowania opakowan kartony caixas embalagens pacotes forpackningar pakker balicky balicku baleni lahve lahvi krabice krabic sise kutu kavanoz beutel sacke tuben sacs bolsas sacos sacchetti sacchi zakken zakjes torebki torebek worki workow pasar sackar poser sacky pytle buckets pails tubs eimer seaux cubos secchi emmers wiadra wiader baldes hinkar spande botter kyblu kbeliku".split(
    " ",
  ),
);
/** Of these, what packs are made of. */
export const singleContainers: ReadonlySet<string> = new Set(
  "bottles cans tins jars tubes flaschen dosen tuben bouteilles canettes botellas latas frascos bottiglie lattine barattoli flessen blikken butelek butelki puszek puszki garrafas flaskor burkar flasker lahve lahvi sise".split(
    " ",
  ),
);
/** The same for one of them, and words for several pieces sold as one. */
export const containersInOne: ReadonlySet<string> = new Set(
  "bottle can tin jar tube box bag pack packet pouch sachet carton case crate bundle multipack set flasche dose packung paket karton kiste schachtel bouteille boite paquet botella lata caja paquete bottiglia confezione scatola pacco fles doos pak verpakking butelka opakowanie garrafa caixa embalagem pacote flaska burk forpackning pakke".split(
    " ",
  ),
);
/** What is booked for somebody. At the beginning of a request their number is that of the pieces; elsewhere it may measure. */
export const placeWords: ReadonlySet<string> = new Set(
  "places seats spots platze places posti plazas lugares plaatsen plekken platser pladser plasser miejsca miejsc mista".split(
    " ",
  ),
);
/** Before the number of pieces that one of them holds: "pack of 50 pieces", "Karton mit 12 Flaschen". */
export const packWords: ReadonlySet<string> = new Set([...containerWords, ...containersInOne, "sets"]);
/** Between the two. */
export const holdingWords: ReadonlySet<string> = new Set(
  "of with containing holding mit a zu je von de avec con da van met z po com med".split(" "),
);

/** Goods of which a pair is one piece, wherever they are sold. */
export const pairedGoods: ReadonlySet<string> = new Set(
  "shoes boots socks gloves mittens trousers jeans shorts leggings tights glasses sunglasses earrings scissors skis poles slippers sandals trainers sneakers pyjamas curtains headphones binoculars crutches cufflinks wellies skates rollerblades pliers tweezers insoles laces".split(
    " ",
  ),
);

/** Words for goods that come in twos, and are often sold so. */
export const pairWords: ReadonlySet<string> = new Set("pair pairs paar paire par paio pary paru".split(" "));
