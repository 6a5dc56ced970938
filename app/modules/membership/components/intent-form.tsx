import { useHref } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Button, type ButtonVariant } from '#app/ui/button.tsx'

type IntentFormProps = {
  action: string
  intent: 'pay' | 'cancel' | 'keep' | 'keepLevel'
  variant?: ButtonVariant
  children: ReactNode
}

/** A button that does something to the membership. */
export function IntentForm({ action, intent, variant = 'primary', children }: IntentFormProps) {
  return (
    <form method="post" action={useHref(action)}>
      <Button name="intent" value={intent} variant={variant}>
        {children}
      </Button>
    </form>
  )
}
