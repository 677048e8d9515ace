import type { FieldDescriptor } from "./control-snapshot.ts";
import type { FieldRole } from "./field-role.ts";
import { givesMandate } from "./gives-mandate.ts";

interface Judged {
  role: FieldRole;
  score: number;
}

/**
 * The holder of a card and of a bank account are asked for in the same words: it is the one whose number is
 * nearer. A box that gives the mandate of a direct debit is told by its whole text.
 */
export function withBankAccount<One extends Judged>(
  fields: readonly FieldDescriptor[],
  roles: readonly One[],
): One[] {
  const distance = (at: number, role: FieldRole) =>
    Math.min(
      ...roles.map((one, other) =>
        one.role === role && fields[other]?.frame === fields[at]?.frame ? Math.abs(other - at) : Infinity,
      ),
    );
  return roles.map((one, at) => {
    if (one.role === "cardHolder" && distance(at, "bankAccount") < distance(at, "cardNumber"))
      return { ...one, role: "accountHolder" };
    const { kind, label = "" } = fields[at] ?? {};
    const isMandate = one.role === "unknown" && kind === "checkbox" && givesMandate(label);
    return isMandate ? { ...one, role: "mandate", score: 1 } : one;
  });
}
