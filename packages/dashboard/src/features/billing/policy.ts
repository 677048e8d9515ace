/** The text of the acceptable-use policy. If it changes, change `currentPolicyVersion` in the contract. */
export const policy: readonly { title: string; rules: readonly string[] }[] = [
  {
    title: "Whom you buy for",
    rules: [
      "You buy for yourself, or for people who have asked you to and know what is bought in their name.",
      "The card is entered by the person whom it belongs to, after they have seen the merchant's total.",
      "What you hand over about a person is theirs: keep it no longer than the purchase needs.",
    ],
  },
  {
    title: "What you do not buy",
    rules: [
      "Anything that is against the law where you are, where the merchant is, or where it is sent.",
      "Weapons, drugs, stolen goods, counterfeits, and whatever exploits people or animals.",
      "Gift cards and the like in order to turn a card into cash.",
    ],
  },
  {
    title: "How you treat merchants",
    rules: [
      "No more of a thing than one buyer may have, and no queue jumped: no reselling of what is scarce.",
      "No test of card numbers, of passwords or of a shop's defences.",
      "A shop that asks not to be bought from by agents is left alone.",
    ],
  },
  {
    title: "What follows",
    rules: [
      "A workspace that breaks this policy is suspended, and told why.",
      "When the policy changes you are asked again, before the change holds for you.",
    ],
  },
];
