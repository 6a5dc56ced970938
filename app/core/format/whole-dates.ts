/** Patterns of a date as it is written for readers, in Chinese and in English: to them it is one word. */
const monthAndDay = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \\d{1,2}(?:, \\d{4})?'
const chineseDate = '(?:\\d{4}\\p{Script=Han})?\\d{1,2}\\p{Script=Han}\\d{1,2}\\p{Script=Han}'
export const wholeDates: readonly string[] = [chineseDate, monthAndDay]
