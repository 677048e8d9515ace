/** Articles, prepositions, pronouns and auxiliary verbs of all supported languages but English: alone they name nothing. */
export const functionWords: ReadonlySet<string> = new Set(
  [
    "fur bei per zu zum zur vom von am im auf aus an als bis um nach uber unter ohne gegen durch ich er sie es wir ihr mir uns euch",
    "dieser diese dieses diesen dann auch noch bitte gern gerne wird werden soll sollen sein ist sind habe haben alles danke dazu",
    "pour du des au aux sur par en dans chez ce cet cette ces mon ma mes notre nos votre je nous vous il elle est sont merci aussi",
    "para por del al como sobre desde hasta este esta estos estas mi mis su sus yo nos es son gracias tambien una unos unas",
    "per da di del della dei delle dal dalla nel nella al alla sul sulla questo questa questi mio mia miei grazie anche come io",
    "van voor op aan bij door naar uit om te ik wij we mij ons dit dat deze die graag dank ook zijn is wordt worden als",
    "pelo pela no na nos nas do da dos das ao a em um uma este esta meu minha obrigado tambem eu sao",
    "w we z ze na do dla po od za przez przy o u ten ta to te ja mnie moj moja prosze dziekuje tez jest sa oraz",
    "pa av for till fran hos at att den det de en ett jag vi mig oss min mitt tack ocksa som ar vara ska",
    "fra til ved hos jeg vi meg mig min mitt ogsa er skal takk tak et ei som",
    "v ve s se k ke ze do od na za po pro u o ten ta to ja mi me muj moje prosim dekuji take jsou je",
    "ve ile icin bir bu su ben biz bana lutfen tesekkurler olarak olsun da de",
  ]
    .join(" ")
    .split(" "),
);

/** Whose it is, and articles, where no list above has them. */
export const possessivesAndArticles: ReadonlySet<string> = new Set(
  "my your our the a die deine ihre meine unsere la le l tu vos mi il lo tuo je jouw uw de sua seu o din ditt dit swoje twoje svou vasi".split(
    " ",
  ),
);
