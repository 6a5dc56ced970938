import type { ReactNode } from 'react'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import type { FormFieldMetadata } from '#app/ui/forms/form-field.tsx'

type FlagBoxProps = { name: string; field: (name: string) => FormFieldMetadata; children: ReactNode }

/** A box for something that is so or not, as it stands or as it was sent. */
export function FlagBox({ name, field, children }: FlagBoxProps) {
  const { id, defaultValue } = field(name)
  return (
    <Checkbox id={id} name={name} value="on" defaultChecked={defaultValue === 'on'}>
      {children}
    </Checkbox>
  )
}
