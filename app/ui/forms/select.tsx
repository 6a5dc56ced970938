import type { SelectHTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'

export type SelectOption = { value: string; label: string; disabled?: boolean }

export type SelectGroup = { label: string; options: readonly SelectOption[] }

type SelectProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children'> & {
  name: string
  options: readonly (SelectOption | SelectGroup)[]
}

function Option({ value, label, disabled }: SelectOption) {
  return (
    <option value={value} disabled={disabled}>
      {label}
    </option>
  )
}

/** A choice of more than five; a native select. */
export function Select({ options, className, ...rest }: SelectProps) {
  return (
    <select className={classNames('in', className)} {...rest}>
      {options.map((option) =>
        'options' in option ? (
          <optgroup key={option.label} label={option.label}>
            {option.options.map((inner) => (
              <Option key={inner.value} {...inner} />
            ))}
          </optgroup>
        ) : (
          <Option key={option.value} {...option} />
        ),
      )}
    </select>
  )
}
