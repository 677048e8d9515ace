import { meaningsOf } from "./meaning.ts";

/** The last parts of compounds that are colours, folded: "dunkelbraun", "jeansblauw", "mörkgröna". */
export const lastOfColours: readonly string[] =
  "schwarz weiss grau blau grun gelb braun beige rosa lila violett orange rot zwart grijs blauw groen geel bruin paars roze rood svart brun gron gronn sort hvid hvit vit bla rod gul gra turkis turkos silber gold silver zielony zielona zielone niebieski niebieska niebieskie czerwony czerwona szary szara szare brazowy brazowa brazowe zolty zolta rozowy rozowa fioletowy bezowy modry modra modre zeleny zelena hnedy hneda sedy seda cerveny cervena musta valkoinen punainen sininen vihrea keltainen ruskea harmaa".split(
    " ",
  );

export const colours = meaningsOf("colour")`
= black, all black, jet black: schwarz, noir, negro, negra, nero, nera, neri, nere, zwart, preto, preta, svart, ~sort,
  sorte, czarny, černý, černá, černé, siyah, musta, mustat, mustana, 黒, 黒色, ブラック < onyx, ebony, ébène, schwarzmetallic
= white, white wine: weiß, blanc, blanche, blanco, blanca, bianco, bianca, bianchi, wit, witte, branco, branca, vit, vita,
  vitt, hvid, hvide, hvidt, hvit, hvite, biały, biała, białe, bílý, bílá, bílé, beyaz, valkoinen, valkoiset, valkoviini, 白,
  白色, ホワイト, weißwein, vin blanc, vino blanco, vino bianco, witte wijn, vinho branco, vitt vin, hvidvin, hvitvin, 白ワイン <
  snow, schneeweiß, polarweiß
= off white, off whites, offwhite, ivory, cream white: altweiß, cremeweiß, wollweiß, blanc cassé, écru, ivoire, blanco roto,
  blanco hueso, marfil, avorio, panna, bianco sporco, bianco panna, gebroken wit, crèmewit, roomwit, ivoor, branco sujo,
  off-white, marfim, złamana biel, złamany biały, kość słoniowa, kremowy, kremowa, kremowe, benvit, gräddvit, elfenben,
  elfenbein, elfenbensvit, kirli beyaz, kırık beyaz, ekru, fildişi, lomená bílá, slonová kost, krémová, råhvid, knækket
  hvid, brukket hvit, luonnonvalkoinen, norsunluu, kermanvalkoinen, オフホワイト, アイボリー, 生成り, クリーム色 < ecru, cream, bone, pearl,
  eggshell, alabaster, crème, creme, chalk, porcelain, vanilla, linen, natural white
= red, red wine: rot, rote, roter, rotes, roten, rouge, rojo, roja, rosso, rossa, rossi, rosse, rood, rode, vermelho,
  encarnado, röd, röda, rött, rød, røde, rødt, czerwony, červený, kırmızı, punainen, punaiset, punaviini, 赤, 赤色, レッド,
  rotwein, vin rouge, vino tinto, tinto, vino rosso, rode wijn, vinho tinto, czerwone wino, rött vin, rødvin, červené víno,
  kırmızı şarap, 赤ワイン < burgundy, scarlet, crimson, ruby, cherry, brick, cardinal, vermilion, rubin, rubis, carmin,
  vermillon, rubí, carmesí, rubino, amaranto, scarlatto, robijn, malinowy, wiśniowy, karmínová, tuğla
= burgundy, burgundy red, wine red, maroon, claret, oxblood: bordeaux, weinrot, bordeauxrot, burgunder, lie de vin, rouge
  bordeaux, burdeos, granate, bordò, vinaccia, wijnrood, bordeauxrood, bordô, bordowy, bordowa, bordowe, vinröd, vinrød,
  bordo, bordó, vínová, vínově červená, viininpunainen, ボルドー, バーガンディ, バーガンディー, ワインレッド, えんじ
= blue: blau, bleu, azul, azules, azuis, blu, blauw, blå, blåa, blått, niebieski, modrý, modrá, modré, mavi, sininen,
  siniset, 青, 青色, ブルー, azzurro < navy, midnight blue, sky blue, royal blue, cobalt blue, indigo, cobalt, sapphire, denim,
  azure, ultramarine, cornflower, azur, outremer, cobalto, zafiro, kobalt, anil, chabrowy, szafirowy, インディゴ
= navy, navy blue, dark navy, marine blue: marine, marineblau, dunkelblau, bleu marine, azul marino, marino, blu navy, blu
  marino, blu marine, blu notte, donkerblauw, marineblauw, azul-marinho, azul marinho, marinho, granatowy, granatowa,
  granatowe, granat, marinblå, mörkblå, marineblå, mørkeblå, tmavě modrá, tmavomodrý, tmavomodrá, lacivert, tummansininen,
  laivastonsininen, 紺, 紺色, 濃紺, ネイビー
= midnight blue, night blue, midnight: mitternachtsblau, nachtblau, bleu nuit, bleu minuit, azul noche, azul medianoche, blu
  notte, blu mezzanotte, nachtblauw, middernachtblauw, azul noite, azul meia-noite, ciemny granat, midnattsblå, nattblå,
  midnatsblå, natblå, gece mavisi, půlnoční modrá, noční modrá, keskiyönsininen, yönsininen, ミッドナイトブルー, ミッドナイト
= sky blue, baby blue, powder blue: himmelblau, bleu ciel, azul cielo, celeste, azzurro, hemelsblauw, azul céu, azul bebé,
  azul bebê, błękitny, himmelsblå, himmelblå, gök mavisi, bebek mavisi, blankytná, nebesky modrá, taivaansininen, 水色,
  スカイブルー, サックスブルー, サックス
= royal blue: königsblau, royalblau, bleu roi, bleu royal, azul real, azul rey, blu reale, blu royal, koningsblauw, azul
  royal, królewski niebieski, kungsblå, kongeblå, saks mavisi, saks, královská modrá, ロイヤルブルー
= cobalt blue: kobaltblau, bleu cobalt, azul cobalto, blu cobalto, kobaltblauw, kobaltowy, koboltblå, kobolt, kobalt mavisi,
  kobaltová, コバルトブルー
= turquoise: türkis, turquesa, turchese, turkoois, turkusowy, turkos, turkis, turkuaz, tyrkysová, tyrkys, turkoosi, ターコイズ,
  ターコイズブルー
= teal: blaugrün, bleu canard, bleu pétrole, verde azulado, verde petrolio, ottanio, groenblauw, azul-petróleo, morski,
  blågrön, blågrøn, çamurcun, ティール
= petrol, petrol blue: petrolblau, pétrole, bleu pétrole, petróleo, azul petróleo, petrolio, blu petrolio, petrolblauw,
  petrolowy, petroleumsblå, petrolejová, petrol mavisi, petrooli, ペトロール
= aqua, aquamarine: aquamarin, aigue-marine, aguamarina, acquamarina, akvamarin, akwamaryna, água-marinha, akvamarín, アクア
= green: grün, vert, verte, vertes, verde, verdi, groen, groene, grön, gröna, grönt, grøn, grønne, grønt, grønn, zielony,
  zielona, zieleń, zelený, yeşil, vihreä, 緑, 緑色, グリーン < olive, sage, mint, moss, emerald, khaki, forest green, bottle green,
  lime, fern, pistachio, jade, forest, tanne, sapin, tilleul, 抹茶色
= olive, olive green: oliv, olivgrün, vert olive, oliva, verde oliva, olijfgroen, olijf, verde-oliva, azeitona, oliwkowy,
  oliwkowa, olivgrön, olivengrøn, olivengrønn, oliven, zeytin yeşili, haki, olivová, olivově zelená, oliivi, oliivinvihreä,
  オリーブ, オリーブグリーン
= sage, sage green: salbei, salbeigrün, sauge, vert sauge, salvia, verde salvia, salie, saliegroen, sálvia, verde-sálvia,
  szałwia, szałwiowy, szałwiowa, salvia grön, salviegrøn, salviegrønn, salvie, adaçayı, adaçayı yeşili, šalvějová,
  salvianvihreä, セージ, セージグリーン
= mint, mint green: mintgrün, minze, menthe, vert menthe, vert d'eau, menta, verde menta, verde agua, mintgroen,
  verde-menta, miętowy, miętowa, mintgrön, mintgrøn, mintgrønn, mynte, mint yeşili, mátová, mentolová, mintunvihreä, ミント,
  ミントグリーン
= forest green, fir green, pine green: waldgrün, tannengrün, vert forêt, vert sapin, verde bosque, verde foresta, verde
  bosco, bosgroen, dennengroen, verde-floresta, leśna zieleń, skogsgrön, skovgrøn, skogsgrønn, granngrön, orman yeşili,
  lesní zelená, metsänvihreä, フォレストグリーン
= bottle green, racing green, british racing green: flaschengrün, vert bouteille, verde botella, verde bottiglia,
  flessengroen, verde-garrafa, butelkowa zieleń, butelkowy, flaskgrön, flaskegrøn, flaskegrønn, şişe yeşili, lahvově zelená,
  pullonvihreä
= emerald, emerald green: smaragd, smaragdgrün, émeraude, vert émeraude, esmeralda, verde esmeralda, smeraldo, verde
  smeraldo, smaragdgroen, szmaragdowy, smaragdgrön, smaragdgrøn, zümrüt, zümrüt yeşili, smaragdová, smaragdinvihreä, エメラルド,
  エメラルドグリーン
= moss, moss green: moosgrün, moos, mousse, vert mousse, musgo, verde musgo, muschio, verde muschio, mosgroen, verde-musgo,
  mszysty, mossgrön, mosgrøn, mosegrønn, yosun yeşili, mechová, sammalenvihreä, モスグリーン
= khaki: kaki, caqui, cachi, verde militar, kaki grön, khakifarben, haki, カーキ, カーキ色
= lime green, lime: limettengrün, limegrün, vert citron, vert anis, verde lima, verde lime, limoengroen, verde-limão,
  limonkowy, limegrön, limegrøn, limonkově zelená, fıstık yeşili, limenvihreä, ライムグリーン
= yellow: gelb, jaune, amarillo, amarilla, giallo, gialla, geel, gele, amarelo, amarela, gul, gula, gult, gule, żółty,
  żółta, żółte, žlutý, sarı, keltainen, 黄, 黄色, イエロー < mustard, ochre, lemon, saffron, canary
= mustard, mustard yellow: senf, senfgelb, moutarde, jaune moutarde, mostaza, amarillo mostaza, senape, giallo senape,
  mosterd, mosterdgeel, mostarda, musztardowy, musztardowa, senap, senapsgul, sennepsgul, hardal, hardal sarısı, hořčicová,
  sinapinkeltainen, sinappi, マスタード, からし色
= ochre, ocher: ocker, ocre, ocra, oker, ochra, ockra, okker, okra, okrová, okr, オーカー
= orange: orangefarben, naranja, arancione, arancio, oranje, laranja, oransje, pomarańczowy, oranžový, turuncu, oranssi,
  オレンジ < apricot, rust, terracotta, tangerine, mandarina
= terracotta, terra cotta: terrakotta, terracota, terre cuite, terakota, ceglasty, ceglasta, cihlová, kiremit, テラコッタ
= rust, rust red: rost, rostrot, rostbraun, rouille, óxido, ruggine, roest, roestbruin, ferrugem, rdzawy, rostbrun, rustrød,
  pas rengi, rezavá, ruosteenruskea, ruoste, ラスト
= brown: braun, marron, brun, brune, marrón, marrone, bruin, bruine, castanho, castanha, marrom, brązowy, brązowa, hnědý,
  kahverengi, ruskea, 茶, 茶色, ブラウン < cognac, chocolate, chocolate brown, mocha, coffee, chestnut, caramel, toffee, cinnamon,
  mokka, kastanie, châtaigne, moro, koniak, kasztanowy, kaštanová, モカ
= cognac, tan, camel: cognacfarben, kamel, fauve, camello, coñac, cuoio, cammello, kameel, caramelo, koniakowy, karmelowy,
  wielbłądzi, konjak, taba, deve tüyü, koňaková, velbloudí, konjakki, kameli, キャメル
= chocolate brown: schokobraun, schokoladenbraun, brun chocolat, marrón chocolate, testa di moro, chocoladebruin,
  czekoladowy brąz, chokladbrun, chokoladebrun, çikolata kahvesi, čokoládová
= grey, gray: grau, gris, grise, grises, grigio, grigia, grijs, grijze, cinza, cinzento, cinzenta, grå, gråa, grått, szary,
  szara, szare, šedý, šedá, šedé, gri, harmaa, 灰色, グレー, グレイ, ねずみ色 < anthracite, slate, graphite, ash grey, pewter, schiefer,
  graphit, zement, ardoise, cendre, pizarra, grafito, ardesia, cenere, grafite, leisteen, grafiet, popielaty, stalowy,
  skiffer, skifer, スレート, グラファイト
= anthracite, charcoal, charcoal grey, charcoal gray: anthrazit, anthrazitgrau, gris anthracite, antracita, gris marengo,
  antracite, grigio antracite, canna di fucile, antraciet, antracito, antracyt, antracytowy, grafitowy, antracit,
  antracitgrå, koksgrå, koks, antracitová, antrasit, füme, antrasiitti, hiilenharmaa, チャコール, チャコールグレー
= taupe, greige: topo, gris topo, talpa, tortora, gråbrun, vizon, トープ, グレージュ
= beige: beis, bege, beżowy, beżowa, béžový, bej, ベージュ < sand, oatmeal, nude, biscuit, cashmere, champagne
= sand, sand beige: sandfarben, sandbeige, sable, arena, sabbia, zand, zandkleur, areia, piaskowy, piaskowa, sandfärgad,
  sandfarvet, pískový, písková, kum, kum beji, hiekka, hiekanruskea, サンド, サンドベージュ
= pink, rose, rosé, rosé wine: rosa, rosas, roses, roze, lyserød, lyserøde, różowy, różowa, růžový, pembe, vaaleanpunainen,
  pinkki, roosa, roseeviini, ピンク, 桃色, roséwein, vin rosé, vino rosado, rosado, vino rosato, rosato, roséwijn, vinho rosé,
  rosévin, ロゼ < blush, fuchsia, dusty pink, bubblegum, peony, pinkfarben, pudrowy, róż
= blush, blush pink, baby pink, powder pink: zartrosa, puderrosa, rose pâle, rose poudré, rosa palo, rosa pallido, cipria,
  rosa cipria, poederroze, rosa bebé, pudrowy róż, babyrosa, pudrová, toz pembe, pudra pembe, ベビーピンク
= dusty pink, old rose, dusty rose: altrosa, vieux rose, rosa viejo, rosa antico, oudroze, rosa velho, brudny róż,
  gammelrosa, støvet rosa, gammel rosa, starorůžová, gül kurusu, くすみピンク, ダスティピンク
= fuchsia, hot pink, magenta: fuchsie, pink, fucsia, rosa fucsia, fúcsia, fuksja, amarant, cerise, fuksiová, fuksia, fuşya,
  マゼンタ, フューシャ
= purple, violet: lila, violett, morado, morada, violeta, viola, paars, paarse, roxo, roxa, lilla, fioletowy, fioletowa,
  fialový, ~mor, violette, violetti, liila, 紫, 紫色, パープル, バイオレット < plum, lilac, grape, amethyst, blackberry, mulberry,
  orchid, damson, beere, mûre, améthyste, amatista, ametista, braam, wrzosowy, jagodowy, fialka
= lilac, lavender, mauve: flieder, fliederfarben, lavendel, parme, lilas, lavande, lila, lavanda, malva, glicine, lilás,
  lawendowy, lawendowa, liliowy, syren, ljuslila, lavendelblå, levandulová, lavanta, lila rengi, lilla, eflatun, leylak,
  laventeli, ラベンダー, ライラック, 藤色
= plum, aubergine, eggplant: pflaume, prune, ciruela, berenjena, prugna, melanzana, pruim, ameixa, berinjela, śliwka,
  śliwkowy, śliwkowa, bakłażan, plommon, blomme, plomme, švestková, mürdüm, patlıcan, luumu, プラム, ナス紺
= coral: koralle, korallrot, corail, corallo, koraal, koralowy, koralowa, korall, koral, mercan, korálová, koralli, コーラル
= peach, apricot: pfirsich, aprikose, pêche, abricot, melocotón, albaricoque, pesca, albicocca, perzik, abrikoos, pêssego,
  brzoskwiniowy, morelowy, persika, aprikos, fersken, abrikos, şeftali, somon, broskvová, meruňková, persikka, ピーチ, アプリコット
= gold, golden, gold coloured, gold colored: goldfarben, goldene, goldenes, doré, dorée, or, or jaune, dorado, dorada, oro,
  dorato, dorata, goud, gouden, goudkleurig, dourado, dourada, ouro, guld, guldfärgad, gull, złoty, złota, złote, zlatý,
  zlatá, zlaté, altın, altın rengi, kulta, kultainen, kullanvärinen, 金色, ゴールド
= rose gold: roségold, or rose, oro rosa, roségoud, rosegoud, ouro rosa, ouro rosé, różowe złoto, roséguld, rosaguld,
  rosegull, růžové zlato, rose altın, gül altını, ruusukulta, ローズゴールド, ピンクゴールド
= white gold: weißgold, or blanc, oro blanco, oro bianco, witgoud, ouro branco, białe złoto, vitguld, hvidguld, hvitt gull,
  bílé zlato, beyaz altın, valkokulta, ホワイトゴールド
= silver, silver coloured, silver colored: silber, silberfarben, silbern, argent, argenté, argentée, plata, plateado,
  plateada, argento, argentato, zilver, zilveren, zilverkleurig, prata, prateado, prateada, srebrny, srebrna, srebro, sølv,
  sølvfarvet, stříbrný, stříbrná, stříbro, gümüş, gümüş rengi, silverfärgad, hopea, hopeinen, hopeanvärinen, 銀, 銀色, シルバー,
  スターリングシルバー < sterling
= transparent, clear, crystal clear, see through: durchsichtig, klar, glasklar, transparente, trasparente, doorzichtig,
  helder, transparant, incolore, incolor, farblos, kleurloos, bezbarwny, przezroczysty, przezroczysta, transparentny,
  genomskinlig, gennemsigtig, gjennomsiktig, průhledný, čirý, čirá, şeffaf, läpinäkyvä, kirkas, 透明, クリア < crystal
= multicoloured, multicolored, multicolour, multicolor, multi, colourful, colorful, mixed colours, mixed colors, assorted
  colours, assorted colors, rainbow: bunt, mehrfarbig, multicolore, multicolores, colori misti, multicolorida,
  multicolorido, colorido, kleurrijk, veelkleurig, wielokolorowy, kolorowy, flerfärgad, flerfarvet, flerfarget, vícebarevný,
  barevný, barevná, çok renkli, karışık renk, monivärinen, kirjava, マルチカラー, マルチ, 虹色 < regenbogen, arc-en-ciel, arcobaleno,
  arcoíris, arco-íris, tęcza, regnbåge, regnbue, gökkuşağı, duha
= tortoiseshell, tortoise, tortoise shell, havana: schildpatt, havanna, écaille, écaille de tortue, carey, tartaruga, avana,
  schildpad, szylkret, szylkretowy, sköldpadd, skildpadde, skilpadde, želvovina, kaplumbağa, bağa, kilpikonna, べっ甲, 鼈甲, ハバナ
= natural, natural colour, natural color, undyed: natur, naturfarben, naturel, naturelle, naturale, naturkleur, naturalny,
  naturalna, naturlig, naturfärgad, přírodní, doğal, luonnonvärinen, ナチュラル, 生成
= nude, skin tone, skin coloured: hautfarben, couleur chair, color carne, huidskleur, cor da pele, cielisty, cielista,
  hudfärgad, hudfarvet, ten rengi, tělová, ヌード, 肌色
`;

export const shades = meaningsOf("shade")`
= light, pale, lighter, pastel, light roast, lightly roasted, medium light: hell, helle, heller, helles, hellen, clair,
  claire, clairs, pâle, claro, clara, pálido, pálida, chiaro, chiara, pallido, licht, lichte, lichtgebrand, ljus, ljusa,
  ljust, ljusrost, ljusrostad, lys, lyse, lyst, lysristet, jasny, jasna, jasne, jasno, jasno palona, blady, světlý, světlá,
  světlé, světle, světlé pražení, açık, açık kavrum, vaalea, vaaleapaahto, vaaleapaahtoinen, 薄い, 淡い, ライト, 浅煎り, helle
  röstung, torréfaction claire, tueste claro, tostatura chiara, torra clara, lichte branding < sky blue, blush, lilac,
  pastell, zart
= dark, darker, dark roast, darkly roasted, dark wash: dunkel, dunkle, dunkler, dunkles, dunklen, foncé, foncée, foncés,
  sombre, oscuro, oscura, scuro, scura, donker, donkere, escuro, escura, mörk, mörka, mörkt, mörkrost, mörkrostad, mørk,
  mørke, mørkt, mørkristet, ciemny, ciemna, ciemne, ciemno, ciemno palona, tmavý, tmavá, tmavé, tmavě, tmavé pražení, koyu,
  koyu kavrum, tumma, tummapaahto, tummapaahtoinen, 濃い, ダーク, 深煎り, dunkle röstung, torréfaction foncée, tueste oscuro,
  tostatura scura, torra escura, donkere branding < navy, midnight blue, burgundy, anthracite, forest green, bottle green,
  chocolate brown
= neon, fluorescent, fluoro, fluo, hi vis, high visibility: neonfarben, leuchtend, signalfarben, fluorescente, flúor, fluor,
  fluorescerend, néon, neonowy, fluorescencyjny, neonová, reflexní, fosforlu, neongul, varselgul, 蛍光, 蛍光色, ネオン
= medium roast, mid roast, mid wash, medium wash: mittlere röstung, torréfaction moyenne, tueste medio, tostatura media,
  torra média, medium branding, mellanrost, mellemristet, mellombrent, średnio palona, střední pražení, orta kavrum,
  keskipaahto, keskipaahtoinen, 中煎り
`;

export const finishes = meaningsOf("finish")`
= matt, matte, mat, matt finish, matte finish, flat finish, non glossy: mattiert, mate, mates, mate mat, opaco, opaca,
  opachi, fosco, fosca, matowy, matowa, matowe, matový, matná, matný, matta, mattan, ~mat, mattapintainen, マット, つや消し, 艶消し
= gloss, glossy, shiny, high gloss, gloss finish, glossy finish: glänzend, hochglanz, hochglänzend, glanz, glanzend,
  brillant, brillante, brillants, lucido, lucida, lucidi, glans, hoogglans, brilhante, brilho, błyszczący, błyszcząca,
  połysk, wysoki połysk, ~blank, högblank, blankt, højglans, høyglans, glanset, lesklý, lesklá, lesk, vysoký lesk, parlak,
  kiiltävä, korkeakiilto, 光沢, 光沢あり, グロス, つやあり, 艶あり
= satin, satin finish, silk matt, semi matt, eggshell finish, semi gloss, silk: seidenmatt, seidenglanz, seidenglänzend,
  satiné, satinée, satinado, satinada, satinato, satinata, semilucido, zijdeglans, zijdemat, acetinado, półmat, satynowy,
  satynowa, sidenmatt, halvblank, halvmatt, silkematt, silkemat, saténový, polomat, saten, yarı mat, puolihimmeä, satiini,
  サテン, 半光沢, 半ツヤ
= brushed, brushed finish: gebürstet, brossé, brossée, cepillado, cepillada, spazzolato, spazzolata, satinato, geborsteld,
  escovado, escovada, szczotkowany, szczotkowana, borstad, børstet, kartáčovaný, fırçalanmış, fırçalı, harjattu, ヘアライン,
  ブラッシュド
= polished: poliert, poli, polie, pulido, pulida, lucidato, lucidata, gepolijst, polido, polida, polerowany, polerowana,
  polerad, poleret, polert, leštěný, leštěná, cilalı, kiillotettu, 鏡面, ポリッシュ
= oiled, oil finish: geölt, huilé, huilée, aceitado, oliato, oliata, geolied, oleado, olejowany, olejowana, oljad, olieret,
  oljet, olejovaný, yağlı, öljytty, オイル仕上げ
= lacquered, varnished: lackiert, laqué, laquée, verni, vernie, lacado, lacada, barnizado, laccato, laccata, verniciato,
  gelakt, lakierowany, lakierowana, lackad, lackerad, lakeret, lakkert, lakovaný, lakovaná, ~lake, vernikli, lakattu, ラッカー,
  ニス仕上げ
= untreated, raw, unfinished: unbehandelt, roh, naturbelassen, brut, brute, non traité, sin tratar, crudo, grezzo, grezza,
  non trattato, onbehandeld, sem tratamento, cru, surowy, surowa, obehandlad, ubehandlet, neošetřený, surový, işlenmemiş,
  käsittelemätön, 無塗装, 無垢
= galvanised, galvanized, zinc plated: verzinkt, galvanisé, zingué, galvanizado, galvanizada, zincato, zincata,
  gegalvaniseerd, ocynkowany, ocynkowana, galvad, galvaniserad, förzinkad, galvaniseret, forzinket, galvanisert,
  pozinkovaný, galvanizli, sinkitty, 亜鉛メッキ, ユニクロ
= frosted, frosted glass: satiniert, milchglas, dépoli, givré, esmerilado, satinato, satinata, mat glas, jateado, fosco,
  mrożony, matowione, frostad, frostat, matteret, mléčný, buzlu, すりガラス
= washed, stonewashed: gewaschen, délavé, délavée, lavado, lavada, slavato, lavato, gewassen, sprany, tvättad, vasket,
  sepraný, yıkanmış, ウォッシュ
`;
