/** Reformats a field during typing and keeps the cursor after the same digit. */
export function typeInGroups(input: HTMLInputElement, format: (typed: string) => string): void {
  const { value, selectionStart } = input;
  const formatted = format(value);
  if (formatted === value) return;
  const isAtEnd = selectionStart === null || selectionStart === value.length;
  const digitsBefore = value.slice(0, selectionStart ?? value.length).replace(/\D/g, "").length;
  input.value = formatted;
  const position = isAtEnd ? formatted.length : positionAfter(formatted, digitsBefore);
  input.setSelectionRange(position, position);
}

function positionAfter(text: string, digits: number): number {
  let seen = 0;
  for (const [index, character] of [...text].entries()) {
    if (seen === digits) return index;
    if (/\d/.test(character)) seen += 1;
  }
  return text.length;
}
