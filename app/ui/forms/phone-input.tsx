import { TextInput, type TextInputProps } from './text-input.tsx'

/** A telephone number as people write it; any punctuation is welcome, paste too. */
export function PhoneInput(props: Omit<TextInputProps, 'type' | 'width' | 'numeric'>) {
  return <TextInput type="tel" inputMode="tel" autoComplete="tel" width="12" numeric {...props} />
}
