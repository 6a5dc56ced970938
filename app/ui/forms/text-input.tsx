import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'

/** Hints at the length of the answer: 2 and 4 digits, 12 a telephone number or a name. */
export type InputWidth = '2' | '4' | '12' | 'full'

export type TextInputProps = InputHTMLAttributes<HTMLInputElement> & {
  name: string | undefined
  width?: InputWidth
  /** Digits stand in columns. */
  numeric?: boolean
}

/** A line of text. Stands inside a Field, which hands it id and aria attributes. */
export function TextInput({ width = 'full', numeric = false, className, type = 'text', ...rest }: TextInputProps) {
  return (
    <input
      type={type}
      className={classNames('in', width !== 'full' && `in--${width}`, numeric && 'num', className)}
      {...rest}
    />
  )
}

/** Several lines of text. */
export function TextArea({ className, ...rest }: TextareaHTMLAttributes<HTMLTextAreaElement> & { name: string }) {
  return <textarea className={classNames('in', className)} {...rest} />
}
