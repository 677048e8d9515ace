/** `covered`: drawn and large enough, but currently with something else on top of it. */
export type Visibility = "seen" | "covered" | "unseen";
