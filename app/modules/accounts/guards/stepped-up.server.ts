import type { AdminActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { privateHeaders, redirect } from '#app/core/http.server.ts'
import { paths } from '#app/paths.ts'
import { returnPathOf } from './return-path.server.ts'

const minute = 60_000
/** How long a code is fresh. */
const freshFor = 10 * minute

/** Whether a fresh code was given already. */
export function isSteppedUp({ secondFactor: { givenAt } }: AdminActor): boolean {
  return givenAt !== null && now() - givenAt < freshFor
}

/**
 * Lets a dangerous deed go on when the second factor was given within ten minutes; else a fresh code comes first, and then the page again
 * from which it was asked. Ask it before a form of such a deed is shown as well, so that nothing is typed in vain.
 * @throws Response the way to the page that asks for a code
 */
export function steppedUp(request: Request, actor: AdminActor): void {
  if (isSteppedUp(actor)) return
  const next = returnPathOf(request)
  throw redirect(paths.adminSecondFactor({ ...(next && { next }), reason: 'fresh' }), { headers: privateHeaders })
}
