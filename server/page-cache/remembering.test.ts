import { expect, it } from 'vitest'
import { remembering } from './remembering.ts'

it('reads each key once, nothing too, and forgets what was read first when there are too many', () => {
  const asked: string[] = []
  const read = remembering(2, (key) => {
    asked.push(key)
    return key === 'nothing' ? null : key.toUpperCase()
  })
  expect(['a', 'nothing', 'a', 'nothing'].map(read)).toEqual(['A', null, 'A', null])
  expect(asked).toEqual(['a', 'nothing'])
  expect(['b', 'nothing', 'a'].map(read)).toEqual(['B', null, 'A'])
  expect(asked).toEqual(['a', 'nothing', 'b', 'a'])
})
