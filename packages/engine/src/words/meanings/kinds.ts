import { meaningsOf } from "./meaning.ts";

/** Sizes in words. */
export const sizesInWords = meaningsOf("size")`
= small, little, small size, size s: klein, kleine, kleiner, kleines, petit, petite, petits, pequeño, pequeña, chico, chica,
  piccolo, piccola, pequeno, pequena, liten, litet, lille, mała, mały, małe, malý, malá, malé, küçük, pieni, 小, スモール, 小サイズ
= medium, medium size, middle size, mid size, size m: mittel, mittlere, mittlerer, mittelgroß, moyen, moyenne, mediano,
  mediana, medio, media, médio, média, gemiddeld, middel, mellan, mellanstor, mellem, mellom, średni, średnia, średnie,
  střední, orta, orta boy, keskikoko, keskikokoinen, 中, ミディアム, 中サイズ
= large, big, large size, size l: groß, große, großer, großes, grand, grande, grands, grandes, groot, grote, stor, stora,
  stort, store, duży, duża, duże, velký, velká, velké, büyük, suuri, iso, 大, ラージ, 大サイズ
= extra small, very small, mini, tiny: sehr klein, très petit, muy pequeño, molto piccolo, heel klein, muito pequeno, bardzo
  mały, mycket liten, meget lille, velmi malý, çok küçük, 特小
= extra large, very large, extra big: sehr groß, extragroß, très grand, extra grande, muy grande, molto grande, extra groot,
  muito grande, bardzo duży, extra stor, ekstra stor, velmi velký, extra velký, ekstra büyük, 特大
= short, short length: kurz, kurze, kurzer, kurzes, court, courte, courts, corto, corta, cortos, corti, corte, kort, korte,
  korta, curto, curta, krótki, krótka, krótkie, krátký, krátká, krátké, kısa, lyhyt, ショート, 短い, 半袖
= long, extra long, long length: lang, lange, langer, langes, longue, longs, largo, larga, lungo, lunga, comprido, comprida,
  longo, longa, długi, długa, długie, lång, långa, långt, langt, dlouhý, dlouhá, dlouhé, uzun, pitkä, ロング, 長い, 長袖
= narrow, slim, slim fit, narrow fit: schmal, schmale, enge, étroit, étroite, ajusté, estrecho, estrecha, entallado,
  stretto, stretta, smal, smalle, estreito, estreita, wąski, wąska, smala, smalt, slank, úzký, úzká, dar, ince, kapea, スリム,
  細身, 幅狭
= wide, wide fit, broad, extra wide: breit, breite, weit, ancho, ancha, largo, larga, breed, brede, bred, breda, brett,
  bredt, szeroki, szeroka, široký, široká, geniş, leveä, 幅広, ワイド
= thin, thinner: dünn, dünne, fin, fine, fino, fina, sottile, dun, dunne, cienki, cienka, tunn, tunna, tynd, tynn, tenký,
  tenká, ince, ohut, 薄手, 薄型
= thick, thicker: dick, dicke, épais, épaisse, grueso, gruesa, spesso, spessa, dik, dikke, grosso, grossa, espesso, gruby,
  gruba, tjock, tjocka, tyk, tykk, tlustý, silný, kalın, paksu, 厚手, 厚型
= low, lower: niedrig, niedrige, bas, basse, bajo, baja, basso, bassa, laag, lage, baixo, baixa, niski, niska, låg, låga,
  lav, lave, nízký, nízká, alçak, düşük, matala, 低い, ロー
= high, tall, taller, higher: hoch, hohe, hoher, haut, haute, alto, alta, hoog, hoge, wysoki, wysoka, hög, höga, høj, høje,
  høy, høye, vysoký, vysoká, yüksek, korkea, 高い, ハイ
= one size, one size fits all, universal size, universal: einheitsgröße, taille unique, talla única, taglia unica, één maat,
  tamanho único, rozmiar uniwersalny, en storlek, en størrelse, univerzální velikost, tek beden, standart beden, yksi koko,
  フリーサイズ
= slim cut, fitted, tight fit, tailored: tailliert, cintré, entallada, aderente, getailleerd, ajustado, dopasowany,
  figursydd, tætsiddende, přiléhavý, dar kesim
= regular fit, classic fit, normal fit: normale passform, coupe droite, coupe classique, corte recto, corte clásico,
  vestibilità regolare, normale pasvorm, corte regular, normalny krój, normal passform, almindelig pasform, vanlig passform,
  klasický střih, normal kesim, レギュラーフィット
= loose fit, relaxed fit, oversized, oversize, baggy: weit geschnitten, locker, coupe ample, ample, holgado, vestibilità
  ampia, ruimvallend, largo, luźny, luźna, lös passform, løs pasform, løs passform, volný střih, bol kesim, bol, ゆったり,
  オーバーサイズ
`;

/** How something yields. */
export const firmness = meaningsOf("firmness")`
= soft, softer, plush: weich, weiche, weicher, souple, moelleux, mou, molle, blando, blanda, suave, morbido, morbida, zacht,
  zachte, macio, macia, mole, miękki, miękka, miękkie, mjuk, mjuka, mjukt, blød, bløde, myk, myke, měkký, měkká, měkké,
  yumuşak, pehmeä, ソフト, 柔らかめ, やわらかめ, 柔らかい
= medium firm, medium hard, medium feel, medium: mittel, mittelfest, moyen, mi-ferme, semi-ferme, medio, media, intermedio,
  medio rigido, medium stevig, médio, média, średni, średnia, średniotwardy, medel, medelhård, mellem, mellemhård, middels,
  middels fast, střední, středně tvrdý, orta, orta sert, keskikova, ふつう, 普通, 標準
= firm, hard, firmer: fest, hart, harte, härter, ferme, dur, dure, firme, duro, dura, rigido, rigida, sodo, stevig, stevige,
  harde, twardy, twarda, twarde, fast, hård, hårda, hårt, hårdt, fast madrass, tvrdý, tvrdá, tuhý, sert, kova, かため, 硬め, 固め,
  ハード, 硬い
= extra firm, very firm, extra hard, very hard: sehr fest, extra hart, extra fest, très ferme, extra ferme, muy firme, extra
  rigido, molto rigido, extra stevig, muito firme, extra firme, bardzo twardy, extra fast, extra hård, ekstra hård, ekstra
  fast, extra tvrdý, velmi tvrdý, ekstra sert, çok sert
`;

/** On which side something is, or opens. */
export const sides = meaningsOf("side")`
= left, left hand, left handed, left side, left hand side, on the left: links, linke, linker, linksseitig, linkshänder,
  gauche, à gauche, gaucher, izquierda, izquierdo, zurdo, sinistra, sinistro, sx, mancino, linkshandig, esquerda, esquerdo,
  canhoto, lewa, lewy, lewostronny, lewe, leworęczny, vänster, vänsterhand, vänsterhänt, vänsterställd, venstre,
  venstrehånd, venstrehåndet, levá, levý, levé, levák, vlevo, sol, solak, vasen, vasenkätinen, 左, 左側, 左利き, 左用
= right, right hand, right handed, right side, right hand side, on the right: rechts, rechte, rechter, rechtsseitig,
  rechtshänder, droite, droit, à droite, droitier, derecha, derecho, diestro, destra, destro, dx, rechtshandig, direita,
  direito, prawa, prawy, prawostronny, prawe, praworęczny, höger, högerhand, högerhänt, högerställd, højre, højrehånd,
  højrehåndet, høyre, høyrehånd, høyrehendt, pravá, pravý, pravé, pravák, vpravo, sağ, oikea, oikeakätinen, 右, 右側, 右利き, 右用
= reversible, both ways, ambidextrous: wendbar, beidseitig verwendbar, réversible, reversibile, omkeerbaar, reversível,
  dwustronna, vändbar, vendbar, oboustranný, çift taraflı, リバーシブル, 左右兼用
= front wheel, front: vorderrad, vorne, vorn, avant, delantera, delantero, anteriore, voor, voorwiel, dianteira, dianteiro,
  przód, przedni, przednie, fram, framhjul, for, forhjul, foran, přední, ön, フロント, 前, 前輪
= rear wheel, rear, back wheel: hinterrad, hinten, arrière, trasera, trasero, posteriore, achter, achterwiel, traseira,
  traseiro, tył, tylny, tylne, bak, bakhjul, baghjul, bag, zadní, arka, リア, 後, 後輪
`;

/** How something is sent or fetched. */
export const sendings = meaningsOf("sending")`
= by e mail, by email, e mail, email, emailed, by mail electronically, via email, electronically: e-mail, per e-mail, als
  e-mail, par e-mail, par email, par mail, mail, courriel, par courriel, por correo electrónico, correo electrónico, por
  e-mail, via e-mail, tramite email, via mail, per mail, per email, mailen, e-mailem, mailem, via e-post, e-post, per
  e-post, med e-post, mejl, via mejl, pr. e-mail, på e-mail, på e-post, emailem, e-postayla, e-posta, e-posta ile,
  sähköposti, sähköpostilla, eメール, メール, メールで, 電子メール
= by post, by mail, post, posted, in the post, postal, letter: per post, mit der post, postversand, brief, als brief, par
  courrier, courrier, par la poste, poste, por correo, correo postal, correos, per posta, posta, via posta, met de post, per
  brief, pelo correio, correio, pocztą, poczta, listem, med posten, per brev, brev, som brev, med post, postem, poštou,
  pošta, dopisem, postayla, posta ile, postitse, postilla, 郵送, 郵便
= print at home, home print, self print, print it myself, print yourself: selbst ausdrucken, print@home, zum ausdrucken,
  selbstdruck, à imprimer, à imprimer soi-même, billet imprimable, imprimir en casa, para imprimir, stampa a casa, da
  stampare, thuis printen, zelf printen, imprimir em casa, do wydruku, wydrukuj w domu, skriv ut själv, skriv ut hemma,
  udskriv selv, skriv ut selv, k vytištění, vytisknout doma, evde yazdır, 自宅印刷, セルフプリント
= mobile ticket, on my phone, on the phone, mobile, phone ticket, e ticket, eticket: handyticket, mobil, mobilticket, aufs
  handy, sur mobile, e-billet, billet mobile, billet électronique, móvil, entrada móvil, en el móvil, biglietto elettronico,
  mobiel, mobiel ticket, telemóvel, celular, bilet mobilny, na telefon, mobilbiljett, i mobilen, mobilbillet, mobilbillett,
  na mobil, mobilní, cep telefonu, mobil bilet, 電子チケット, スマホ, モバイル
= pick up, pickup, collection, collect, collected, click and collect, in store: abholung, selbstabholung, retrait, retrait
  en magasin, click collect, recogida, recoger, recogida en tienda, ritiro, ritiro in negozio, afhalen, ophalen, retirada,
  levantamento, recolha, retirar na loja, odbiór, odbiór osobisty, hämta, upphämtning, hämtas, afhentning, henting, hentes,
  osobní odběr, vyzvednutí, mağazadan teslim, gel al, nouto, 店頭受取, 店舗受取
`;

/** How fast something is sent. */
export const speeds = meaningsOf("speed")`
= express: espresso, exprés, expreso, expresa, expresso, expressa, ekspres, ekspresowa, ekspresowy, ekspress, expres,
  expresní, expressversand, eilversand, urgente, acele, pikatoimitus, pikalähetys, エクスプレス, 速達
= standard: standaard, estándar, estándard, padrão, standardversand, standardowa, standardowy, standardní, standart,
  vakiotoimitus, 通常
`;

/** Plugs, by the countries that have them. */
export const plugs = meaningsOf("plug")`
= uk plug, uk, british, british plug, united kingdom, type g, three pin, 3 pin: britisch, uk-stecker, prise anglaise,
  royaume-uni, reino unido, inglese, enchufe británico, spina inglese, brits, brytyjska, wielka brytania, brittisk,
  storbritannien, britisk, britská, velká británie, ingiliz, イギリス, 英国
= eu plug, eu, european, europe, european plug, euro plug, schuko, type f, type c, two pin, 2 pin: europäisch, europa,
  eu-stecker, schukostecker, prise européenne, européen, europeo, europea, enchufe europeo, spina europea, europees,
  europeia, europejska, unia europejska, europeisk, europæisk, evropská, avrupa, ヨーロッパ, 欧州
= us plug, us, usa, american, american plug, united states, type a, type b: amerikanisch, us-stecker, prise américaine,
  états-unis, américain, estados unidos, americano, americana, amerikaans, amerykańska, stany zjednoczone, amerikansk,
  americká, amerikan, アメリカ, 米国
= swiss plug, switzerland, swiss, type j: schweiz, schweizer, suisse, suiza, svizzera, zwitserland, suíça, szwajcaria,
  szwajcarska, schweizisk, sveitsisk, švýcarsko, isviçre, スイス
= australian plug, australia, australian, type i, au: australien, australisch, australie, australijska, australsk,
  avustralya, オーストラリア
`;

/** What a book, a course or a keyboard is in. */
export const tongues = meaningsOf("tongue")`
= english, in english: englisch, auf englisch, anglais, en anglais, inglés, en inglés, inglese, in inglese, engels, in het
  engels, inglês, em inglês, angielski, po angielsku, engelska, på engelska, engelsk, anglicky, angličtina, anglický,
  ingilizce, englanti, englanniksi, 英語, 英語版
= german, in german: deutsch, auf deutsch, allemand, en allemand, alemán, en alemán, tedesco, in tedesco, duits, alemão,
  niemiecki, po niemiecku, tyska, på tyska, tysk, německy, němčina, německý, almanca, saksa, saksaksi, ドイツ語
= french, in french: französisch, auf französisch, français, en français, francés, en francés, francese, in francese, frans,
  francês, francuski, po francusku, franska, på franska, fransk, francouzsky, francouzština, fransızca, ranska, フランス語
= spanish, in spanish: spanisch, espagnol, en espagnol, español, en español, castellano, spagnolo, in spagnolo, spaans,
  espanhol, hiszpański, po hiszpańsku, spanska, på spanska, spansk, španělsky, španělština, ispanyolca, スペイン語
= italian, in italian: italienisch, italien, en italien, italiano, in italiano, en italiano, italiaans, włoski, po włosku,
  italienska, italiensk, italsky, italština, italyanca, イタリア語
= dutch, in dutch: niederländisch, holländisch, néerlandais, neerlandés, holandés, olandese, nederlands, holandês,
  neerlandês, niderlandzki, nederländska, nederlandsk, hollandsk, nizozemsky, felemenkçe, オランダ語
= polish, in polish: polnisch, polonais, polaco, polacco, pools, polonês, polski, po polsku, polska, polsk, polsky,
  polština, lehçe, ポーランド語
= portuguese, in portuguese: portugiesisch, portugais, portugués, portoghese, portugees, português, portugalski,
  portugisiska, portugisisk, portugalsky, portekizce, ポルトガル語
= japanese, in japanese: japanisch, japonais, japonés, giapponese, japans, japonês, japoński, japanska, japansk, japonsky,
  japonca, 日本語
`;

/** What somebody is allowed to do with it. */
export const licences = meaningsOf("licence")`
= personal, personal use, private use, personal licence, personal license, for personal use: privat, privatnutzung,
  persönlich, personnel, usage personnel, usage privé, uso personal, uso personale, privato, privé, persoonlijk, persoonlijk
  gebruik, uso pessoal, pessoal, prywatny, użytek prywatny, osobisty, personlig, privat bruk, personligt bruk, osobní,
  osobní použití, kişisel, bireysel, 個人, 個人利用, 個人用
= commercial, commercial use, business use, commercial licence, commercial license, business: gewerblich, geschäftlich,
  kommerziell, professionnel, usage commercial, uso comercial, comercial, empresa, uso commerciale, commerciale, aziendale,
  zakelijk, commercieel, empresarial, komercyjny, firmowy, użytek komercyjny, kommersiell, företag, kommerciel, erhverv,
  bedrift, komerční, firemní, ticari, kurumsal, 商用, 法人, 商用利用
= education, educational, academic, school, edu: bildung, schulen, éducation, scolaire, educación, educativo, istruzione,
  onderwijs, educação, edukacyjny, utbildning, uddannelse, utdanning, vzdělávání, školní, eğitim, 教育, 教育機関, アカデミック
`;

/** What hair or a job in the garden is like. */
export const conditions = meaningsOf("condition")`
= plain text, without engraving, no engraving, not engraved: ohne gravur, sans gravure, sin grabado, senza incisione, zonder
  gravure, sem gravação, bez grawerunku, utan gravyr, uden gravering, uten gravering, bez gravírování, gravürsüz, 刻印なし
= new, brand new: neu, neuf, neuve, nuevo, nueva, nuovo, nuova, nieuw, novo, nova, nowy, nowa, nowe, ny, nya, nytt, nové,
  nový, nová, yeni, sıfır, uusi, 新品
= used, second hand, pre owned, preowned: gebraucht, occasion, d'occasion, usado, usada, segunda mano, usato, usata,
  tweedehands, gebruikt, seminovo, używany, używana, begagnad, begagnat, brugt, brukt, použité, použitý, bazar, ikinci el,
  kullanılmış, käytetty, 中古
= refurbished, renewed, reconditioned: generalüberholt, reconditionné, reacondicionado, ricondizionato, opgeknapt,
  recondicionado, odnowiony, renoverad, istandsat, repasovaný, yenilenmiş, 整備済み, 再生品
= curly, curly hair: lockig, lockiges haar, bouclé, cheveux bouclés, rizado, pelo rizado, riccio, ricci, capelli ricci,
  krullend, krullend haar, cacheado, cabelos cacheados, kręcone, włosy kręcone, lockigt, lockigt hår, krøllet, krøllet hår,
  krøllete, kudrnaté, kudrnaté vlasy, kıvırcık, くせ毛
= straight, straight hair: glatt, glattes haar, lisse, raide, liso, pelo liso, liscio, lisci, steil, steil haar, lisos,
  proste, prosty, rakt, rak, glat, lige, rett, rovné, rovný, düz, ストレート
= mixed, mixed colours, mixed colors, assorted, mix, assortment, a mix, variety, mixed pack, selection: gemischt, mischung, sortiert, bunt gemischt,
  mixte, assorti, assortis, assortiment, mélange, panaché, surtido, mezcla, variado, surtidos, misto, mista, assortiti,
  assortito, gemengd, gemixt, sortido, sortidos, mistura, mieszany, mieszane, miks, asortowane, zestaw mieszany, blandad,
  blandade, blandat, blandet, sortiment, blandede, míchaný, míchané, směs, karışık, çeşitli, sekoitus, lajitelma, ミックス,
  アソート, 詰め合わせ
= plain, solid, solid colour, without pattern, no pattern, unpatterned: einfarbig, uni, unie, uni couleur, liso, lisa, tinta
  unita, effen, gładki, gładka, jednolity, enfärgad, ensfarvet, ensfarget, jednobarevný, hladký, düz, düz renk, yksivärinen,
  無地
= striped, stripes, with stripes: gestreift, streifen, rayé, rayures, à rayures, a rayas, rayado, rayas, a righe, righe,
  rigato, gestreept, strepen, listrado, riscas, às riscas, w paski, paski, pasiasty, randig, ränder, stribet, striber,
  stripete, proužkovaný, pruhovaný, çizgili, raidallinen, ストライプ, ボーダー, 縞
= checked, check, checkered, tartan, plaid, gingham: kariert, karo, à carreaux, carreaux, a cuadros, cuadros, a quadri,
  quadri, geruit, ruit, xadrez, w kratę, kratę, rutig, rutor, ternet, rutete, kostkovaný, károvaný, kareli, ekose, チェック, 格子
= floral, flowers, flowery, flower pattern: geblümt, blumen, blumenmuster, à fleurs, fleuri, fleurs, flores, de flores, a
  fiori, fiori, floreale, gebloemd, bloemen, bloemenprint, florido, w kwiaty, kwiaty, kwiatowy, blommig, blommor, blomstret,
  blomster, blomstrete, květinový, květy, květovaný, çiçekli, çiçek desenli, kukallinen, 花柄, フラワー
= polka dot, spotted, dots, polka dots, dotted pattern: gepunktet, punkte, à pois, pois, lunares, de lunares, a pois,
  gestippeld, stippen, bolinhas, w kropki, w grochy, prickig, prickar, prikket, prikker, puntíkovaný, puntíky, puantiyeli,
  水玉, ドット
= round: rund, runde, rond, ronde, redondo, redonda, rotondo, rotonda, tondo, okrągły, okrągła, runda, runt, rundt, kulatý,
  kulatá, yuvarlak, pyöreä, 丸, 丸型, 円形, ラウンド
= square: quadratisch, eckig, carré, carrée, cuadrado, cuadrada, quadrato, quadrata, vierkant, quadrado, quadrada,
  kwadratowy, kwadratowa, kvadratisk, fyrkantig, firkantet, kvadratiskt, čtvercový, čtvercová, kare, neliö, 正方形, スクエア
= rectangular, rectangle, oblong: rechteckig, rectangulaire, rettangolare, rechthoekig, retangular, prostokątny,
  rektangulär, rektangulær, obdélníkový, dikdörtgen, 長方形
= oval: ovale, ovalado, ovalada, ovaal, owalny, owalna, oválný, oválná, 楕円, オーバル
= heart, heart shaped: herz, herzförmig, cœur, coeur, corazón, cuore, hart, coração, serce, hjärta, hjerte, srdce, kalp, ハート
= portrait, vertical, upright, portrait format: hochformat, vertikal, senkrecht, verticale, staand, retrato, pionowy,
  pionowo, stående, højformat, stående format, na výšku, svislý, dikey, 縦, 縦型, 縦向き
= landscape, horizontal, landscape format: querformat, waagerecht, paysage, apaisado, orizzontale, liggend, horizontaal,
  paisagem, poziomy, poziomo, liggande, tværformat, liggende, na šířku, vodorovný, yatay, 横, 横型, 横向き
= wireless, cordless, bluetooth: kabellos, drahtlos, funk, sans fil, inalámbrico, inalámbrica, senza fili, draadloos,
  snoerloos, sem fio, sem fios, bezprzewodowy, bezprzewodowa, trådlös, sladdlös, trådløs, ledningsfri, bezdrátový,
  bezdrátová, kablosuz, langaton, ワイヤレス, コードレス, 無線
= wired, with a cable, corded: kabelgebunden, mit kabel, filaire, con cable, con cavo, bedraad, met kabel, com fio,
  przewodowy, przewodowa, trådbunden, med sladd, kablet, med ledning, med kabel, kabelový, drátový, kablolu, 有線
= electric, e bike, electrical: elektrisch, elektro, électrique, eléctrico, eléctrica, elettrico, elettrica, elétrico,
  elétrica, elektryczny, elektryczna, elektrisk, el, elcykel, elektrický, elektrická, elektrikli, sähkö, sähköinen, 電動, 電気
= manual, hand operated, by hand: manuell, hand, manuel, manuale, handmatig, ręczny, ręczna, ruční, manuální, elle, 手動
= waterproof, water resistant: wasserdicht, wasserfest, étanche, imperméable, impermeable, resistente al agua, impermeabile,
  waterdicht, impermeável, wodoodporny, wodoodporna, vattentät, vandtæt, vanntett, voděodolný, nepromokavý, su geçirmez,
  vedenpitävä, 防水
= unlocked, sim free, without contract, no contract, without a contract: simlockfrei, ohne vertrag, débloqué, sans forfait,
  libre, desbloqueado, sbloccato, senza contratto, simlockvrij, zonder abonnement, bez simlocka, bez umowy, olåst, ulåst,
  uden abonnement, odblokovaný, bez smlouvy, kilitsiz, simフリー
= assembled, ready assembled, with assembly, fully assembled: montiert, fertig montiert, mit montage, aufgebaut, monté, avec
  montage, montado, con montaje, montato, con montaggio, gemonteerd, met montage, com montagem, zmontowany, z montażem,
  monterad, med montering, samlet, montert, smontovaný, s montáží, monte edilmiş, kurulumlu, koottu, kokoonpantuna, 組立済み,
  完成品, 組立サービス付き
= flat pack, flat packed, unassembled, without assembly, self assembly, no assembly: unmontiert, ohne montage, bausatz, en
  kit, sans montage, desmontado, sin montaje, in kit, da montare, senza montaggio, bouwpakket, zonder montage, sem montagem,
  do samodzielnego montażu, bez montażu, omonterad, utan montering, usamlet, uden montering, umontert, nesmontovaný, bez
  montáže, demonte, kurulumsuz, 組立式, 要組立
`;

/** English phrases with a word of another meaning. */
export const others = meaningsOf("other")`
= as long as, no longer, how long, before long, long time, long way, so long
= are left, is left, left over, you have left, have left, still left
= all right, right now, right next, right in front, that's right, is right
= black friday, green party, red cross, new year, new year's, new york, new zealand, new home, new house, new flat, new baby
= light bulb, light bulbs, light switch, bed light, night light, reading light, by light, light weight
= old school, old age, years old, year old
= ground floor, first floor, second floor, third floor, top floor, floor above, front door, back door, front desk, front
  garden, back garden, back yard
= in case, just in case, in any case, in that case
= by chance, in short, short notice, in print before
= fresh air, hot day, cold day, dry cleaning
= in spring, spring onion, free of charge
= high street, high school, high quality
= big day, big party, big thank you, large party, small party, small child, small children, big family, little one, little
  girl, little boy
= as well, whole family, whole house, whole team, whole thing
= silver wedding, golden wedding, gold medal, white wedding
`;
