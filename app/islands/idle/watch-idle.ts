/** `soon`: the time without a deed is over in less than two minutes; `over`: the next page asks for the password. */
export type IdleState = 'active' | 'soon' | 'over'

type IdleOptions = {
  /** Milliseconds until the server asks for the password again; null when that cannot be known now. */
  ask: () => Promise<number | null>
  /** Tells the server that somebody is here. Answers like `ask`. */
  stay: () => Promise<number | null>
  show: (state: IdleState) => void
  /** Milliseconds without a deed after which the server asks. */
  limit: number
  /** Runs something once, later; a second call takes the place of the first. */
  schedule: (run: () => void, ms: number) => void
}

type IdleWatch = {
  /** Looks now, as when somebody comes back to the page. */
  look: () => Promise<void>
  /** Somebody is here. */
  stay: () => Promise<void>
}

const minute = 60_000
const warning = 2 * minute

/**
 * Watches the time after which pages ask for the password again (WCAG 2.2.1: told before, and put off by one
 * press). The server counts, for all tabs together; asking it is no deed.
 */
export function watchIdle({ ask, stay, show, limit, schedule }: IdleOptions): IdleWatch {
  const take = (left: number | null) => {
    if (left === null) return schedule(look, minute)
    show(left > warning ? 'active' : left > 0 ? 'soon' : 'over')
    if (left > 0) schedule(look, left > warning ? left - warning : left)
  }
  const look = () => void ask().then(take)
  // A page begins with its own request, which was a deed.
  schedule(look, limit - warning)
  return { look: () => ask().then(take), stay: () => stay().then(take) }
}
