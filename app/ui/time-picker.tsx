type Choice = { value: string; label: string; /** Full: cannot be chosen. */ disabled?: boolean }

export type DayChoice = Choice & { weekday: string; state: string }

/** Days to choose from, as radio buttons in cells: weekday, number, what is left. Inside a Fieldset. */
export function DayPicker({
  name,
  days,
  defaultValue,
}: {
  name: string
  days: readonly DayChoice[]
  defaultValue?: string
}) {
  return (
    <div className="days">
      {days.map((day) => (
        <label key={day.value} className="pick">
          <input
            type="radio"
            name={name}
            value={day.value}
            defaultChecked={day.value === defaultValue}
            disabled={day.disabled}
          />
          <span className="pick__face">
            {day.weekday}
            <b className="num">{day.label}</b>
            {day.state}
          </span>
        </label>
      ))}
    </div>
  )
}

/** Times of one part of a day, as radio buttons that look like buttons. Inside a Fieldset. */
export function TimePicker({
  name,
  times,
  defaultValue,
}: {
  name: string
  times: readonly Choice[]
  defaultValue?: string
}) {
  return (
    <div className="slots">
      {times.map((time) => (
        <label key={time.value} className="pick">
          <input
            type="radio"
            name={name}
            value={time.value}
            defaultChecked={time.value === defaultValue}
            disabled={time.disabled}
          />
          <span className="pick__face num">{time.label}</span>
        </label>
      ))}
    </div>
  )
}
