import { describe, expect, it } from 'vitest'
import { problem, readProblem } from './problem.ts'

describe('a problem as text', () => {
  it('comes back with its placeholders', () => {
    expect(readProblem(problem('errors.phoneShort', { count: 1 }))).toEqual({
      key: 'errors.phoneShort',
      params: { count: 1 },
    })
    expect(readProblem(problem('errors.email'))).toEqual({ key: 'errors.email', params: {} })
    expect(readProblem(problem('a', { facility: '8大道 & 缅街' })).params).toEqual({ facility: '8大道 & 缅街' })
  })
})
