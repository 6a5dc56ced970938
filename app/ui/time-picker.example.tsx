import type { Example } from './catalogue.ts'
import { useSampleWords } from './catalogue-words.ts'
import { Fieldset } from './fieldset.tsx'
import { DayPicker, TimePicker } from './time-picker.tsx'

function Picker() {
  const { days, form } = useSampleWords()
  return (
    <div className="form">
      <Fieldset id="pick-day" legend={form.day} large>
        <DayPicker
          name="day"
          defaultValue="2026-06-12"
          days={days.map(([weekday = '', , state = ''], position) => ({
            value: `2026-06-${9 + position}`,
            label: String(9 + position),
            weekday,
            state,
            disabled: position === 2 || position === 4,
          }))}
        />
      </Fieldset>
      <Fieldset id="pick-time" legend={form.time} hint={form.morning} large>
        <TimePicker
          name="time"
          defaultValue="10:30"
          times={[
            { value: '09:00', label: '9:00', disabled: true },
            { value: '09:30', label: '9:30' },
            { value: '10:30', label: '10:30' },
          ]}
        />
      </Fieldset>
    </div>
  )
}

export const examples: readonly Example[] = [{ title: 'day-and-time', render: () => <Picker /> }]
