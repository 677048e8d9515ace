/**
 * What shops in other languages call the commonest values of an option, by their English names: a request is in
 * English. As shops write them, in any gender.
 */
export const valuesAbroad: readonly { english: readonly string[]; abroad: string }[] = [
  {
    english: ["black"],
    abroad:
      "schwarz noir noire negro negra nero nera zwart preto preta svart sort czarny czarna czarne černý černá černé siyah musta 黒 ブラック",
  },
  {
    english: ["white"],
    abroad:
      "weiß blanc blanche blanco blanca bianco bianca wit branco branca vit hvid hvit biały biała białe bílý bílá bílé beyaz valkoinen 白 ホワイト",
  },
  {
    english: ["red"],
    abroad:
      "rot rouge rojo roja rosso rossa rood vermelho vermelha röd rød czerwony czerwona czerwone červený červená červené kırmızı punainen 赤 レッド",
  },
  {
    english: ["blue"],
    abroad:
      "blau bleu bleue azul blu blauw blå niebieski niebieska niebieskie modrý modrá modré mavi sininen 青 ブルー",
  },
  {
    english: ["navy", "navy blue", "dark blue"],
    abroad:
      "dunkelblau marineblau marine marinblå marineblå donkerblauw marineblauw granatowy granatowa granatowe tmavomodrý tmavomodrá lacivert tummansininen laivastonsininen 紺 ネイビー",
  },
  {
    english: ["green"],
    abroad:
      "grün vert verte verde groen grön grøn grønn zielony zielona zielone zelený zelená zelené yeşil vihreä 緑 グリーン",
  },
  {
    english: ["yellow"],
    abroad:
      "gelb jaune amarillo amarilla giallo gialla geel amarelo amarela gul żółty żółta żółte žlutý žlutá žluté sarı keltainen 黄 黄色 イエロー",
  },
  {
    english: ["orange"],
    abroad:
      "naranja arancione oranje laranja oransje pomarańczowy pomarańczowa oranžový oranžová turuncu oranssi オレンジ",
  },
  {
    english: ["brown"],
    abroad:
      "braun marron brun brune marrón marrone bruin castanho castanha marrom brązowy brązowa brązowe hnědý hnědá hnědé kahverengi ruskea 茶 茶色 ブラウン",
  },
  {
    english: ["grey", "gray"],
    abroad:
      "grau gris grise grigio grigia grijs cinza cinzento cinzenta grå szary szara szare šedý šedá šedé gri harmaa 灰色 グレー",
  },
  {
    english: ["pink"],
    abroad:
      "rosa rose roze lyserød różowy różowa różowe růžový růžová růžové pembe vaaleanpunainen pinkki ピンク",
  },
  {
    english: ["purple", "violet"],
    abroad:
      "lila violett violette morado morada violeta viola paars roxo roxa lilla fioletowy fioletowa fioletowe fialový fialová fialové mor violetti liila 紫 パープル",
  },
  {
    english: ["beige"],
    abroad: "beis bege beżowy beżowa beżowe béžový béžová bej ベージュ",
  },
  {
    english: ["gold"],
    abroad:
      "or dorado dorada oro goud dourado dourada guld gull złoty złota złote zlatý zlatá altın kulta kultainen 金 ゴールド",
  },
  {
    english: ["silver"],
    abroad:
      "silber argent argenté plata plateado plateada argento zilver prata prateado prateada sølv srebrny srebrna srebrne stříbrný stříbrná gümüş hopea hopeinen 銀 シルバー",
  },
  {
    english: ["small", "s"],
    abroad:
      "klein petit petite pequeño pequeña piccolo piccola pequeno pequena liten lille mały mała małe malý malá küçük pieni 小",
  },
  {
    english: ["medium", "m"],
    abroad:
      "mittel moyen moyenne mediano mediana medio media médio média middel mellan mellom średni średnia średnie střední orta keskikoko 中",
  },
  {
    english: ["large", "l"],
    abroad: "groß grand grande groot stor duży duża duże velký velká büyük suuri iso 大",
  },
  {
    english: ["adult", "adults", "full price"],
    abroad:
      "erwachsener erwachsene vollzahler adulte adultes adulto adultos adulti volwassene volwassenen vuxen vuxna voksen voksne dorosły dorośli dospělý dospělí yetişkin 大人 一般",
  },
  {
    english: ["child", "children", "kids"],
    abroad:
      "kind kinder enfant enfants niño niños bambino bambini kinderen criança crianças barn dziecko dzieci dítě děti çocuk 子供 こども",
  },
];

/** The same for the kinds of delivery, as words of their names. */
export const deliveriesAbroad: readonly { english: string; abroad: string }[] = [
  {
    english: "express",
    abroad:
      "espresso espressa exprés expreso expresa expresso expressa ekspres ekspresowa ekspresowy ekspress expres expresní expressversand eilversand urgente acele pikatoimitus pikalähetys エクスプレス 速達",
  },
  {
    english: "standard",
    abroad:
      "standaard estándar estándard padrão standardversand standardowa standardowy standardní standart vakiotoimitus 通常",
  },
  {
    english: "evening",
    abroad: "abend abends soir sera avond kväll aften kveld wieczór wieczorem večer akşam ilta iltatoimitus",
  },
  {
    english: "morning",
    abroad: "morgens vormittag matin mañana mattina ochtend manhã morgon formiddag rano dopoledne sabah aamu",
  },
];
