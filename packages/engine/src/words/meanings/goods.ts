import { meaningsOf } from "./meaning.ts";

/** Forms in which books, music, games and software are sold. */
export const formats = meaningsOf("format")`
= hardcover, hard cover, hardback, hard back, bound, cased: gebunden, gebundene ausgabe, relié, reliée, couverture rigide,
  tapa dura, cartoné, copertina rigida, rilegato, cartonato, gebonden, harde kaft, capa dura, cartonado, twarda oprawa,
  oprawa twarda, twarda, inbunden, hårdband, indbundet, innbundet, hårdperm, stive permer, pevná vazba, vázaná, vázaná
  kniha, ciltli, sert kapak, kovakantinen, sidottu, ハードカバー, 上製本, 単行本
= paperback, soft cover, softcover, soft back, softback, pocket book: taschenbuch, broschiert, broché, livre de poche,
  poche, couverture souple, tapa blanda, rústica, bolsillo, copertina flessibile, brossura, tascabile, zachte kaft, pocket,
  brochura, capa mole, capa comum, livro de bolso, miękka oprawa, oprawa miękka, miękka, häftad, mjukband, hæftet, heftet,
  pocketutgave, brožovaná, měkká vazba, karton kapak, yumuşak kapak, ince kapak, pehmeäkantinen, pokkari, ペーパーバック, 文庫, 文庫本,
  ソフトカバー
= e book, ebook, e books, ebooks, digital book, epub, kindle: e-book, livre numérique, libro electrónico, libro digital,
  libro elettronico, e-boek, livro digital, książka elektroniczna, e-bok, e-bog, elektronická kniha, e-kitap, elektronisk
  bok, e-kirja, 電子書籍, 電子版
= audiobook, audio book, audio: hörbuch, hörbuch download, livre audio, audiolibro, luisterboek, audiolivro, livro áudio,
  ljudbok, lydbog, lydbok, audiokniha, sesli kitap, äänikirja, オーディオブック
= print, printed, in print, paper edition, print edition, printed edition, printed copy, physical: gedruckt, druckausgabe,
  printausgabe, papier, papierausgabe, imprimé, version papier, impreso, edición impresa, papel, en papel, cartaceo,
  edizione cartacea, stampa, papieren, gedrukt, op papier, impresso, drukowana, drukowany, papierowa, tryckt,
  papperstidning, trykt, papirutgave, tištěná, tištěný, papírová, basılı, kağıt baskı, painettu, 印刷版, 紙の本, 紙版, プリント
= digital, digital edition, digital version, online edition, electronic: digitale ausgabe, numérique, version numérique,
  digitale, edizione digitale, digitaal, cyfrowy, cyfrowa, cyfrowe, digitalt, digitální, elektronická, dijital,
  digitaalinen, デジタル, デジタル版, 電子
= download, downloadable, as a download, download code: téléchargement, à télécharger, descarga, descargable, scaricabile,
  scarica, downloaden, transferência, do pobrania, plik, nedladdning, nedladdningsbar, nedlasting, ke stažení, stažení,
  indirilebilir, indirme, ダウンロード, ダウンロード版
= vinyl, lp, record, vinyl record, on vinyl: schallplatte, platte, vinyle, disque vinyle, vinilo, disco de vinilo, vinile,
  disco in vinile, plaat, disco de vinil, vinil, winyl, płyta winylowa, skiva, vinylskiva, vinylplade, lp-plate, vinylplate,
  gramodeska, plak, vinyyli, vinyylilevy, レコード, アナログ盤
= cd, compact disc, on cd: disque compact, płyta cd, cd-skiva, シーディー
= cassette, tape, cassette tape: kassette, musikkassette, casete, cinta, musicassetta, cassetta, kaseta, kassett,
  kassettband, bånd, kazeta, kaset, カセット, カセットテープ
= dvd: płyta dvd
= blu ray, bluray: blu-ray, ブルーレイ
= magazine, single issue: einzelheft, numéro, número suelto, numero singolo, los nummer, lösnummer, løssalg, enkeltnummer
= sheet music: noten, notenausgabe, partition, partitura, spartito, bladmuziek, nuty, noter, notheft, noty, nota, 楽譜
= pdf: pdf datei, pdf-datei, fichier pdf, archivo pdf
`;

/** What is printed on, in which way, and how it is framed. */
export const printings = meaningsOf("printing")`
= single sided, one sided, one side, on one side, front only, printed on one side: einseitig, recto, recto seul, une face,
  recto simple, una cara, un solo lado, por una cara, fronte, solo fronte, un lato, enkelzijdig, uma face, só frente,
  frente, jednostronny, jednostronnie, jednostronna, ensidig, enkelsidig, enkeltsidet, enkeltsidig, jednostranný,
  jednostranně, tek yönlü, tek taraflı, yksipuolinen, 片面
= double sided, two sided, both sides, on both sides, printed on both sides, front and back, duplex, on two sides:
  beidseitig, zweiseitig, doppelseitig, recto verso, recto-verso, deux faces, doble cara, dos caras, por ambas caras, fronte
  e retro, fronte retro, due lati, dubbelzijdig, tweezijdig, frente e verso, duas faces, dwustronny, dwustronnie,
  dwustronna, dubbelsidig, tvåsidig, dobbeltsidet, tosidet, dobbeltsidig, tosidig, oboustranný, oboustranně, oboustranná,
  çift yönlü, çift taraflı, önlü arkalı, kaksipuolinen, 両面
= unframed, without frame, without a frame, no frame, frameless, print only, poster only: ungerahmt, ohne rahmen, sans
  cadre, non encadré, sin marco, senza cornice, non incorniciato, zonder lijst, ongelijst, sem moldura, bez ramy, bez ramki,
  oramad, utan ram, uden ramme, uindrammet, uten ramme, bez rámu, çerçevesiz, ilman kehystä, kehystämätön, フレームなし, 額なし
= framed, with frame, with a frame, in a frame: gerahmt, mit rahmen, avec cadre, encadré, encadrée, con marco, enmarcado,
  con cornice, incorniciato, met lijst, ingelijst, com moldura, emoldurado, w ramie, oprawiony, inramad, med ram, med ramme,
  indrammet, innrammet, v rámu, zarámovaný, s rámem, çerçeveli, kehystetty, kehyksessä, フレーム付き, 額付き, 額装
= colour printing, in colour, in color, full colour, full color, colour print: farbig, farbdruck, in farbe, couleur, en
  couleur, quadrichromie, a color, color, a colori, colori, in kleur, a cores, em cores, colorido, kolor, kolorowy, w
  kolorze, färg, i färg, fyrfärg, farvetryk, i farver, farge, i farger, barevně, barevný tisk, renkli, カラー印刷, フルカラー
= black and white, monochrome, b w, greyscale, grayscale: schwarzweiß, schwarz-weiß, schwarz weiß, noir et blanc, blanco y
  negro, bianco e nero, zwart-wit, zwart wit, preto e branco, czarno-białe, czarno-biały, svartvit, svartvitt, sort-hvid,
  sort hvid, svart-hvitt, černobílý, černobíle, siyah beyaz, mustavalkoinen, 白黒, モノクロ
= recycled, recycled paper: recycling, recyclingpapier, recyclé, papier recyclé, reciclado, papel reciclado, riciclato,
  riciclata, gerecycled, z recyklingu, recyklingowy, makulaturowy, återvunnen, återvunnet, genbrugs, genbrugspapir,
  resirkulert, recyklovaný, geri dönüştürülmüş, kierrätetty, 再生紙
= kraft, kraft paper, brown paper: kraftpapier, papier kraft, papel kraft, carta kraft, kraftpapper, kraftpapir, kraftový,
  kraft kağıt, クラフト, クラフト紙
= coated, coated paper: gestrichen, couché, estucado, patinata, gecoat, couchê, powlekany, kreda, bestruket, bestrøget,
  bestrøket, křídový, křída, kuşe, コート紙
= uncoated, uncoated paper: ungestrichen, non couché, offset, sin estucar, usomano, ongecoat, niepowlekany, offsetowy,
  obestruket, ubestrøget, ubestrøket, nenatíraný, 上質紙
= laminated, with lamination: laminiert, kaschiert, laminé, plastifié, pelliculé, laminado, plastificado, plastificato,
  plastificata, gelamineerd, foliowany, laminowany, laminerad, lamineret, laminert, laminovaný, laminasyonlu, ラミネート, ラミネート加工
= with lines, lined, ruled: liniert, ligné, rayado, a righe, gelinieerd, gelijnd, pautado, w linie, w linię, linjerad,
  linjeret, linjert, linkovaný, çizgili, viivoitettu, 罫線, 横罫
= squared, grid, graph, gridded: kariert, quadrillé, petits carreaux, cuadriculado, a quadretti, geruit, quadriculado, w
  kratkę, kratka, rutad, rutat, ternet, kvadreret, rutet, čtverečkovaný, kareli, ruudullinen, 方眼
= dotted, dot grid: punktiert, gepunktet, pointillé, punteado, puntinato, a puntini, gestippeld, pontilhado, w kropki,
  kropki, prickad, punktlinjerad, prikket, tečkovaný, noktalı, ドット, ドット方眼
= blank, blank pages, unlined: blanko, unliniert, uni, pages blanches, liso, en blanco, bianco, pagine bianche, blanco,
  gładki, olinjerad, ulinjeret, ulinjert, nelinkovaný, čistý, çizgisiz, 無地
`;

/** How goods are packed and sold. */
export const packings = meaningsOf("packing")`
= single, individual, individually, sold singly, single bottle, single piece: einzeln, einzelflasche, einzelstück, stück, à
  l'unité, unité, unitaire, individualmente, unidad, singolo, singola, singolarmente, per stuk, los, stuks, avulso, unidade,
  pojedynczy, pojedyncza, pojedynczo, sztuka, styckvis, enstaka, enkelt, enkeltvis, enkeltflaske, jednotlivě, kus, tekli,
  tek, adet, yksittäin, yksittäinen, 単品, ばら, バラ, 1個
= pair, in pairs, pair of, set of two, set of 2, twin pack, two pack, 2 pack, duo: paar, doppelpack, 2er-pack, zweierpack,
  zweierset, paire, lot de 2, lot de deux, pareja, par, pack de 2, coppia, paio, confezione da 2, set da 2, set van 2,
  duoset, conjunto de 2, para, zestaw 2, dwupak, 2-pack, tvåpack, sæt af 2, sett med 2, dvojice, pár, sada 2, çift, 2li,
  ikili, pari, ペア, 2個セット
= multipack, multi pack, value pack, combo pack, bundle, pack with all: mehrfachpack, sparpack, vorteilspack, kombipack,
  lot, pack multiple, pack ahorro, multi-pack, confezione multipla, convenienza, voordeelverpakking, voordeelpak, pack
  económico, zestaw, wielopak, flerpack, storpack, sampak, storkøb, storpakning, výhodné balení, multibalení, sada, ekonomik
  paket, çoklu paket, monipakkaus, まとめ買い, マルチパック, セット
= refill, refill pack, refill pouch: nachfüllpack, nachfüllung, nachfüllbeutel, recharge, éco-recharge, recambio, recarga,
  ricarica, navulling, navulpak, navulverpakking, refil, uzupełnienie, wkład, påfyllning, påfyllningspåse, genopfyldning,
  náhradní náplň, doplňovací, náplň, yedek, dolum, täyttöpakkaus, 詰め替え, つめかえ用, レフィル
= starter set, starter kit, starter pack, beginner's set: starterset, startpaket, kit de démarrage, coffret découverte, kit
  de inicio, kit iniciación, kit iniziale, kit base, startpakket, starterspakket, kit inicial, zestaw startowy, startsæt,
  startpakke, startovací sada, startovní sada, başlangıç seti, スターターセット, スターターキット
= sample, trial size, tester, swatch, sample size: muster, probe, probiergröße, farbmuster, stoffmuster, échantillon,
  muestra, campione, staal, proefje, monster, amostra, próbka, wzornik, prov, varuprov, provbit, prøve, vareprøve, vzorek,
  numune, deneme boyu, näyte, サンプル, お試し, 見本
= gift box, gift boxed, in a gift box, presentation box: geschenkbox, geschenkkarton, geschenkverpackung, coffret, coffret
  cadeau, boîte cadeau, caja de regalo, estuche, scatola regalo, confezione regalo, astuccio, geschenkdoos, cadeaudoos,
  geschenkverpakking, caixa de presente, estojo, pudełko prezentowe, ozdobne pudełko, presentask, presentförpackning,
  gaveæske, gaveeske, dárková krabička, dárkové balení, hediye kutusu, lahjapakkaus, ギフトボックス, 化粧箱
= gift wrap, gift wrapped, gift wrapping: als geschenk verpackt, geschenkpapier, emballage cadeau, papier cadeau, papel de
  regalo, envuelto para regalo, carta regalo, pacchetto regalo, cadeauverpakking, inpakken als cadeau, cadeaupapier,
  embrulho, embrulho de presente, na prezent, opakowanie na prezent, presentinslagning, inslagen, gaveindpakning,
  gaveinnpakning, dárkový papír, hediye paketi, ギフトラッピング, ラッピング
= bottle, in a bottle: flasche, bouteille, botella, bottiglia, fles, garrafa, butelka, flaska, flaske, láhev, lahev, şişe,
  ボトル, 瓶, びん
= can, cans, tin, tinned, canned, canister: dose, kanister, blechdose, canette, bidon, boîte de conserve, lata, lattina,
  latta, blik, blikje, bidón, puszka, burk, plåtburk, dåse, dunk, boks, plechovka, kanystr, kutu, teneke, 缶
= jar, glass jar: glas, schraubglas, bocal, pot en verre, tarro, bote, barattolo, vasetto, pot, potje, glazen pot, frasco,
  pote, boião, słoik, glasburk, sylteglas, glass, sklenice, sklenička, kavanoz, 瓶入り, ジャー
= bag, sack, pouch: beutel, tüte, sachet, sac, bolsa, saco, busta, sacco, sacchetto, zak, zakje, saquinho, torba, worek,
  torebka, påse, säck, pose, sæk, sekk, sáček, pytel, çuval, poşet, 袋, 袋入り
= box, carton: karton, kiste, schachtel, boîte, caisse, caja, scatola, cartone, cassa, doos, krat, caixa, pudełko, skrzynka,
  låda, kartong, ~ask, kasse, æske, eske, krabice, krabička, kutu, koli, 箱, 箱入り, ケース
= tube: tubus, tubo, tubetto, tuba, tub, tüp, チューブ
= bucket, tub, pail: eimer, seau, cubo, secchio, emmer, balde, wiadro, hink, spand, bøtte, kbelík, kova, バケツ
= roll, reel: rolle, rouleau, rollo, bobina, rotolo, rol, rolo, rolka, rulle, rull, role, rulo, ロール, 巻
= magnum: マグナム
= bouquet, bunch: strauß, bund, botte, ramo, manojo, mazzo, bos, boeket, buquê, bukiet, pęczek, bukett, buket, kytice,
  svazek, demet, 花束, ブーケ
`;
