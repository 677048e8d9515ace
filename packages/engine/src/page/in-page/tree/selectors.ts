/** Windows over a page. */
export const windows = "dialog, [role=dialog], [aria-modal=true]";
/** What a person fills in or chooses from, in the page's own markup. */
export const ownControls = "input:not([type=hidden]), select, textarea";
export const radios = "input[type=radio], [role=radio]";
/** Boxes and radios that a script draws. */
export const drawnBoxes = "[role=radio], [role=checkbox], [role=switch]";
/** Lists that a script draws. */
export const drawnLists = "[role=combobox], [aria-haspopup=listbox]";
/** Buttons that send the form around them. */
export const sendingButtons =
  "button:not([type]), button[type=submit], input[type=submit], input[type=image]";
/** A box that takes text without being a field of the page's own markup. */
export const editableBoxes =
  "[contenteditable]:not([contenteditable=false i], [role=spinbutton], [contenteditable] *)";
