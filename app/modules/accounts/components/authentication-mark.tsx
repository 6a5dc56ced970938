import { ToastModel } from '#app/ui/notices/toast.tsx'
import type { LocalCheck } from '../status/authentication-store.ts'

export type Authentication = Readonly<{
  localCheck: LocalCheck
  /** What the page says when the server cannot be reached. */
  networkError: string
}>

/** What islands/session.ts begins with: the server's look at the stored session, and the words for a lost connection. Never seen itself. */
export function AuthenticationMark({ localCheck, networkError }: Authentication) {
  return (
    <div hidden data-local-check={localCheck}>
      <ToastModel tone="error" text={networkError} />
    </div>
  )
}
