import { phrases } from "../phrases.ts";

/** What stands on a button that takes a choice back, alone, in all languages. */
export const changingWords: readonly string[] = phrases`change, edit, modify, andern, bearbeiten, modifier, changer, cambiar, editar, modificar,
  modifica, cambia, wijzigen, bewerken, zmien, edytuj, alterar, andra, redigera, endre, aendr, rediger, zmenit, upravit, degistir, duzenle,
  変更, 変更する, 編集`;
