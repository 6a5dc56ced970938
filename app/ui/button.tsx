import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import { Link, type LinkProps } from './link.tsx'

/**
 * `book` (apricot) is for getting an appointment or finding a doctor only, at most one a card; `primary` is the main action
 * elsewhere; `line` is secondary, `quiet` tertiary; `danger` follows a confirmation.
 */
export type ButtonVariant = 'book' | 'primary' | 'line' | 'quiet' | 'danger'

type Look = {
  variant?: ButtonVariant
  /** As wide as its column. */
  block?: boolean
  /** Stands before the label. */
  icon?: IconName
  children: ReactNode
}

function look({ variant = 'primary', block = false }: Omit<Look, 'children'>, className?: string) {
  return classNames('btn', `btn--${variant}`, block && 'btn--block', className)
}

type ButtonProps = Look &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** Under way: the label stays, a spinner stands before it, and a second press does nothing. */
    busy?: boolean
  }

/** A button; of type submit unless told otherwise. Never disabled to say that a form is incomplete. */
export function Button({
  variant,
  block,
  icon,
  busy = false,
  children,
  className,
  type = 'submit',
  ...rest
}: ButtonProps) {
  return (
    <button type={type} className={look({ variant, block }, className)} aria-disabled={busy || undefined} {...rest}>
      {busy ? <span className="btn__spinner" aria-hidden="true" /> : icon && <Icon name={icon} />}
      {children}
    </button>
  )
}

/** A link that looks like a button. */
export function ButtonLink({ variant, block, icon, children, className, ...rest }: Look & LinkProps) {
  return (
    <Link className={look({ variant, block }, className)} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  )
}
