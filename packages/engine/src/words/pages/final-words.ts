import { phrases } from "../phrases.ts";

/** Before a verb of `changedLater`: "you won't be able to edit it", "kan ikke endres". In all languages together. */
export const cannotWords: readonly string[] = phrases`cannot, cant, wont, not, no longer, unable, nicht, nichts, ne, no, non, niet, niets, nie, nao, inte,
  inget, ikke, intet, ingenting, ei, et, nelze, nepujde, nebude, nemuzete`;

/** What is no more done after an order: to change it, to take it back. */
export const changedLater: readonly string[] = phrases`change, changed, edit, edited, modify, modified, amend, amended, undo, undone, revert, reverted, reverse, reversed, go back,
  andern, geandert, bearbeiten, bearbeitet, ruckgangig, modifier, modifiee, modifie, changer, annuler, annulee, revenir, cambiar, cambiarse, cambiarla, cambiarlo, editar, editarse, modificar, modificarse, modificarlo,
  deshacer, deshacerse, cambiare, modificare, modificato, annullare, annullata, tornare indietro, wijzigen, gewijzigd, aanpassen, aangepast, veranderen,
  zmienic, zmienione, zmian, cofnac, alterar, alterado, desfazer, desfeita, andra, andras, angras, redigera, aendre, aendres, fortrydes, redigeres, rediger,
  endre, endres, angres, redigere, muuttaa, muokata, perua, zmenit, upravit, vratit`;

/** The same in one word, where a language writes it so. */
export const unchangeable: readonly string[] = phrases`degistirilemez, degistiremezsiniz, geri alinamaz, geri alamazsiniz, duzenlenemez,
  変更できません, 変更できなくなります, 変更はできません, 変更不可, 取り消せません, 取り消しできません, 元に戻せません, 修正できません`;
