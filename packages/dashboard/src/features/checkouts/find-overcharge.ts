import type { Checkout, SuccessCode } from "@cartwright/contract";

const overcharged: SuccessCode = "charged_above_approval";

/** The final message of the timeline if more was charged than was approved. */
export function findOvercharge({ progressItems }: Pick<Checkout, "progressItems">): string | undefined {
  const end = progressItems.findLast(({ kind }) => kind === "terminal")?.data ?? {};
  if (end.code !== overcharged) return undefined;
  return typeof end.message === "string" ? end.message : "";
}
