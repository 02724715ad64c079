/** Fields are saved one by one, when each is done (see `fields/sheet-fields.ts`), and never the form as a whole. */
export const SHEET_FORM = { handler: async () => {}, submitOnChange: false, closeOnSubmit: false };
