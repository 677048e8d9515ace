/** `covered`: drawn and large enough, but with something else on top of it, which may go away. */
export type Visibility = "seen" | "covered" | "unseen";
