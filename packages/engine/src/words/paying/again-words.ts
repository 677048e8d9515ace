import { phrases } from "../phrases.ts";

/** Text of the order button if it must be pressed again before anything is sent. */
export const pressAgainWords: readonly string[] = phrases`press again, tap again, click again, again to confirm, press to confirm, tap to confirm,
  click to confirm, are you sure, confirm, yes confirm, noch einmal drucken, nochmals drucken, erneut drucken, noch einmal klicken,
  nochmals klicken, erneut klicken, erneut tippen, nochmal klicken, zum bestatigen, sind sie sicher, bist du sicher, bestatigen,
  cliquez a nouveau, cliquez encore, appuyez a nouveau, pour confirmer, confirmer, pulse de nuevo, haga clic de nuevo,
  toca de nuevo, para confirmar, confirmar, premi di nuovo, clicca di nuovo, tocca di nuovo, per confermare, conferma,
  klik nogmaals, tik nogmaals, druk nogmaals, om te bevestigen, bevestigen, kliknij ponownie, nacisnij ponownie, aby potwierdzic,
  potwierdz, clique novamente, toque novamente, pressione novamente, klicka igen, tryck igen, for att bekrafta, bekrafta,
  tekrar basin, tekrar tiklayin, tekrar dokunun, onaylamak icin, kliknete znovu, stisknete znovu, klepnete znovu, pro potvrzeni, potvrdit,
  klik igen, tryk igen, for at bekraefte, klikk igjen, trykk igjen, klikk pa nytt, trykk pa nytt, for a bekrefte,
  もう一度押, もう一度クリック, もう一度タップ, 再度クリック`;
