import { meaningsOf } from "./meaning.ts";

/** Ways in which coffee is ground or sold, named by what it is made with. */
export const grinds = meaningsOf("grind")`
= whole bean, whole beans, beans, coffee beans, unground, not ground, as beans: ganze bohne, ganze bohnen, bohnen, bohne,
  grains, en grains, café en grains, grano entero, en grano, grano, granos, in grani, grani, chicchi, chicchi interi, hele
  bonen, bonen, em grão, grão, grãos, ziarno, ziarnista, w ziarnach, całe ziarna, ziarna, hela bönor, bönor, hele bønner,
  bønner, zrnková, celá zrna, zrna, çekirdek, tam çekirdek, kokonaiset pavut, papuina, pavut, 豆, 豆のまま, 珈琲豆, コーヒー豆
= ground, ground coffee, pre ground, filter ground: gemahlen, moulu, moulue, molido, molida, café molido, macinato,
  macinata, gemalen, moído, moída, mielona, mielony, zmielona, malet, malen, malda, bryggmalet, brygkaffe, formalet,
  filtermalt, malt, mletá, mleté, namletá, çekilmiş, öğütülmüş, jauhettu, 粉, 挽き, 粉末 < espresso, stovetop, french press,
  filter, aeropress
= espresso, espresso machine, portafilter: siebträger, espressomaschine, expresso, machine expresso, espressomachine,
  ekspres ciśnieniowy, ekspres, espressomaskin, espressomaskine, pákový kávovar, espresso makinesi, エスプレッソ
= stovetop, moka, moka pot, mokapot, bialetti: herdkanne, espressokocher, mokkakanne, cafetière italienne, cafetera
  italiana, italiana, caffettiera, percolator, cafeteira italiana, kawiarka, kawiarki, mokabryggare, mokakande, mokka pot,
  moka konvice, moka konvička, mokkapannu, マキネッタ, 直火式
= french press, cafetiere, cafetière, plunger, press pot: pressstempelkanne, stempelkanne, cafetière à piston, piston,
  prensa francesa, émbolo, pressofiltro, stantuffo, prensa, cafeteira francesa, prasa francuska, pressbryggare, presskanna,
  stempelkande, presskanne, frenc press, pressopannu, フレンチプレス
= filter, drip, pour over, paper filter, v60, filter coffee, drip coffee: filterkaffee, handfilter, filtre, goteo, filtro,
  gocciolamento, filterkoffie, coador, przelew, przelewowy, bryggkaffe, bryggmalet, filterkaffe, překapávač, překapávaná,
  filtr, filtre kahve, suodatin, suodatinjauhatus, suodatinkahvi, ドリップ, ペーパーフィルター
= aeropress: エアロプレス
= cold brew: kaltgebrüht, infusion à froid, infusión en frío, infusione a freddo, koudgezet, kallbryggt, コールドブリュー, 水出し
= boiled coffee, coarse ground, coarse: grob, grob gemahlen, gros, grossier, gruesa, grossa, grof, grubo, gruby, kokmalet,
  kokmalt, kogemalet, hrubě, hrubá, iri, 粗挽き
= fine ground, finely ground, fine grind: fein, fein gemahlen, fin, ~fine, fina, fino, fijn, drobno, drobny, finmalet,
  finmalt, jemně, jemná, ince, 細挽き
= capsules, pods, coffee capsules, coffee pods: kapseln, dosettes, cápsulas, capsule, cialde, koffiecups, ~cups, kapsułki,
  kapslar, kapsler, kapsle, kapsül, カプセル
= loose leaf, loose, loose tea, leaf tea: lose, lose blätter, loser tee, vrac, en vrac, a granel, granel, hebras, in foglia,
  sfuso, sfusa, losse thee, los, folhas soltas, liść, liściasta, sypana, löste, lösvikt, løs, løs te, løsvekt, sypaný,
  dökme, irtotee, 茶葉, リーフ
= tea bags, teabags, tea bag, sachets, pyramid bags: teebeutel, pyramidenbeutel, infusettes, bolsitas, bustine, filtri,
  theezakjes, saquetas, w torebkach, saszetki, tepåsar, tebreve, teposer, sáčky, sáčkový, poşet, süzen, teepussit, ティーバッグ,
  ティーパック
= decaf, decaffeinated, caffeine free: entkoffeiniert, koffeinfrei, décaféiné, déca, descafeinado, decaffeinato, deca,
  cafeïnevrij, décaf, bezkofeinowa, koffeinfri, bez kofeinu, kafeinsiz, kofeiiniton, デカフェ, カフェインレス, ノンカフェイン
= instant, instant coffee, soluble: löslich, instantané, instantáneo, solubile, oplos, oploskoffie, solúvel, rozpuszczalna,
  snabbkaffe, pulverkaffe, instantní, hazır, インスタント
`;

/** What something tastes or smells of, and what an animal's food is made of. */
export const flavours = meaningsOf("flavour")`
= chocolate, choc, chocolate flavour: schokolade, schoko, chocolat, cioccolato, chocola, chocolade, czekolada, czekoladowy,
  choklad, chokolade, sjokolade, čokoláda, čokoládový, çikolata, çikolatalı, suklaa, チョコ, チョコレート, ショコラ
= dark chocolate, plain chocolate: zartbitter, bitterschokolade, dunkle schokolade, chocolat noir, chocolate negro,
  cioccolato fondente, fondente, pure chocolade, puur, chocolate amargo, chocolate preto, gorzka, czekolada gorzka,
  deserowa, mörk choklad, mørk chokolade, mørk sjokolade, hořká čokoláda, hořká, bitter, tumma suklaa, ビター, ダークチョコレート < dark
= milk chocolate: vollmilch, vollmilchschokolade, chocolat au lait, au lait, chocolate con leche, con leche, cioccolato al
  latte, al latte, melkchocolade, melk, chocolate de leite, ao leite, mleczna, czekolada mleczna, mjölkchoklad,
  mælkechokolade, melkesjokolade, mléčná, mléčná čokoláda, sütlü, maitosuklaa, ミルクチョコレート < milk
= white chocolate: weiße schokolade, chocolat blanc, chocolate blanco, cioccolato bianco, witte chocolade, chocolate branco,
  biała czekolada, vit choklad, hvid chokolade, hvit sjokolade, bílá čokoláda, beyaz çikolata, valkosuklaa, ホワイトチョコレート <
  white
= vanilla: vanille, vainilla, vaniglia, baunilha, wanilia, waniliowy, vanilj, vanilje, vanilka, vanilkový, vanilya, vanilja,
  バニラ
= strawberry: erdbeere, erdbeer, fraise, fresa, fragola, aardbei, morango, truskawka, truskawkowy, jordgubb, jordbær,
  jahoda, jahodový, çilek, çilekli, mansikka, ストロベリー, いちご, イチゴ
= raspberry: himbeere, himbeer, framboise, frambuesa, lampone, framboos, framboesa, malina, malinowy, hallon, hindbær,
  bringebær, malinový, ahududu, vadelma, ラズベリー
= blueberry, bilberry: heidelbeere, blaubeere, myrtille, arándano, mirtillo, bosbes, blauwe bes, mirtilo, borówka, jagoda,
  blåbär, blåbær, borůvka, yaban mersini, mustikka, ブルーベリー
= blackberry: brombeere, mûre, mora, braam, amora, jeżyna, björnbär, brombær, bjørnebær, ostružina, böğürtlen, ブラックベリー
= blackcurrant, cassis: schwarze johannisbeere, grosella negra, ribes nero, zwarte bes, groselha preta, czarna porzeczka,
  svarta vinbär, solbær, černý rybíz, カシス
= mixed berries, berries, forest fruits, berry, red berries, summer berries: waldbeere, waldfrüchte, beeren, fruits rouges,
  fruits des bois, frutos rojos, frutos del bosque, frutti di bosco, bosvruchten, frutos vermelhos, owoce leśne, skogsbär,
  skovbær, skogsbær, lesní ovoce, orman meyveli, ミックスベリー
= cherry: kirsche, kirsch, cerise, cereza, ciliegia, kers, kersen, cereja, wiśnia, wiśniowy, czereśnia, körsbär, kirsebær,
  třešeň, višeň, kiraz, vişne, チェリー, さくらんぼ
= lemon: zitrone, citron, limón, limone, citroen, limão siciliano, cytryna, cytrynowy, citronový, limon, limonlu, sitruuna,
  レモン, 檸檬
= lime: limette, citron vert, lima, limoen, limão, limonka, limetka, misket limonu, ライム
= orange, sweet orange: naranja, arancia, sinaasappel, laranja, pomarańcza, pomarańczowy, apelsin, appelsin, pomeranč,
  pomerančový, portakal, appelsiini, オレンジ, みかん
= grapefruit: pamplemousse, pomelo, pompelmo, toranja, grejpfrut, grapefrukt, grep, greyfurt, グレープフルーツ
= apple, apples: apfel, pomme, manzana, mela, appel, maçã, jabłko, jabłkowy, äpple, æble, eple, jablko, jablečný, elma,
  omena, りんご, アップル
= pear: birne, poire, pera, peer, gruszka, päron, pære, hruška, armut, päärynä, 梨, ペア
= banana: banane, plátano, banaan, banan, banán, muz, banaani, バナナ
= mango: mangue, manga, mangga, マンゴー
= peach: pfirsich, pêche, melocotón, durazno, pesca, perzik, pêssego, brzoskwinia, persika, fersken, broskev, şeftali, ピーチ,
  桃
= apricot: aprikose, abricot, albaricoque, albicocca, abrikoos, damasco, alperce, morela, aprikos, abrikos, meruňka, kayısı,
  アプリコット
= plum: pflaume, prune, ciruela, prugna, pruim, ameixa, śliwka, plommon, blomme, plomme, švestka, erik, プラム, 梅
= pineapple: ananas, piña, abacaxi, ananász, パイナップル
= coconut: kokos, kokosnuss, noix de coco, coco, cocco, kokosnoot, kokosowy, kokosnöt, kokosnød, kokosový, hindistan cevizi,
  ココナッツ
= grape, grapes: traube, raisin, uva, druif, druiven, winogrono, vindruva, drue, hrozen, üzüm, ぶどう, グレープ
= fig, figs: feige, figue, higo, fico, fichi, vijg, figo, figa, fikon, figen, fiken, fík, incir, いちじく
= passion fruit, passionfruit: maracuja, fruit de la passion, maracuyá, frutto della passione, passievrucht, maracujá,
  marakuja, passionsfrukt, passionsfrugt, pasjonsfrukt, パッションフルーツ
= pomegranate: granatapfel, granada, melograno, granaatappel, romã, granat owoc, granatäpple, granatæble, granateple,
  granátové jablko, nar, ザクロ
= rhubarb: rhabarber, rhubarbe, ruibarbo, rabarbaro, rabarber, rabarbar, rebarbora, ルバーブ
= elderflower: holunderblüte, holunder, fleur de sureau, flor de saúco, fiori di sambuco, sambuco, vlierbloesem, flor de
  sabugueiro, kwiat bzu, czarny bez, fläder, hyldeblomst, hylleblomst, bezinka, mürver
= hazelnut: haselnuss, noisette, avellana, nocciola, hazelnoot, avelã, orzech laskowy, hasselnöt, hasselnød, hasselnøtt,
  lískový oříšek, fındık, ヘーゼルナッツ
= almond: mandel, amande, almendra, mandorla, amandel, amêndoa, migdał, migdałowy, mandle, badem, アーモンド
= pistachio: pistazie, pistache, pistacho, pistacchio, pistácio, pistacja, pistasch, pistacie, pistasj, pistácie, antep
  fıstığı, ピスタチオ
= peanut, peanut butter: erdnuss, cacahuète, cacahuete, arachide, pinda, pindakaas, amendoim, orzech ziemny, orzechowe,
  jordnöt, jordnød, peanøtt, arašíd, yer fıstığı, ピーナッツ
= caramel: karamell, caramelo, caramello, karamel, karmel, karmelowy, kola, kolasås, karamela, karamelli, キャラメル
= salted caramel: gesalzenes karamell, salzkaramell, caramel beurre salé, caramel au beurre salé, caramelo salado, caramello
  salato, zeezout karamel, gezouten karamel, caramelo salgado, słony karmel, saltkaramell, salt karamel, slaný karamel,
  tuzlu karamel, suolakaramelli, suolainen karamelli, 塩キャラメル
= honey: honig, miel, miele, honing, mel, miód, miodowy, honung, honning, med, medový, bal, ballı, hunaja, ハチミツ, 蜂蜜
= maple syrup: ahornsirup, sirop d'érable, jarabe de arce, sciroppo d'acero, ahornsiroop, xarope de ácer, syrop klonowy,
  lönnsirap, lønnesirup, javorový sirup, メープルシロップ
= coffee, coffee flavour: kaffee, café, caffè, koffie, kawa, kawowy, kaffe, káva, kahve, kahvi, コーヒー
= matcha: maccha, 抹茶
= green tea: grüner tee, grüntee, thé vert, té verde, tè verde, groene thee, chá verde, zielona herbata, grönt te, grøn te,
  grønn te, zelený čaj, yeşil çay, vihreä tee, 緑茶, 煎茶
= black tea: schwarztee, schwarzer tee, thé noir, té negro, tè nero, zwarte thee, chá preto, czarna herbata, svart te, sort
  te, černý čaj, siyah çay, musta tee, 紅茶
= mint, peppermint: minze, pfefferminze, pfefferminz, menthe, menta, munt, pepermunt, hortelã, menta poperita, mięta,
  miętowy, mynta, pepparmynta, pebermynte, peppermynte, máta, nane, minttu, piparminttu, ミント
= lavender: lavendel, lavande, lavanda, alfazema, lawenda, levandule, lavanta, laventeli, ラベンダー
= rose: rosenduft, rosa, roos, rozen, róża, różany, ros, růže, růžový, gül, ruusu, ローズ, バラ
= jasmine: jasmin, jazmín, gelsomino, jasmijn, jasmim, jaśmin, jasmín, yasemin, ジャスミン
= sandalwood: sandelholz, santal, bois de santal, sándalo, sandalo, sandelhout, sândalo, drzewo sandałowe, sandelträ,
  sandeltræ, santalové dřevo, sandal ağacı, サンダルウッド, 白檀
= cinnamon: zimt, cannelle, canela, cannella, kaneel, cynamon, kanel, skořice, tarçın, kaneli, シナモン
= ginger: ingwer, gingembre, jengibre, zenzero, gember, gengibre, imbir, ingefära, ingefær, zázvor, zencefil, inkivääri,
  ジンジャー, 生姜
= garlic: knoblauch, ail, ajo, aglio, knoflook, alho, czosnek, vitlök, hvidløg, hvitløk, česnek, sarımsak, valkosipuli,
  ガーリック, にんにく
= chilli, chili, spicy, hot: scharf, pikant, épicé, piment, picante, piccante, pittig, pikantny, ostry, stark, het, stærk,
  sterk, pálivý, ostrý, acı, acılı, tulinen, 辛口, 激辛, ピリ辛
= mild: doux, douce, suave, delicato, dolce, zacht, łagodny, milde, jemný, hafif, mieto, マイルド, 甘口
= salted, salt: gesalzen, salé, con sal, salado, salato, salata, gezouten, com sal, salgado, solony, saltad, saltet, solený,
  tuzlu, suolattu, 塩味, 有塩
= unsalted, no salt, salt free: ungesalzen, sans sel, non salé, sin sal, non salato, senza sale, ongezouten, sem sal,
  niesolony, bez soli, osaltad, usaltet, nesolený, tuzsuz, suolaton, 無塩
= natural flavour, unflavoured, unflavored, plain, neutral, no flavour, without flavour, without flavouring, no flavouring:
  natur, geschmacksneutral, nature, sans arôme, neutro, sin sabor, al naturale, naturel, sem sabor, naturalny, bez smaku,
  naturell, natural, bez příchuti, sade, maustamaton, プレーン, ノンフレーバー
= unscented, fragrance free, scent free, no scent, no fragrance, perfume free, without fragrance, without scent:
  unparfümiert, ohne duft, ohne parfum, duftneutral, sans parfum, non parfumé, sin perfume, sin aroma, senza profumo,
  neutro, ongeparfumeerd, zonder parfum, sem perfume, bezzapachowy, bez zapachu, oparfymerad, utan parfym, uparfumeret, uten
  parfyme, uden parfume, bez parfemace, neparfémovaný, kokusuz, hajusteeton, 無香料
= chicken: huhn, hähnchen, geflügel, poulet, pollo, ~kip, frango, kurczak, z kurczakiem, kyckling, kylling, kuře, kuřecí,
  tavuk, tavuklu, kana, チキン, 鶏肉
= beef: rind, rindfleisch, bœuf, boeuf, ternera, buey, vacuno, manzo, rund, rundvlees, bovino, carne de vaca, wołowina, z
  wołowiną, nötkött, oxkött, oksekød, oksekjøtt, storfe, hovězí, sığır, dana, biftekli, nauta, ビーフ, 牛肉
= lamb: lamm, agneau, cordero, agnello, lam, lamsvlees, borrego, cordeiro, jagnięcina, lammkött, lammekød, lammekjøtt,
  jehněčí, kuzu, kuzulu, lammas, ラム
= pork: schwein, schweinefleisch, porc, cerdo, maiale, varken, varkensvlees, porco, wieprzowina, fläsk, griskött, svinekød,
  svinekjøtt, vepřové, domuz, sika, ポーク, 豚肉
= turkey: pute, truthahn, dinde, pavo, tacchino, kalkoen, peru, indyk, kalkon, kalkun, krůta, krůtí, hindi, kalkkuna, ターキー,
  七面鳥
= duck: ente, canard, pato, anatra, eend, kaczka, anka, and, kachna, kachní, ördek, ankka, ダック, 鴨
= venison, deer: hirsch, wild, cerf, chevreuil, ciervo, venado, cervo, hert, veado, dziczyzna, jeleń, vilt, hjort, dyrekød,
  hjortekjøtt, jelení, geyik, 鹿肉
= rabbit: kaninchen, lapin, conejo, coniglio, konijn, coelho, królik, kanin, králík, králičí, tavşan, ラビット
= fish, ocean fish, white fish: fisch, seefisch, poisson, pescado, pesce, vis, peixe, ryba, rybny, fisk, rybí, balık,
  balıklı, kala, フィッシュ, 魚 < salmon, tuna, cod, trout
= salmon: lachs, saumon, salmón, salmone, zalm, salmão, łosoś, z łososiem, lax, laks, losos, lososový, somon, somonlu, lohi,
  サーモン, 鮭
= tuna: thunfisch, thon, atún, tonno, tonijn, atum, tuńczyk, tonfisk, tunfisk, tuňák, ton balığı, tonnikala, ツナ, まぐろ
= trout: forelle, truite, trucha, trota, forel, truta, pstrąg, forell, ørred, ørret, pstruh, alabalık, トラウト
= vegetarian, veggie: vegetarisch, végétarien, végétarienne, vegetariano, vegetariana, wegetariański, wegetariańskie,
  vegetarisk, vegetariánský, vegetarijanská, vejetaryen, kasvis, ベジタリアン
= vegan, plant based: végan, végétalien, vegano, vegana, veganistisch, wegański, wegańska, vegansk, veganský, vegaaninen,
  ヴィーガン, ビーガン
= gluten free: glutenfrei, sans gluten, sin gluten, senza glutine, glutenvrij, sem glúten, bezglutenowy, bez glutenu,
  glutenfri, bezlepkový, bez lepku, glütensiz, gluteeniton, グルテンフリー
= sugar free, no sugar, without sugar, unsweetened, no added sugar: zuckerfrei, ohne zucker, ungesüßt, sans sucre, sin
  azúcar, senza zucchero, suikervrij, zonder suiker, ongezoet, sem açúcar, bez cukru, niesłodzony, sockerfri, utan socker,
  osötad, sukkerfri, uden sukker, uten sukker, neslazený, şekersiz, sokeriton, 無糖, シュガーフリー
= alcohol free, non alcoholic, without alcohol, no alcohol, zero alcohol: alkoholfrei, ohne alkohol, sans alcool, sin
  alcohol, analcolico, alcolvrij, alcoholvrij, sem álcool, bezalkoholowy, bezalkoholowe, alkoholfri, nealkoholický, nealko,
  alkolsüz, alkoholiton, ノンアルコール
= sweet: süß, lieblich, sucré, moelleux, dulce, dolce, zoet, doce, słodki, słodka, söt, sød, søt, sladký, sladké, tatlı,
  makea, 甘口
= dry: trocken, sec, sèche, sèches, brut, seco, seca, secas, secco, secca, secche, droog, droge, suchy, sucha, suche,
  wytrawne, wytrawny, torr, torrt, tør, tørt, tørr, suchý, suché, suchá, kuru, sek, kuiva, 辛口, 乾燥肌, ドライ
= medium dry, semi dry, off dry: halbtrocken, demi-sec, semiseco, abboccato, halfdroog, meio-seco, półwytrawne, półwytrawny,
  halvtorr, halvtør, halvtørr, polosuché, yarı kuru, puolikuiva
= oily, greasy: fettig, fettige haut, ölig, gras, grasse, graso, grasa, grasso, grassa, vet, vette huid, oleosa, oleoso,
  tłusta, tłusty, fet, fett, fedtet, mastná, mastný, yağlı, オイリー, 脂性肌
= combination skin, combination: mischhaut, mixte, peau mixte, mixta, piel mixta, mista, pelle mista, gemengde huid,
  combinatiehuid, pele mista, mieszana, cera mieszana, blandhud, kombinationshud, kombinert hud, kombinerad, smíšená,
  smíšená pleť, karma, karma cilt, 混合肌
= sensitive, sensitive skin: empfindlich, empfindliche haut, sensible, peau sensible, sensibile, pelle sensibile, gevoelig,
  gevoelige huid, sensível, wrażliwa, känslig, känslig hud, følsom, sensitiv, citlivá, citlivý, hassas, herkkä, 敏感肌
= mature skin: reife haut, peau mature, peaux matures, piel madura, pelle matura, rijpere huid, pele madura, cera dojrzała,
  mogen hud, moden hud, zralá pleť, olgun cilt
= butter: beurre, mantequilla, burro, boter, manteiga, masło, smör, smør, máslo, tereyağı, バター
= cheese: käse, fromage, queso, formaggio, kaas, queijo, ser, serowy, ost, sýr, peynir, peynirli, チーズ
= milk, whole milk, full fat milk: vollmilch, milch, lait, lait entier, leche, leche entera, latte intero, volle melk, melk,
  leite, leite integral, mleko, mjölk, mælk, mléko, süt, 牛乳, ミルク
= oat milk, oat: hafermilch, hafer, haferdrink, lait d'avoine, avoine, leche de avena, avena, latte di avena, havermelk,
  haver, leite de aveia, aveia, mleko owsiane, owsiane, havremjölk, havre, havredryck, havremælk, havremelk, ovesné mléko,
  ovesný, yulaf sütü, yulaf, オーツミルク, オーツ
= young cheese, young gouda: jung, jeune, joven, fresco, giovane, jong, jonge, jovem, młody, ung, mladý, taze
= aged, mature cheese, old cheese, matured: alt, gereift, vieux, affiné, curado, añejo, viejo, stagionato, oud, oude, velho,
  dojrzały, lagrad, lagret, modnet, vyzrálý, eski, olgun, 熟成
= extra mature, vintage, extra aged: extra reif, extra vieux, extra curado, stravecchio, extra oud, overjarig, extra lagrad,
  ekstra lagret
= smoked: geräuchert, fumé, fumée, ahumado, ahumada, affumicato, affumicata, gerookt, fumado, defumado, wędzony, wędzona,
  rökt, røget, røkt, uzený, uzená, füme, tütsülenmiş, savustettu, スモーク, 燻製
= frozen: tiefgekühlt, gefroren, surgelé, surgelée, congelado, congelada, surgelato, surgelata, diepvries, bevroren,
  mrożony, mrożona, fryst, frossen, frosset, mražený, donmuş, dondurulmuş, pakaste, 冷凍
= fresh: frisch, frais, fraîche, fresco, fresca, vers, verse, świeży, świeża, färsk, frisk, fersk, čerstvý, čerstvá, taze,
  tuore, 生鮮, フレッシュ
`;

/** How food and other goods are cut. */
export const cuts = meaningsOf("cut")`
= sliced, in slices, slices, cut: geschnitten, in scheiben, scheiben, aufgeschnitten, tranché, en tranches, tranches, coupé,
  loncheado, lonchas, en lonchas, fileteado, cortado, affettato, a fette, fette, tagliato, gesneden, plakken, in plakken,
  fatiado, em fatias, fatias, krojony, w plastrach, plastry, pokrojony, skivad, skivat, i skivor, skivor, skåret, i skiver,
  skiver, skivet, krájený, nakrájený, plátky, dilimli, dilimlenmiş, dilim, viipaloitu, viipaleina, スライス, カット済み
= whole, unsliced, whole piece, uncut, in one piece: ganz, ganze, ganzer, ganzes, am stück, ungeschnitten, entier, entière,
  non coupé, entero, entera, pieza entera, sin cortar, intero, intera, pezzo intero, geheel, heel, hele, ongesneden,
  inteiro, inteira, peça inteira, cały, cała, w całości, niekrojony, hel, hela, helt, oskivad, uskåret, celý, celá, v celku,
  nekrájený, bütün, tam, kokonainen, 丸ごと, ホール
= boneless, deboned, off the bone: ohne knochen, entbeint, désossé, sans os, deshuesado, deshuesada, sin hueso, disossato,
  senza osso, zonder bot, uitgebeend, desossado, sem osso, bez kości, benfri, utan ben, udbenet, uden ben, benfritt, bez
  kosti, vykostěný, kemiksiz, luuton, 骨なし
= grated: gerieben, râpé, rallado, grattugiato, geraspt, ralado, tarty, riven, revet, strouhaný, rendelenmiş, 粉チーズ
= minced, ground meat, mince: gehackt, hackfleisch, haché, hachée, picado, picada, macinata, gehakt, mielone, färs, hakket,
  kvernet, mleté maso, kıyma, ミンチ, ひき肉
= diced, cubed, cubes: gewürfelt, würfel, en dés, dés, en dados, taquitos, a cubetti, cubetti, blokjes, em cubos, cubos, w
  kostkach, kostka, tärnad, tärningar, i tern, tern, terninger, kostky, küp, küp küp, 角切り
= powder, powdered: pulver, poudre, en polvo, polvo, polvere, in polvere, poeder, em pó, pó, proszek, w proszku, prášek, v
  prášku, toz, jauhe, パウダー, 粉末
= tablets, pills: tabletten, comprimés, comprimidos, pastillas, compresse, tabletki, tabletter, tablety, tablet, tabletit,
  錠剤, タブレット
= liquid: flüssig, liquide, líquido, liquido, vloeibaar, płyn, w płynie, flytande, flydende, tekutý, sıvı, 液体, リキッド
`;
