import { classNames } from '../class-names.ts'

export type RadioCard = { value: string; label: string; help?: string }

type RadioCardsProps = {
  name: string
  options: readonly RadioCard[]
  defaultValue?: string | undefined
  /** Ids run `${id}-0`, so that an error links to the first. */ id?: string
  /** Names and other short words stand side by side. */
  areShort?: boolean
}

/** Two to five choices as bordered rows (names may be more) with a real radio button and at most one line of help each. Inside a Fieldset. */
export function RadioCards({ name, options, defaultValue, id = name, areShort = false }: RadioCardsProps) {
  return (
    <div className={classNames('radios', areShort && 'radios--short')}>
      {options.map((option, position) => (
        <label key={option.value} className="radio">
          <input
            type="radio"
            id={`${id}-${position}`}
            name={name}
            value={option.value}
            defaultChecked={option.value === defaultValue}
          />
          <span>
            <b>{option.label}</b> {option.help && <span className="radio__help">{option.help}</span>}
          </span>
        </label>
      ))}
    </div>
  )
}
