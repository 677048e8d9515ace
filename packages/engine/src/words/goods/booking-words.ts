/**
 * The beginnings of what buttons say that book a place, a room or an hour, or ask for one: whoever presses them is
 * expected. In all languages together.
 */
export const bookingStems =
  /\b(?:book|reserv|rsvp|regist|sign (?:me )?up|enrol|enquir|inquir|request|attend|appointment|buch|termin|anmeld|anfrag|zusag|inscri|rendez|prenot|apunt|boek|afspraak|aanmeld|inschrijv|boka|bokn|anmal|tilmeld|pamel|rezerw|rezerv|zapis|umow|objedna)|予約|申込|申し込/;
