import { afterEach, beforeEach, vi } from 'vitest'
import { setClock } from '#app/core/clock.ts'

// Tuesday, 2026-10-20 10:00 in New York: the clock of the acceptance stories.
const storyTime = Date.parse('2026-10-20T14:00:00Z')

beforeEach(() => {
  setClock(storyTime)
  // An unexpected console.error is a failure: React and libraries report broken markup and misuse there.
  vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    throw new Error(`console.error: ${args.map(String).join(' ')}`)
  })
})

afterEach(() => {
  setClock(null)
})
