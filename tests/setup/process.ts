import { afterEach, beforeEach, vi } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { storyTime } from './story-time.ts'

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
