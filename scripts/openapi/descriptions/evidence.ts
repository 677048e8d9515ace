import { type DescribedProperties, sample } from "./described.ts";

const at = ["When.", sample.createdAt] as const;
const partId = ["The part's id.", sample.otherId] as const;
const kindOfPart = ["`picture` or `reading`.", "picture"] as const;
const words = ["What a person reads on it.", "Continue to payment"] as const;
const candidate = {
  text: "Continue to payment",
  move: "continue",
  weight: 4.2,
  because: ["says_continue", "ends_form"],
};
const field = { role: "postalCode", label: "Postcode", isRequired: true, isFilled: false };
const refusal = { text: "Pay with Shop Pay", why: "it leads to a wallet" };
const page = "https://shop.example/checkout";

export const evidenceDescriptions: Readonly<Record<string, DescribedProperties>> = {
  Evidence: {
    checkoutId: ["The checkout's id.", sample.checkoutId],
    days: ["For how many days evidence is kept. 0 where none is.", 7],
    steps: [
      "The journal of the runs, in order. The buyer's details stand in it by their names: `{buyer.last_name}`.",
      [{ at: sample.createdAt, page, kind: "tried", action: "Continue to payment" }],
    ],
    parts: [
      "Pictures and readings, oldest first. Each is fetched by its id.",
      [{ id: sample.otherId, kind: "picture", at: sample.createdAt }],
    ],
  },
  EvidenceStep: {
    at,
    page: ["Origin and path of the page. Null before the first.", page],
    kind: ["What the entry tells.", "weighed"],
    code: ["The step's code, as in `progressItems`.", "checkout_opened"],
    label: ["The step in words.", "Opened the checkout"],
    goal: ["What was looked for.", "next_step"],
    candidates: ["The best of what could be pressed, the best first.", [candidate]],
    fields: ["What the page asks for.", [field]],
    refused: ["What must not be pressed, and why.", [refusal]],
    "refused.text": ["What a person reads on it.", refusal.text],
    "refused.why": ["Why it is not pressed.", refusal.why],
    action: words,
    outcome: [
      "What came of it: `changed`, `nothing`, or `left_again`. At the end of a run `succeeded`, `quoted`, `stopped`, or the code of its failure.",
      "nothing",
    ],
    done: ["Which part of the form was put right.", "Chose the delivery"],
    texts: ["What the shop said against something.", ["Enter a valid postcode"]],
    key: ["What was asked for.", "variant"],
    message: ["The question, or how the run ended, in words.", "Which size?"],
    attempt: ["1, and 2 only where the first press sent nothing.", 1],
    total: ["The total that was approved. Null where none was shown.", "48.60 USD"],
    what: ["What there was more of than is kept.", "pictures"],
    count: ["How many are missing.", 3],
  },
  EvidenceCandidate: {
    text: words,
    move: ["What its words say that it does. Null where they say nothing that is known.", candidate.move],
    weight: ["All that speaks for it, added up.", candidate.weight],
    because: ["What was weighed, the heaviest first.", candidate.because],
    left: [
      "Why it was left unpressed, though it is safe. Absent where nothing was against it.",
      "it led nowhere before",
    ],
  },
  EvidenceField: {
    role: ["What the field was taken for.", field.role],
    label: ["What the page calls it.", field.label],
    isRequired: ["Whether the page insists on it.", field.isRequired],
    isFilled: ["Whether anything stood in it. What, is not kept.", field.isFilled],
  },
  EvidencePart: { id: partId, kind: kindOfPart, at },
  EvidenceContent: {
    id: partId,
    kind: kindOfPart,
    at,
    data: [
      "Of a picture, a JPEG in base64, with the masks of the live view. Of a reading, the page as a JSON text with nothing of the buyer's in it.",
      "/9j/4AAQSkZJRg==",
    ],
  },
};
