import { meaningsOf } from "./meaning.ts";

export const metals = meaningsOf("metal")`
= brass: messing, laiton, latón, ottone, mässing, latão, mosiądz, mosiężny, pirinç, mosaz, mosazný, messinki, 真鍮, ブラス
= copper: kupfer, cuivre, cobre, rame, koper, miedź, miedziany, koppar, kobber, bakır, měď, měděný, kupari, 銅, カッパー
= bronze: bronce, bronzo, brons, brązowiony, bronz, pronssi, ブロンズ, 青銅
= stainless steel, stainless, inox: edelstahl, rostfreier stahl, acier inoxydable, acier inox, acero inoxidable, acciaio
  inox, acciaio inossidabile, rvs, roestvrij staal, aço inoxidável, aço inox, stal nierdzewna, nierdzewny, rostfritt stål,
  rostfri, rustfrit stål, rustfri, rustfritt stål, nerez, nerezová ocel, nerezový, paslanmaz çelik, çelik inox, ruostumaton
  teräs, rst, ステンレス, ステンレス鋼
= steel: stahl, acier, acero, acciaio, staal, aço, stal, stalowy, stål, ocel, ocelový, çelik, teräs, スチール, 鉄鋼 < stainless
  steel
= aluminium, aluminum, alu: aluminio, alluminio, alumínio, aluminiowy, hliník, hliníkový, alüminyum, alumiini, アルミ, アルミニウム
= cast iron: gusseisen, fonte, hierro fundido, ghisa, gietijzer, ferro fundido, żeliwo, żeliwny, gjutjärn, støbejern,
  støpejern, litina, litinový, döküm demir, valurauta, 鋳鉄, 鋳物
= iron, wrought iron: eisen, schmiedeeisen, fer, fer forgé, hierro, ferro, ferro battuto, ijzer, smeedijzer, żelazo, kuty,
  järn, smide, jern, smedejern, železo, kované železo, demir, rauta, 鉄, アイアン < cast iron
= metal, metallic: metall, métal, metallo, metaal, metalowy, kov, kovový, metalik, metalli, 金属, メタル
= titanium: titan, titane, titanio, titânio, tytan, titaan, titanyum, titaani, チタン
= zinc: zink, cynk, zinek, çinko, 亜鉛
= pewter: zinn, étain, estaño, peltro, tin, estanho, cyna, tenn, cín, kalay, 錫
= nickel: níquel, nichel, nikkel, nikiel, nikl, ニッケル
= chrome, chromed: chrom, verchromt, chromé, cromo, cromado, cromata, cromato, chroom, verchroomd, chromowany, krom,
  förkromad, forkromet, chromovaný, kromi, kromattu, クロム, クロームメッキ
= platinum: platin, platine, platino, platina, platyna, プラチナ
`;

export const woods = meaningsOf("wood")`
= oak, oak wood, oakwood, oak frame: eiche, eichenholz, chêne, roble, rovere, quercia, eiken, eik, carvalho, dąb, dębowy,
  dębowa, dębowe, ek, ekram, ekträ, egetræ, eg, dub, dubový, dubová, meşe, tammi, オーク, 楢, ナラ
= walnut, walnut wood: nussbaum, walnuss, noyer, nogal, noce, notenhout, walnoot, nogueira, orzech, orzechowy, valnöt,
  valnød, valnøtt, ořech, ořechový, ořechová, ceviz, pähkinä, saksanpähkinä, ウォールナット, ウォルナット, 胡桃
= beech, beech wood: buche, buchenholz, hêtre, haya, faggio, beuken, beuk, faia, buk, bukowy, bukowa, ~bok, bokträ, bøg,
  bøk, bukový, buková, kayın, pyökki, ブナ, ビーチ材
= birch: birke, bouleau, abedul, betulla, berken, bétula, brzoza, brzozowy, björk, birk, bjørk, bříza, březový, huş, koivu,
  樺, バーチ
= ash wood, ash: esche, frêne, fresno, frassino, essenhout, freixo, jesion, jesionowy, asken, jasan, jasanový, dişbudak,
  saarni, アッシュ, タモ
= pine, pine wood: kiefer, ~pin, pin massif, pino, grenen, pinho, sosna, sosnowy, furu, fyr, fyrretræ, borovice, borovicový,
  çam, mänty, パイン, 松
= spruce: fichte, épicéa, picea, abete rosso, vuren, świerk, ~gran, smrk, ladin, kuusi, スプルース
= cherry wood: kirschbaum, merisier, cerisier, cerezo, ciliegio, kersenhout, cerejeira, czereśnia, körsbärsträ, kirsebærtræ,
  třešeň, kiraz ağacı, チェリー材
= maple: ahorn, érable, arce, acero montano, esdoorn, klon, lönn, løn, javor, akçaağaç, vaahtera, メープル
= teak: teck, teca, tik, týk, tiikki, チーク
= mahogany: mahagoni, acajou, caoba, mogano, mahonie, mogno, mahoń, mahogny, mahagon, maun, マホガニー
= acacia: akazie, akacja, akacia, akasya, アカシア
= bamboo: bambus, bambou, bambú, bambù, bamboe, bambu, 竹, バンブー
= cedar: zeder, zedernholz, cèdre, cedro, ceder, cedr, sedir, シダー, 杉
= rosewood: palisander, palissandre, palisandro, pau-santo, jakaranda, rosenträ, gül ağacı, ローズウッド
= wood, wooden: holz, aus holz, bois, en bois, madera, legno, in legno, hout, houten, madeira, drewno, drewniany, trä, træ,
  dřevo, dřevěný, ahşap, puu, puinen, 木製 < oak, walnut, beech, birch, pine, maple, teak, acacia, mahogany
`;

export const fabrics = meaningsOf("fabric")`
= leather, genuine leather, real leather: leder, echtleder, cuir, cuero, piel, pelle, cuoio, leer, leren, couro, skóra,
  skórzany, läder, skinn, læder, lær, kůže, kožený, deri, hakiki deri, nahka, aito nahka, 革, 本革, レザー
= faux leather, vegan leather, imitation leather, artificial leather, leatherette: kunstleder, simili cuir, similicuir,
  polipiel, cuero sintético, piel sintética, ecopelle, similpelle, kunstleer, imitatieleer, couro sintético, courino,
  ekoskóra, sztuczna skóra, konstläder, konstskinn, kunstlæder, kunstlær, umělá kůže, koženka, suni deri, keinonahka,
  tekonahka, 合皮, フェイクレザー, 合成皮革
= suede: wildleder, veloursleder, daim, ante, gamuza, scamosciato, camoscio, suède, camurça, zamsz, mocka, ruskind, semsket
  skinn, semiš, süet, mokka, スエード
= cotton, organic cotton: baumwolle, bio-baumwolle, coton, coton bio, algodón, cotone, katoen, algodão, bawełna, bawełniany,
  bomull, bomuld, bavlna, bavlněný, pamuk, pamuklu, puuvilla, luomupuuvilla, 綿, コットン, オーガニックコットン
= linen: leinen, lin, lino, linnen, linho, len, lniany, linne, hør, lněný, keten, pellava, リネン, 麻
= wool: wolle, schurwolle, laine, lana, wol, lã, wełna, wełniany, ull, uld, vlna, vlněný, yün, villa, ウール, 羊毛 < merino,
  lambswool
= merino, merino wool: merinowolle, mérinos, laine mérinos, lana merino, merinos, merinowol, lã merino, merynos, merinoull,
  merinould, merinovilla, メリノウール, メリノ
= cashmere: kaschmir, cachemire, cachemir, cachemira, kasjmier, caxemira, kaszmir, kashmir, kašmír, kaşmir, カシミヤ
= silk: seide, soie, seda, seta, zijde, jedwab, jedwabny, siden, silke, hedvábí, ipek, silkki, シルク, 絹
= velvet: samt, velours, terciopelo, velluto, fluweel, veludo, aksamit, welur, sammet, fløjl, fløyel, samet, kadife,
  sametti, ベルベット
= corduroy: ~cord, kord, cordsamt, velours côtelé, pana, velluto a coste, ribfluweel, bombazine, sztruks, manchester,
  manchestersammet, fløjlsriflet, manšestr, fitilli kadife, コーデュロイ
= denim: jeansstoff, jean, mezclilla, vaquero, spijkerstof, ganga, dżins, kot, デニム
= felt: filz, feutre, fieltro, feltro, vilt, filc, filt, plsť, keçe, フェルト
= fleece: polaire, polar, vello, ~pile, polartec, fleecetyg, フリース
= polyester: poliéster, poliestere, poliester, ポリエステル
= nylon: nailon, ナイロン
= feather, feathers, goose down, duck down, down filling: ~down, daunen, federn, duvet, plume, plumes, plumón, pluma, piuma,
  piumino, dons, veren, penas, puch, pierze, dun, fjädrar, fjer, peří, kuş tüyü, 羽毛, ダウン
= canvas, sailcloth: leinwand, segeltuch, toile, lona, lienzo, tela, doek, płótno, duk, lærred, lerret, plátno, kanvas,
  tuval, キャンバス, 帆布
= fur, faux fur: ~fell, kunstfell, fourrure, fausse fourrure, pelo, pelliccia, bont, pele sintética, futro, sztuczne futro,
  päls, konstpäls, pels, kunstpels, kožešina, kürk, ファー
= jute: juta, yute, jüt, ジュート
= glass: glas, verre, vidrio, cristal, vetro, vidro, szkło, szklany, sklo, skleněný, ~cam, lasi, ガラス
= ceramic, ceramics, earthenware, stoneware: keramik, steingut, céramique, grès, cerámica, ceramica, keramiek, aardewerk,
  cerâmica, ceramika, ceramiczny, stengods, lergods, keramikk, keramika, keramický, seramik, keramiikka, 陶器, セラミック
= porcelain, bone china: ~china, porzellan, porcelaine, porcelana, porcellana, porselein, porcelán, porslin, porcelæn,
  porselen, posliini, 磁器
= marble: marmor, marbre, mármol, marmo, marmer, mármore, marmur, mramor, mermer, marmori, 大理石
= granite: granit, granito, graniet, žula, 御影石
= concrete: beton, béton, hormigón, cemento, calcestruzzo, betão, betong, betoni, コンクリート
= plastic: kunststoff, plastik, plastique, plástico, plastica, kunststof, plast, plastikowy, tworzywo, plastový, muovi,
  プラスチック
= rubber: gummi, kautschuk, caoutchouc, goma, caucho, gomma, borracha, guma, gumowy, pryž, kauçuk, kumi, ゴム, ラバー
= silicone: silikon, silicona, siliconen, silikonowy, silikoni, シリコン
= cork: kork, liège, corcho, sughero, kurk, cortiça, korek, mantar, korkki, コルク
= rattan, wicker: korb, weide, rotin, osier, mimbre, ratán, vimini, midollino, rotan, riet, vime, rotting, korg, flet, kurv,
  ratan, proutí, hasır, 籐, ラタン
= paper, cardboard: papier, pappe, carton, papel, cartón, carta, cartone, karton, cartão, tektura, papper, papp, ~pap,
  papír, kağıt, 紙製
= wax, beeswax: bienenwachs, cire d'abeille, cera de abeja, cera d'api, bijenwas, cera de abelha, wosk pszczeli, bivax,
  bivoks, včelí vosk, balmumu, 蜜蝋
= soy wax, soy: sojawachs, soja, cire de soja, cera de soja, cera di soia, soia, sojawas, wosk sojowy, sojavax, soya,
  sójový, soya mumu, 大豆
= acrylic, perspex: acryl, acrylglas, plexiglas, acrylique, acrílico, metacrilato, acrilico, plexi, akryl, akrylowy,
  akrylový, akrilik, アクリル
= microfibre, microfiber: mikrofaser, microfibra, microvezel, mikrofibra, mikrofiber, mikrovlákno, マイクロファイバー
`;
