/** Whether a code is that of a digit, 0 to 9. */
export const isDigit = (c: number | undefined): c is number => c !== undefined && c >= 48 && c <= 57
