import type { ProviderActor } from '#app/core/actor.ts'
import { readWallTime, wallText } from '#app/core/calendar/zones.ts'
import { now } from '#app/core/clock.ts'
import { namesOfStaff } from '#app/modules/accounts/queries/staff-names.server.ts'
import { readIvrWorld } from '../queries/ivr-world.server.ts'
import { findVersion, listLines } from '../queries/set-up.server.ts'
import { pressesAt, readPresses, testCall } from '../test-call.ts'
import { openSetUp, searchOf } from './open-telephony.server.ts'

/** A test call: at which number and when, with which menu, and what was pressed so far. Nobody is called and nothing is written. */
export async function loadTest(request: Request, actor: ProviderActor) {
  const { clinic, settings } = await openSetUp(request, actor, 'telephony.set_up')
  const search = searchOf(request)
  const lines = await listLines(clinic.id)
  const line = lines.find(({ id }) => id === search.get('line')) ?? lines[0]
  const typed = search.get('at')
  const at = readWallTime(typed, clinic.timeZone)
  const which = search.get('menu') === 'live' ? ('live' as const) : ('draft' as const)
  const chosen = {
    ...{ clinic, which, isWrongTime: typed !== null && typed !== '' && at === null },
    at: wallText(at ?? now(), clinic.timeZone).slice(0, 16),
    lines: lines.map(({ id, number, label }) => ({ id, number, label })),
    lineId: line?.id ?? null,
  }
  if (!line) return { ...chosen, call: null }
  const live = which === 'live' ? await findVersion(clinic.id, settings.liveVersion) : null
  const world = await readIvrWorld({ settings, line, tree: live ?? settings.draft, at: at ?? now() })
  const steps = testCall(world, readPresses(search.get('keys')))
  const userIds = steps.flatMap(({ step }) => (step.ring ? [step.ring.userId] : []))
  const names = await namesOfStaff(userIds, actor.locale)
  return {
    ...chosen,
    call: {
      state: world.state,
      steps: steps.map(({ press, step }) => ({
        ...{ press, say: step.say, then: step.then },
        ring: step.ring && { name: names.get(step.ring.userId) ?? '', seconds: step.ring.seconds },
      })),
      presses: steps.map(({ press }) => press ?? '').join(''),
      next: pressesAt(steps.at(-1)!.step),
    },
  }
}

export type TestData = Awaited<ReturnType<typeof loadTest>>
