interface Period {
  /** ISO 8601: Monday is 1, Sunday 7. */
  weekday: number
  opens: string
  closes: string
}

/**
 * Reads "1-5 09:00-13:00 14:00-18:00; 6 09:30-15:00": ISO weekdays (a list or a range), then one or more periods.
 * @throws Error on anything else, so that a typing slip in the data cannot become a wrong opening hour.
 */
export function parseHours(text: string): Period[] {
  return text.split('; ').flatMap((part) => {
    const [days = '', ...spans] = part.split(' ')
    if (spans.length === 0) throw new Error(`No opening times in "${part}".`)
    return weekdays(days).flatMap((weekday) => spans.map((span) => ({ weekday, ...period(span) })))
  })
}

function weekdays(text: string): number[] {
  return text.split(',').flatMap((item) => {
    const match = /^([1-7])(?:-([1-7]))?$/.exec(item)
    if (!match) throw new Error(`"${text}" does not name weekdays.`)
    const first = Number(match[1])
    const last = Number(match[2] ?? match[1])
    if (last < first) throw new Error(`"${text}" ends before it begins.`)
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })
}

function period(span: string): Omit<Period, 'weekday'> {
  const match = /^((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d|24:00)$/.exec(span)
  if (!match || match[2]! <= match[1]!) throw new Error(`"${span}" is not a period of one day.`)
  return { opens: match[1]!, closes: match[2]! }
}
