import { ToastModel } from '#app/ui/notices/toast.tsx'
import type { Authentication } from '../status/authentication-store.ts'

/** What islands/session.ts begins with: the server's look at the stored session, and the words for a lost connection. Never seen itself. */
export function AuthenticationMark({ localCheck, networkError }: Authentication) {
  return (
    <div hidden data-local-check={localCheck}>
      <ToastModel tone="error" text={networkError} />
    </div>
  )
}
