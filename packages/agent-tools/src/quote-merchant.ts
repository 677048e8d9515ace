import type { Receipt, ResponseSchema } from "@cartwright/contract";

const longestText = 1_000;
const longestLabel = 200;
const longestNumber = 100;

/** Text that a shop may have written, as one line of limited length without invisible characters. */
export function quoteMerchant(text: string | undefined, longest = longestText): string | undefined {
  const line = text?.replace(/[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\s]+/gu, " ").trim();
  if (!line) return undefined;
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}

/** A receipt whose number and address, which the shop chooses, are quoted. */
export function quoteReceipt({ total, merchantOrderId, evidence }: Receipt): Receipt {
  return {
    total,
    merchantOrderId: quoteMerchant(merchantOrderId ?? undefined, longestNumber) ?? null,
    evidence: { url: quoteMerchant(evidence.url) ?? "" },
  };
}

/** The schema of an answer with quoted labels. Names and values are unchanged: an answer repeats them. */
export function quoteLabels(schema: ResponseSchema): ResponseSchema {
  const quoted = <Labelled extends { title?: string | undefined }>(labelled: Labelled): Labelled => ({
    ...labelled,
    ...(labelled.title !== undefined && { title: quoteMerchant(labelled.title, longestLabel) ?? "" }),
  });
  const properties = Object.entries(schema.properties).map(([name, property]) => [
    name,
    { ...quoted(property), ...(property.oneOf && { oneOf: property.oneOf.map(quoted) }) },
  ]);
  return { ...schema, properties: Object.fromEntries(properties) };
}
