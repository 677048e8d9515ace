import { meaningsOf } from "./meaning.ts";

/** What of the meals a stay includes. */
export const boards = meaningsOf("board")`
= room only, no meals, without breakfast, without meals, no breakfast, self catering: nur übernachtung, nur zimmer, ohne
  frühstück, ohne verpflegung, selbstverpflegung, chambre seule, sans petit-déjeuner, sans petit déjeuner, sin desayuno,
  solo alojamiento, sólo habitación, solo habitación, senza colazione, solo pernottamento, solo camera, zonder ontbijt,
  alleen kamer, logies, sem café da manhã, sem pequeno-almoço, só alojamento, bez śniadania, sam nocleg, bez wyżywienia,
  utan frukost, endast rum, uden morgenmad, kun overnatning, uten frokost, kun rom, bez snídaně, bez stravy, kahvaltısız,
  sadece oda, ilman aamiaista, pelkkä huone, 素泊まり, 食事なし
= breakfast, bed and breakfast, b b, breakfast included, with breakfast, including breakfast, bed breakfast: frühstück, mit
  frühstück, inklusive frühstück, übernachtung mit frühstück, petit-déjeuner, petit déjeuner, avec petit-déjeuner, desayuno,
  con desayuno, alojamiento y desayuno, colazione, con colazione, ontbijt, met ontbijt, inclusief ontbijt, logies met
  ontbijt, café da manhã, pequeno-almoço, com café da manhã, śniadanie, ze śniadaniem, śniadaniem, frukost, med frukost,
  morgenmad, med morgenmad, frokost inkludert, med frokost, snídaně, se snídaní, snídaní, kahvaltı, oda kahvaltı, kahvaltı
  dahil, aamiainen, aamiaisella, 朝食, 朝食付き, 朝食付
= half board, breakfast and dinner, dinner bed and breakfast, dinner and breakfast: halbpension, demi-pension, media
  pensión, mezza pensione, halfpension, meia pensão, meia-pensão, półpension, półpensja, dwa posiłki, halvpension,
  halvpensjon, polopenze, yarım pansiyon, puolihoito, 二食付き, 2食付き, 夕朝食付き, 1泊2食
= full board, all meals: vollpension, pension complète, pensión completa, pensione completa, volpension, pensão completa,
  pełne wyżywienie, helpension, fuldpension, fullpensjon, helpensjon, plná penze, tam pansiyon, täysihoito, 三食付き, 3食付き
= all inclusive, everything included: alles inklusive, tout compris, todo incluido, tutto incluso, tudo incluído, ultra all
  inclusive, her şey dahil, オールインクルーシブ
= lunch, with lunch: mittagessen, déjeuner, almuerzo, comida, pranzo, almoço, obiad, frokost, lunsj, oběd, öğle yemeği,
  lounas, 昼食, ランチ
= dinner, with dinner, supper, evening meal: abendessen, dîner, cena, diner, avondeten, jantar, kolacja, middag, aftensmad,
  večeře, akşam yemeği, päivällinen, illallinen, 夕食, ディナー
`;

/** Beds and bedding, by how many sleep in them. */
export const beds = meaningsOf("bed")`
= twin, twin beds, two beds, two single beds, two separate beds, separate beds, 2 single beds, twin room: zwei einzelbetten,
  getrennte betten, zweibettzimmer, lits jumeaux, deux lits, deux lits simples, lits séparés, dos camas, camas separadas,
  dos camas individuales, due letti, letti singoli, letti separati, twee bedden, twee eenpersoonsbedden, aparte bedden, duas
  camas, camas de solteiro, dwa łóżka, oddzielne łóżka, dwa pojedyncze łóżka, två sängar, enkelsängar, to senge, separate
  senge, to enkeltsenger, dvě postele, oddělené postele, oddělená lůžka, iki yatak, ikiz yatak, iki ayrı yatak, kaksi
  erillistä vuodetta, erilliset vuoteet, ツイン, ベッド2台
= double, double bed, double room, full size: doppelbett, doppelzimmer, doppel, lit double, grand lit, cama doble, cama de
  matrimonio, doble, matrimoniale, letto matrimoniale, doppia, doppio, tweepersoonsbed, tweepersoons, tweepersoonskamer,
  dubbel, cama de casal, casal, duplo, dupla, podwójne, podwójny, dwuosobowy, łóżko małżeńskie, małżeńskie, dubbelsäng,
  dubbelrum, dobbeltseng, dobbeltværelse, dobbeltrom, dobbelt, dvoulůžkový, manželská postel, dvojlůžko, dvojitý, çift
  kişilik, çift kişilik yatak, parivuode, ダブル, ダブルベッド
= single bed, single room, single size, twin size, single, single duvet: einzelbett, einzelzimmer, lit simple, lit une
  place, chambre simple, individual, cama individual, habitación individual, singolo, letto singolo, camera singola,
  eenpersoons, eenpersoonsbed, eenpersoonskamer, cama de solteiro, solteiro, jednoosobowy, pojedynczy, enkelsäng, enkelrum,
  enkeltseng, enkeltværelse, enkeltrom, jednolůžkový, jednolůžko, tek kişilik, yhden hengen, シングル
= king, king size, king sized, king bed, kingsize: cama king, lit king size, キング, キングサイズ
= super king, super king size, superking: superkingsize, スーパーキング
= queen, queen size, queen bed, queen sized: queensize, lit queen size, クイーン, クイーンサイズ
= small double, three quarter bed: französisches bett, lit 120, cama francesa, una piazza e mezza, twijfelaar, セミダブル
= triple, three beds, triple room: dreibettzimmer, tripla, driepersoonskamer, triplo, trzyosobowy, trebäddsrum, tresengsrom,
  třílůžkový, üç kişilik, トリプル
= bunk bed, bunk, bunk beds: etagenbett, hochbett, lits superposés, litera, letto a castello, stapelbed, beliche, łóżko
  piętrowe, våningssäng, køjeseng, køyeseng, palanda, ranza, 二段ベッド
= cot, crib, baby bed: babybett, gitterbett, kinderbett, lit bébé, cuna, culla, lettino, babybedje, kinderbedje, berço,
  łóżeczko, spjälsäng, tremmeseng, sprinkelseng, dětská postýlka, postýlka, bebek yatağı, ベビーベッド
= dormitory, dorm, shared room, hostel bed: schlafsaal, mehrbettzimmer, dortoir, dormitorio, dormitorio compartido,
  slaapzaal, dormitório, pokój wieloosobowy, sovsal, sovesal, společný pokoj, yatakhane, ドミトリー, 相部屋
= suite, junior suite: apartament, svit, sviit, suit, スイート, スイートルーム
= sea view, ocean view, with a sea view, view of the sea: meerblick, vue mer, vue sur mer, vistas al mar, vista mar, vista
  mare, zeezicht, vista para o mar, widok na morze, havsutsikt, havudsigt, havutsikt, výhled na moře, deniz manzaralı, deniz
  manzarası, merinäköala, オーシャンビュー, 海側
= garden view, garden side: gartenblick, vue jardin, vistas al jardín, vista giardino, tuinzicht, vista jardim, widok na
  ogród, trädgårdsutsikt, haveudsigt, hageutsikt, výhled do zahrady, bahçe manzaralı, ガーデンビュー, 庭側
= mountain view: bergblick, vue montagne, vistas a la montaña, vista montagna, bergzicht, vista montanha, widok na góry,
  fjällutsikt, bergsutsikt, bjergudsigt, fjellutsikt, výhled na hory, dağ manzaralı, マウンテンビュー, 山側
= city view: stadtblick, vue ville, vistas a la ciudad, vista città, stadszicht, vista cidade, widok na miasto, stadsutsikt,
  byudsigt, byutsikt, výhled na město, şehir manzaralı, シティビュー
= smoking, smoking room: raucher, fumeur, fumadores, fumatori, roken, dla palących, rökrum, rygerværelse, kuřácký, sigara
  içilen, 喫煙
= non smoking, no smoking, smoke free: nichtraucher, non fumeur, no fumadores, non fumatori, rookvrij, niet roken, não
  fumadores, dla niepalących, rökfri, ikke-ryger, røykfritt, nekuřácký, sigara içilmeyen, 禁煙
= refundable, free cancellation, flexible, flexible rate, cancellable: stornierbar, kostenlos stornierbar, flexibel,
  remboursable, annulable, annulation gratuite, reembolsable, cancelación gratuita, rimborsabile, cancellazione gratuita,
  flessibile, gratis annuleren, annuleerbaar, reembolsável, cancelamento grátis, bezpłatne odwołanie, zwrotna, elastyczna,
  avbokningsbar, fri avbokning, flexibelt, gratis afbestilling, fleksibel, avbestillbar, vratná, zdarma storno, iptal
  edilebilir, ücretsiz iptal, esnek, キャンセル無料
= non refundable, not refundable, no refund: nicht erstattbar, nicht stornierbar, non remboursable, no reembolsable, non
  rimborsabile, niet restitueerbaar, não reembolsável, bezzwrotna, bezzwrotny, ej återbetalningsbar, ej avbokningsbar, ikke
  refunderbar, nevratná, iade edilemez, iptal edilemez, 返金不可, キャンセル不可
= one way, single ticket, one way ticket, outward only: einfache fahrt, einfach, hinfahrt, nur hinfahrt, aller simple,
  aller, ida, solo ida, sólo ida, sola andata, solo andata, enkele reis, enkel, só ida, somente ida, w jedną stronę, enkel
  resa, enkelbiljett, enkeltbillet, enkeltbillett, enkeltrejse, jednosměrná, jednosměrný, tam, tek yön, gidiş, menolippu,
  yhdensuuntainen, 片道
= return ticket, round trip, return trip, there and back: hin und zurück, hin- und rückfahrt, rückfahrkarte, aller-retour,
  aller retour, ida y vuelta, andata e ritorno, retour, retourtje, heen en terug, ida e volta, w obie strony, powrotny, tur
  och retur, tur retur, tur-retur, returbiljett, returbillet, returbillett, zpáteční, tam a zpět, gidiş dönüş, gidiş-dönüş,
  meno-paluu, 往復
= first class, 1st class: erste klasse, 1. klasse, première classe, première, primera clase, primera, prima classe, prima,
  eerste klas, 1e klas, primeira classe, pierwsza klasa, första klass, første klasse, 1. třída, první třída, birinci sınıf,
  ファーストクラス, グリーン車
= second class, 2nd class, standard class: zweite klasse, 2. klasse, seconde classe, seconde, segunda clase, turista,
  seconda classe, tweede klas, 2e klas, segunda classe, druga klasa, andra klass, anden klasse, andre klasse, 2. třída,
  druhá třída, ikinci sınıf, 普通車
`;
