/** The messages of these forms are sentences already, not keys. */
export const asSentence = (text: string) => text
