/** The addresses that an attack may use. */
export interface Scene {
  /** The address of this visit's pages, without a trailing slash. */
  readonly base: string;
  /** The same on a third-party host. */
  readonly rogue: string;
  /** A port of this machine that must not be reachable from a page. */
  readonly privatePort: string;
}

type Markup = string | ((scene: Scene) => string);

export const stages = ["item", "cart", "checkout", "payment", "received"] as const;
export type Stage = (typeof stages)[number];

/** One thing that a shop may try on a buyer. */
export interface Attack {
  readonly name: string;
  /** Markup before the page's own, by stage. */
  readonly before?: Partial<Record<Stage, Markup>>;
  /** Markup after the page's own. */
  readonly after?: Partial<Record<Stage, Markup>>;
  /** Markup inside the form of the stage. */
  readonly within?: Partial<Record<Stage, Markup>>;
  /** Replaces the page of the stage. */
  readonly instead?: Partial<Record<Stage, Markup>>;
  /** Redirects instead of the stage's page: every time, or endlessly in a circle. */
  readonly redirect?: Partial<Record<Stage, (scene: Scene) => string>>;
  /** Attributes of the form of the stage. */
  readonly form?: Partial<Record<Stage, Markup>>;
  /** How the stage's answer misbehaves. */
  readonly answer?: Partial<Record<Stage, "flood" | "silence" | "error" | "drip" | "download" | "login">>;
}

export function written(markup: Markup | undefined, scene: Scene): string {
  return typeof markup === "function" ? markup(scene) : (markup ?? "");
}
