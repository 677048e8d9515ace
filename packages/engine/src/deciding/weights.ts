import type { WayGoal } from "./way.ts";

/**
 * Reasons for and against a way, as numbers that are added up. `says_…` is weighted by the share of the words
 * that say so. From `sure` on a way is taken at once; below it only if nothing better has appeared for a
 * while; below `doubtful` only if all else has failed; below `guess` never: ways that lead out of the
 * checkout do not help.
 */
export const limits = { sure: 40, doubtful: 12, guess: -15 } as const;

/** Weights that hold for every goal. */
const common = {
  hints_at_words: 18,
  named_for_goal: 24,
  address_for_goal: 46,
  address_of_elsewhere: -18,
  address_of_here: -50,
  fragment: -6,
  filled: 10,
  lowest: 12,
  submit: 8,
  plain_button: 6,
  large: 6,
  new: 14,
  in_dialog: 34,
  in_text: -26,
  aside: -34,
  shut: -70,
  behind: -70,
  looks_shut: -18,
  used: -22,
  beside_code: -80,
  searches: -60,
  wordless: -12,
  says_dismiss: 4,
  says_decline_offer: 26,
  keeps_own_address: 60,
  says_edit: -40,
  leads_back: -60,
  leads_home: -90,
  turns_pictures: -60,
  explains: -60,
  says_update_cart: -24,
  says_reject_cookies: -10,
  says_accept_cookies: -30,
} as const;

export type WayReason =
  | keyof typeof common
  | "says_go_to_checkout"
  | "says_view_cart"
  | "says_in_cart"
  | "says_guest_checkout"
  | "says_continue"
  | "says_choose"
  | "says_new_address"
  | "says_create_account"
  | "says_pay"
  | "says_buy_now"
  | "speaks_of_ordering"
  | "names_amount"
  | "around_guest"
  | "ends_worked_form"
  | "in_worked_form"
  | "in_other_form"
  | "without_fields"
  | "choice_awaited"
  | "may_open_choice"
  | "shut_step"
  | "sends_last_look"
  | "declines_in_dialog";

export const wayWeights: Readonly<Record<WayGoal, Readonly<Partial<Record<WayReason, number>>>>> = {
  checkout: {
    ...common,
    says_go_to_checkout: 110,
    says_view_cart: 74,
    says_in_cart: 60,
    says_guest_checkout: 80,
    says_continue: 46,
    says_pay: 44,
    says_buy_now: 40,
    declines_in_dialog: 120,
    without_fields: 8,
  },
  past_sign_in: {
    ...common,
    says_guest_checkout: 110,
    around_guest: 70,
    says_continue: 44,
    says_go_to_checkout: 44,
    without_fields: 24,
    plain_button: 12,
    address_of_elsewhere: 0,
  },
  next_step: {
    ...common,
    says_continue: 100,
    says_guest_checkout: 84,
    around_guest: 70,
    says_go_to_checkout: 62,
    says_new_address: 30,
    says_create_account: 60,
    says_choose: 14,
    choice_awaited: 160,
    may_open_choice: 70,
    shut_step: 16,
    in_worked_form: 16,
    ends_worked_form: 40,
    address_of_elsewhere: -40,
  },
  order: {
    ...common,
    says_pay: 120,
    says_buy_now: 60,
    says_go_to_checkout: 50,
    says_continue: 8,
    speaks_of_ordering: 34,
    names_amount: 24,
    sends_last_look: 40,
    hints_at_words: 40,
    in_worked_form: 20,
    ends_worked_form: 40,
    aside: -90,
    in_dialog: 10,
    says_choose: -60,
    says_new_address: -60,
    says_create_account: -60,
  },
};
