/** How long the server may take to say that it is there, in milliseconds: as long as the call that follows (specification §9). */
export const callLimits = { sign_in: 10_000, sign_out: 5000, password_change: 30_000 } as const

export type CallName = keyof typeof callLimits

export function isCallName(name: string | undefined): name is CallName {
  return name !== undefined && Object.hasOwn(callLimits, name)
}

/** Whether the server can be reached at all. Any answer will do; it is the cheapest address there is. */
export async function canReach(fetcher: typeof fetch, limit: number): Promise<boolean> {
  const signal = AbortSignal.timeout(limit)
  const request = fetcher('/healthz', { method: 'HEAD', credentials: 'omit', cache: 'no-store', signal })
  return request.then(
    () => true,
    () => false,
  )
}

type FormCallOptions = {
  /** Somebody wants to send the form. @returns whether that can be now */
  begin: () => boolean
  reach: () => Promise<boolean>
  /** Sends the form once more, to be let through. */
  send: () => void
  /** NETWORK_ERROR: nothing was sent. */
  fail: () => void
}

type FormCall = {
  /** The form is submitted. @returns whether it may go */
  submit: () => boolean
  /** The page is shown again as it was left. */
  restore: () => void
}

/**
 * A form that is sent only when the server can be reached: without a connection the page stays, with what was typed, and says so. It
 * goes once; what is pressed meanwhile counts for nothing.
 */
export function createFormCall({ begin, reach, send, fail }: FormCallOptions): FormCall {
  let state: 'resting' | 'asking' | 'released' | 'gone' = 'resting'
  return {
    submit() {
      if (state === 'released') {
        state = 'gone'
        return true
      }
      if (state !== 'resting' || !begin()) return false
      state = 'asking'
      void reach().then((isReached) => {
        if (state !== 'asking') return
        state = isReached ? 'released' : 'resting'
        if (isReached) send()
        else fail()
      })
      return false
    },
    restore() {
      state = 'resting'
    },
  }
}
