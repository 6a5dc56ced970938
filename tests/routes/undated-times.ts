/** The values that HTML takes in `datetime` and the product writes: a day, a month, an instant, a time of day. */
const value =
  /^(?:\d{4}-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01])(?:T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})?)?)?|(?:[01]\d|2[0-3]):[0-5]\d)$/

/** The `<time>` tags of a sent page from which no program learns which time is meant: a fault of HTML where words stand in them. */
export function undatedTimes(html: string): string[] {
  const tags = [...html.matchAll(/<time\b[^>]*>/gi)].map(([tag]) => tag)
  return tags.filter((tag) => !value.test(/\bdatetime="([^"]*)"/i.exec(tag)?.[1] ?? ''))
}
