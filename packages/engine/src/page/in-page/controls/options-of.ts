/// <reference lib="dom" />

/** A choice of a native list, with its index. */
export interface NativeChoice {
  index: number;
  value: string;
  title: string;
  enabled: boolean;
}

export function optionsOf(list: Element): NativeChoice[] {
  if (!(list instanceof HTMLSelectElement)) return [];
  return [...list.options].map((option, index) => ({
    index,
    value: option.value,
    title: option.label.replace(/\s+/g, " ").trim(),
    enabled: !option.disabled,
  }));
}
