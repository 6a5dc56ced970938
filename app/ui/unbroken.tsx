import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { formatWeekday } from '#app/core/format/format.ts'
import { wholeDates } from '#app/core/format/whole-dates.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { Lang } from './lang.tsx'
import { useLocale } from './use-locale.ts'

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
const phone = '\\(\\d{3}\\) \\d{3}-\\d{4}'
const masked = '\\(•••\\) •••-\\d{4}|\\S?•••@[^\\s，,。]+'

const patterns = new Map<Locale, RegExp>()

/** What is one word to its readers: made once for each language, whose own words for units and halves of the day it needs. */
function wholeIn(locale: Locale, t: TFunction<'ui'>): RegExp {
  const known = patterns.get(locale)
  if (known) return known
  const names = weekdays.map((weekday) => formatWeekday(weekday, locale, 'short')).join('|')
  const clock = `(?:${names})?(?:${t('unbroken.dayParts')})?\\d{1,2}:\\d\\d(?:\\s[AP]M)?`
  const amount = `(?:${t('unbroken.dayParts')})?\\d+\\s?(?:${t('unbroken.units')})`
  const pattern = new RegExp(`(${[masked, phone, ...wholeDates, clock, amount].join('|')})`, 'u')
  patterns.set(locale, pattern)
  return pattern
}

/**
 * A sentence in which no line breaks inside a date, a clock time, a number with its unit, or a telephone number. What stands for hidden
 * characters of a contact is written as English is: Chinese faces draw its dots as wide as a character.
 */
export function Unbroken({ text }: { text: string }) {
  const { t } = useTranslation('ui')
  return text.split(wholeIn(useLocale(), t)).map((part, position) => {
    if (position % 2 === 0) return part
    if (!part.includes('•')) {
      return (
        <span key={position} className="nb">
          {part}
        </span>
      )
    }
    return (
      <Lang key={position} lang="en" className={part.includes('@') ? 'break' : 'nb'}>
        {part}
      </Lang>
    )
  })
}
