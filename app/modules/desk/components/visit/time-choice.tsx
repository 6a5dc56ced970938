import { useTranslation } from 'react-i18next'
import type { WhenWords } from '#app/modules/booking/slots/when-words.ts'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import type { TypedTime } from '#app/modules/desk/desk-forms.ts'

type TimeChoiceProps = {
  legend: string
  times: readonly WhenWords[]
  typed: TypedTime
  error?: string | undefined
  /** A first choice that is no open time, such as the time that was asked for. */
  first?: { value: string; label: string } | undefined
  /** The last choice, which is no time at all: now. */
  last?: { value: string; label: string } | undefined
  today: string
  /** Everything before it is answered. */
  takesFocus?: boolean
}

/** Open times as radio buttons, and any other by date and clock. */
export function TimeChoice({ legend, times, typed, error, first, last, today, takesFocus = false }: TimeChoiceProps) {
  const { t } = useTranslation('desk')
  const chosen = typed.slot ?? first?.value ?? times[0]?.slot ?? 'other'
  const options = [
    ...(first ? [first] : []),
    ...times.map((time) => ({
      value: time.slot,
      label: t('times.near', { date: time.date, weekday: time.weekday, time: time.time }),
    })),
    ...(last ? [last] : []),
  ]
  return (
    <Fieldset id="slot" legend={legend} error={error}>
      <div className="time-choice">
        {options.map(({ value, label }, position) => (
          <label key={value} className="check">
            <input
              type="radio"
              name="slot"
              id={position === 0 ? 'slot-first' : undefined}
              value={value}
              defaultChecked={value === chosen}
              autoFocus={takesFocus && value === chosen}
            />
            <span>{label}</span>
          </label>
        ))}
        {times.length === 0 && <p className="muted">{t('times.none')}</p>}
        <div className="time-choice__other">
          <label className="check">
            <input type="radio" name="slot" value="other" defaultChecked={chosen === 'other'} />
            <span>{t('times.other')}</span>
          </label>
          <label>
            <span className="vh">{t('times.date')}</span>
            <input type="date" name="date" className="in" min={today} defaultValue={typed.date} />
          </label>
          <label>
            <span className="vh">{t('times.time')}</span>
            <input type="time" name="time" className="in" step={300} defaultValue={typed.time} />
          </label>
        </div>
      </div>
    </Fieldset>
  )
}
