import { afterEach, beforeEach, vi } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { storyTime } from './story-time.ts'

// Kept from before any test takes the timers.
const afterThis = setImmediate

beforeEach(() => {
  setClock(storyTime)
  // An unexpected console.error is a failure: React and libraries report broken markup and misuse there.
  vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    throw new Error(`console.error: ${args.map(String).join(' ')}`)
  })
})

afterEach(async () => {
  setClock(null)
  // What waits for the database alone never lets the process hear the runner: on a busy machine a long file of such tests was taken for dead.
  await new Promise<void>((done) => afterThis(done))
})
