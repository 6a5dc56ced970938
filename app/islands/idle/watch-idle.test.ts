import { expect, it } from 'vitest'
import { type IdleState, watchIdle } from './watch-idle.ts'

const minute = 60_000

/** A page whose server says, in turn, how long is left, and whose clock runs when the test says so. */
function page(...left: (number | null)[]) {
  const shown: IdleState[] = []
  const waits: number[] = []
  let stayed = 0
  let next: () => void = () => undefined
  const answer = () => Promise.resolve(left.shift() ?? null)
  const watch = watchIdle({
    limit: 30 * 60_000,
    ask: answer,
    stay: () => {
      stayed += 1
      return answer()
    },
    show: (state) => shown.push(state),
    schedule: (run, ms) => {
      waits.push(ms)
      next = run
    },
  })
  const pass = async () => {
    next()
    await Promise.resolve()
    await Promise.resolve()
  }
  return { shown, waits, watch, pass, stays: () => stayed }
}

it('asks first after 28 minutes, warns two minutes before the end, and says when it is over', async () => {
  const { shown, waits, pass } = page(2 * minute, 0)
  await pass()
  await pass()
  expect(shown).toEqual(['soon', 'over'])
  expect(waits).toEqual([28 * minute, 2 * minute])
})

it('says nothing while another tab is in use, and looks again in time', async () => {
  const { shown, waits, pass } = page(25 * minute)
  await pass()
  expect(shown).toEqual(['active'])
  expect(waits).toEqual([28 * minute, 23 * minute])
})

it('goes on after one press', async () => {
  const { shown, waits, pass, watch, stays } = page(minute, 30 * minute)
  await pass()
  await watch.stay()
  expect(stays()).toBe(1)
  expect(shown).toEqual(['soon', 'active'])
  expect(waits.at(-1)).toBe(28 * minute)
})

it('takes the warning back when another tab put it off', async () => {
  const { shown, pass } = page(minute, 29 * minute)
  await pass()
  await pass()
  expect(shown).toEqual(['soon', 'active'])
})

it('asks again in a minute when the server cannot be reached', async () => {
  const { shown, waits, pass } = page(null, minute)
  await pass()
  expect(shown).toEqual([])
  expect(waits).toEqual([28 * minute, minute])
  await pass()
  expect(shown).toEqual(['soon'])
})

it('looks when somebody comes back to the page', async () => {
  const { shown, watch } = page(0)
  await watch.look()
  expect(shown).toEqual(['over'])
})
