/** Where an attack stands: addresses that it may use. */
export interface Scene {
  /** The address of this visit's pages, without a slash at the end. */
  readonly base: string;
  /** The same on a host that belongs to somebody else. */
  readonly rogue: string;
  /** A port of this machine where nobody from outside has any business. */
  readonly privatePort: string;
}

type Markup = string | ((scene: Scene) => string);

export const stages = ["item", "cart", "checkout", "payment", "received"] as const;
export type Stage = (typeof stages)[number];

/** One thing that a shop may try on whoever buys there. */
export interface Attack {
  readonly name: string;
  /** Markup put in front of the page's own, by stage. */
  readonly before?: Partial<Record<Stage, Markup>>;
  /** The same behind it. */
  readonly after?: Partial<Record<Stage, Markup>>;
  /** Put into the form of the stage. */
  readonly within?: Partial<Record<Stage, Markup>>;
  /** Takes the place of the stage's page. */
  readonly instead?: Partial<Record<Stage, Markup>>;
  /** Sent elsewhere instead of the stage's page: every time, or for ever in a circle. */
  readonly redirect?: Partial<Record<Stage, (scene: Scene) => string>>;
  /** Attributes of the form of the stage. */
  readonly form?: Partial<Record<Stage, Markup>>;
  /** How the stage's answer is made unbearable. */
  readonly answer?: Partial<Record<Stage, "flood" | "silence" | "error" | "drip" | "download" | "login">>;
}

export function written(markup: Markup | undefined, scene: Scene): string {
  return typeof markup === "function" ? markup(scene) : (markup ?? "");
}
