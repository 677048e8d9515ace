import { meaningsOf } from "./meaning.ts";

/** Who a ticket or a place is for, and at what rate. */
export const visitors = meaningsOf("visitor")`
= adult, adults, grown up, full price, standard admission, full fare: erwachsene, erwachsener, vollpreis, adulte, plein
  tarif, tarif plein, adulto, adultos, general, intero, adulti, volwassene, volwassenen, inteira, dorosły, normalny, bilet
  normalny, vuxen, ordinarie, voksen, voksne, dospělý, dospělí, plné vstupné, základní vstupné, yetişkin, tam, tam bilet,
  aikuinen, aikuiset, 大人, おとな, 一般
= child, children, kid, kids, child's, junior: kind, kinder, enfant, enfants, niño, niña, niños, infantil, bambino, bambini,
  ragazzi, ridotto bambini, kinderen, ~kind, criança, crianças, dziecko, dzieci, dziecięcy, barn, børn, dítě, děti, dětské,
  dětský, çocuk, lapsi, lapset, 子供, 子ども, こども, 小人, 小学生, ジュニア
= baby, infant, toddler, babies, under 2: säugling, kleinkind, bébé, nourrisson, bebé, infante, neonato, neonati, peuter,
  bebê, niemowlę, spädbarn, småbarn, spædbarn, miminko, kojenec, batole, bebek, vauva, 赤ちゃん, 幼児, 乳児, ベビー
= youth, young person, teenager, teen, young adult, youths: jugendliche, jugend, jugendlicher, jeune, jeunes, adolescent,
  joven, jóvenes, juvenil, giovane, giovani, jongere, jongeren, jeugd, jovem, jovens, młodzież, młodzieżowy, ungdom, unge,
  mládež, mladý, genç, nuori, nuoret, ユース, 中高生, 中学生
= student, students, student ticket, student rate: studierende, studenten, studentin, ermäßigt studierende, étudiant,
  étudiants, étudiante, estudiante, estudiantes, studente, studenti, scholier, estudante, estudantes, studencki, uczeń,
  studerande, studerende, studentský, öğrenci, opiskelija, opiskelijat, 学生, 大学生
= senior, seniors, pensioner, over 65, over 60, oap, retired: senioren, rentner, aîné, jubilado, jubilados, mayores de 65,
  tercera edad, anziani, 65 plus, 65+, gepensioneerd, idoso, idosos, emeryt, seniorzy, emerytura, pensionär, pensionist,
  honnør, důchodce, senioři, emekli, 65 yaş üstü, eläkeläinen, eläkeläiset, シニア, 高齢者
= concession, concessions, reduced, reduced price, discounted, reduced rate, concessionary: ermäßigt, ermäßigung, réduit,
  tarif réduit, reducida, reducido, tarifa reducida, ridotto, ridotta, gereduceerd, korting, reduzido, meia, meia-entrada,
  ulgowy, ulgowa, ulga, reducerat, rabatterad, nedsat, rabat, redusert, snížené, zlevněné, zvýhodněné, indirimli, alennettu,
  割引, 優待 < student, senior, child
= family, family ticket, families, family pass, family pack: familie, familienkarte, familienticket, famille, billet
  famille, familiar, familia, famiglia, familiare, gezin, gezinskaart, família, rodzinny, rodzina, bilet rodzinny, familj,
  familjebiljett, familiebillet, familiebillett, rodinný, rodinné, rodina, aile, aile bileti, perhe, perhelippu, ファミリー, 家族,
  親子
= group, groups, group ticket, group rate: gruppe, gruppenkarte, groupe, grupo, gruppo, groep, grupowy, grupa, grupp,
  skupina, skupinové, grup, ryhmä, 団体, グループ
= member, members, member's ticket: mitglied, mitglieder, membre, adhérent, socio, socios, membro, soci, lid, leden, sócio,
  członek, członkowie, medlem, medlemmar, medlemmer, člen, členové, üye, jäsen, 会員
= non member, non members, not a member: nichtmitglied, nichtmitglieder, non membre, no socio, non socio, niet-lid, não
  sócio, nie-członek, icke-medlem, ikke-medlem, nečlen, üye olmayan, 非会員
= wheelchair, wheelchair user, wheelchair space, accessible: rollstuhl, rollstuhlplatz, rollstuhlfahrer, fauteuil roulant,
  pmr, silla de ruedas, sedia a rotelle, disabili, rolstoel, rolstoelplaats, cadeira de rodas, wózek, wózek inwalidzki,
  rullstol, kørestol, rullestol, vozíčkář, vozík, tekerlekli sandalye, 車椅子, 車いす
= carer, companion, accompanying person: begleitperson, accompagnateur, acompañante, accompagnatore, begeleider,
  acompanhante, opiekun, ledsagare, ledsager, doprovod, refakatçi, 介助者, 付添
`;

/** Parts of a house, and where a place is. */
export const seats = meaningsOf("seat")`
= standing, standing room, standing ticket, standing place, to stand: stehplatz, stehplätze, stehend, innenraum stehend,
  debout, places debout, fosse, de pie, pista, in piedi, posto in piedi, parterre in piedi, staanplaats, staanplaatsen,
  staan, em pé, de pé, stojące, miejsce stojące, stojący, ståplats, ståplatser, stående, ståplads, ståplass, stání, na
  stání, ayakta, seisomapaikka, 立見, 立ち見, スタンディング
= seated, seat, sitting, seating, seated ticket: sitzplatz, sitzplätze, bestuhlt, assis, place assise, places assises,
  sentado, asiento, asientos, seduto, posto a sedere, posti a sedere, zitplaats, zitplaatsen, zittend, sentados, lugar
  sentado, cadeira, siedzące, miejsce siedzące, sittplats, sittplatser, siddeplads, sitteplass, k sezení, sezení, oturmalı,
  istumapaikka, 座席, 指定席, 着席
= stalls, orchestra, orchestra stalls, parterre: parkett, orchestre, platea, patio de butacas, zaal, plateia, parter,
  parket, přízemí, permanto, 1階席, アリーナ
= circle, dress circle, first balcony, mezzanine, grand circle: rang, 1. rang, erster rang, balcon, premier balcon,
  corbeille, entresuelo, anfiteatro, prima galleria, primo ordine, eerste balkon, primeiro balcão, pierwszy balkon, första
  raden, 1. etage, první balkon
= upper circle, second balcony: zweiter rang, 2. rang, deuxième balcon, segundo piso, segundo anfiteatro, seconda galleria,
  tweede balkon, segundo balcão, drugi balkon, andra raden, 2. etage, druhý balkon
= balcony, gallery: galerie, galería, galleria, balconata, balkon, balcão, galeria, balkong, galeri, balkón, parveke, parvi,
  バルコニー, 2階席
= private box, loge: palco, loża, lóže, loca, ボックス席
= front row, at the front, first row: erste reihe, vorne, premier rang, devant, primera fila, delante, prima fila, eerste
  rij, voorin, primeira fila, frente, pierwszy rząd, przód, första raden, längst fram, første række, forrest, první řada, ön
  sıra, ön, 最前列, 前方
= at the back, back row: hinten, arrière, fond, atrás, detrás, fondo, retro, achterin, achter, fundo, trás, tył, bak,
  bagest, bagerst, vzadu, arka, 後方
= window seat, by the window: fenster, fensterplatz, am fenster, fenêtre, côté fenêtre, hublot, ventana, ventanilla,
  finestrino, finestra, raam, bij het raam, janela, okno, przy oknie, fönster, fönsterplats, vindue, vinduesplads, vindu,
  vindusplass, u okna, pencere, cam kenarı, ikkunapaikka, 窓側, 窓際
= aisle seat, aisle, on the aisle: gang, gangplatz, am gang, couloir, côté couloir, allée, pasillo, corridoio, gangpad,
  corredor, przejście, przy przejściu, gångplats, midtergang, ulička, do uličky, koridor, käytäväpaikka, 通路側
= vip, premium seat: vip ticket, vip-platz
= general admission, unreserved, free seating: freie platzwahl, unnummeriert, placement libre, non numéroté, sin numerar,
  entrada general, posto unico, non numerato, vrije plaats, vrije plaatskeuze, ongenummerd, lugar livre, miejsca
  nienumerowane, onumrerat, unummereret, ikke nummerert, bez místenky, numarasız, 自由席, 全席自由
= early bird, early booking: frühbucher, lève-tôt, prévente, anticipada, venta anticipada, prevendita, vroegboek,
  antecipado, przedsprzedaż, wczesna rezerwacja, boka tidigt, tidlig, předprodej, erken rezervasyon, 早割, 前売, 前売り
`;

/** Who goods are made for. */
export const wearers = meaningsOf("wearer")`
= women, women's, womens, ladies, woman, female: damen, frauen, femme, femmes, dame, mujer, mujeres, señora, donna, donne,
  dames, vrouwen, mulher, mulheres, feminino, damski, damska, damskie, kobieta, kobiety, dam, damer, kvinna, kvinder,
  kvinner, dámský, dámské, dámská, ženy, kadın, bayan, naiset, naisten, レディース, 女性用, 女性, ウィメンズ
= men, men's, mens, gents, man, male: herren, männer, homme, hommes, hombre, hombres, caballero, uomo, uomini, heren,
  mannen, homem, homens, masculino, męski, męska, męskie, mężczyzna, herr, herrar, herre, herrer, män, mænd, menn, pánský,
  pánské, pánská, muži, erkek, ~bay, miehet, miesten, メンズ, 男性用, 男性
= unisex: unissex, uniseks, ユニセックス, 男女兼用
= girls, girl's, girl: mädchen, fille, filles, niña, niñas, bambina, bambine, ragazza, meisjes, meisje, menina, meninas,
  dziewczynka, dziewczęcy, flicka, flickor, pige, piger, jente, jenter, dívčí, dívka, holka, holky, kız, kız çocuk, tytöt,
  tyttöjen, 女の子, ガールズ, 女児
= boys, boy's, boy: jungen, junge, garçon, garçons, niño, niños, chico, bambino, ragazzo, jongens, jongen, menino, meninos,
  chłopiec, chłopięcy, pojke, pojkar, dreng, drenge, gutt, gutter, chlapecký, chlapec, kluk, kluci, erkek çocuk, pojat,
  poikien, 男の子, ボーイズ, 男児
= kids, children's, child, youth, junior: kinder, kind, enfant, enfants, niños, infantil, bambini, bambino, kinderen,
  criança, dziecięcy, dziecięca, dla dzieci, dziecko, barn, børn, dětský, dětská, dětské, çocuk, lasten, キッズ, 子供用, 子ども用,
  ジュニア
= puppy, puppies: welpe, welpen, chiot, cachorro, cucciolo, cuccioli, filhote, szczeniak, szczenię, valp, valpar, hvalp,
  hvalpe, štěně, štěňata, yavru köpek, yavru, pentu, 子犬, パピー
= kitten, kittens: kätzchen, chaton, gatito, gattino, gattini, gatinho, kociak, kocię, kattunge, kattungar, killing, kotě,
  koťata, yavru kedi, 子猫, キトン
= dog, dogs: hund, hunde, chien, chiens, perro, perros, cane, cani, hond, honden, cão, cães, cachorro, pies, psy, hundar,
  pes, psi, köpek, koira, 犬, 犬用
= cat, cats: katze, katzen, chat, chats, gato, gatos, gatto, gatti, kat, katten, kot, koty, katt, katter, kočka, kočky,
  kedi, kissa, 猫, 猫用
= indoor cat, indoor: hauskatze, wohnungskatze, chat d'intérieur, intérieur, gato de interior, interior, gatto da interni,
  binnenkat, kot domowy, innekatt, indekat, indendørs, innendørs, kočka domácí, ev kedisi, 室内猫
= sterilised, sterilized, neutered, spayed: sterilisiert, kastriert, stérilisé, esterilizado, sterilizzato, gesteriliseerd,
  gecastreerd, castrado, sterylizowany, kastrowany, kastrerad, steriliserad, steriliseret, kastreret, kastrert,
  sterilizovaný, kastrovaný, kısırlaştırılmış, 避妊去勢
= small breed, small breeds, small dog, small dogs, toy breed: kleine rassen, kleine hunde, petite race, petites races,
  petit chien, raza pequeña, razas pequeñas, taglia piccola, razze piccole, raça pequena, małe rasy, små raser, små hundar,
  små racer, malá plemena, küçük ırk, 小型犬
= large breed, large breeds, large dog, big dog, large dogs: große rassen, große hunde, grande race, grandes races, grand
  chien, raza grande, razas grandes, taglia grande, razze grandi, grote rassen, raça grande, duże rasy, stora raser, stora
  hundar, store racer, velká plemena, büyük ırk, 大型犬
`;

/** How well somebody can do what is taught. */
export const levels = meaningsOf("level")`
= beginner, beginners, absolute beginner, complete beginner, novice, starter, basic level: anfänger, einsteiger, anfängerin,
  débutant, débutante, débutants, principiante, principiantes, iniciación, inicial, iniciante, principianti, base,
  iniciantes, początkujący, początkująca, podstawowy, nybörjare, nybörjarnivå, begynder, begyndere, nybegynner, nybegynnere,
  začátečník, začátečníci, začátečnický, başlangıç, yeni başlayan, aloittelija, alkeet, 初級, 初心者, 入門
= elementary, improver, improvers: grundstufe, élémentaire, faux débutant, elemental, básico, elementare, elementair,
  elementar, podstawowy, grundläggande, let øvet, základní, mírně pokročilý, temel, 初中級
= intermediate, intermediates: mittelstufe, fortgeschrittene anfänger, intermédiaire, intermedio, intermedia, intermedi,
  gemiddeld, halfgevorderd, intermediário, intermédio, średniozaawansowany, średnio zaawansowany, fortsättning, medelnivå,
  mellannivå, mellemniveau, let øvet, middels, videregående nivå, středně pokročilý, mírně pokročilí, orta, orta seviye,
  jatkotaso, 中級
= advanced, experienced, expert: fortgeschritten, fortgeschrittene, fortgeschrittener, profi, avancé, avancée, confirmé,
  confirmés, avanzado, avanzada, experto, avanzato, esperto, gevorderd, gevorderden, avançado, zaawansowany, zaawansowana,
  avancerad, van, øvet, avanceret, øvede, viderekommen, avansert, pokročilý, pokročilí, ileri, ileri seviye, edistynyt, 上級,
  上級者
`;
