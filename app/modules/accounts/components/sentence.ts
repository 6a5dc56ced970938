/** The messages of these forms are sentences already, not keys. */
export const sentence = (text: string) => text
