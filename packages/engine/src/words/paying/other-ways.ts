import { phrases } from "../phrases.ts";

/** Beside a word for paying: "Other ways to pay", "Weitere Zahlungsarten". In all languages. */
export const otherWays: readonly string[] = phrases`other, another, different, more, alternative, something else, andere, anderen, anders, weitere, autre, autres, autrement, differemment,
  otro, otros, otra, otras, mas, altro, altri, altra, altre, ander, outro, outros, outra, outras, mais, inny, inna, inne, innej, inaczej,
  annan, annat, andra, anden, andet, andre, annen, annet, muu, muut, toinen, muulla, jiny, jina, jine, jinak, diger, baska, farkli, 他の, 別の, その他`;
