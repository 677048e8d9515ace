import type { ChangeEvent } from "react";
import type { ProfileFields } from "./profile-fields.ts";

/** Binds a control to one field of the form. */
export type TieField = (name: keyof ProfileFields) => {
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
};
