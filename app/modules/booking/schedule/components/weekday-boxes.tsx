import { formatWeekday } from '#app/core/format/format.ts'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { useLocale } from '#app/ui/use-locale.ts'

/** ISO weekdays. */
const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

/** A box for each day of the week, Monday first; sent as `weekdays`. */
export function WeekdayBoxes({ chosen }: { chosen: readonly string[] }) {
  const locale = useLocale()
  return (
    <div className="sched__checks">
      {weekdays.map((weekday) => (
        <Checkbox
          key={weekday}
          id={`weekdays-${weekday}`}
          name="weekdays"
          value={weekday}
          defaultChecked={chosen.includes(String(weekday))}
        >
          {formatWeekday(weekday, locale, 'short')}
        </Checkbox>
      ))}
    </div>
  )
}
