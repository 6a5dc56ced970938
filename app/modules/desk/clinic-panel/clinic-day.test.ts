import { describe, expect, it } from 'vitest'
import { closableSpans, isClosedDuring, openParts, wallOf } from './clinic-day.ts'

const part = (from: number, to: number) => ({ from: from * 60, to: to * 60 })

describe('the open hours of a day', () => {
  it.each([
    ['nothing closed', [], [part(9, 12), part(13, 17)]],
    ['the whole day', [part(0, 24)], []],
    ['from an hour on', [part(15, 24)], [part(9, 12), part(13, 15)]],
    ['across the break', [part(11, 14)], [part(9, 11), part(14, 17)]],
    ['within a period', [part(10, 11)], [part(9, 10), part(11, 12), part(13, 17)]],
    ['before the clinic is open', [part(7, 9)], [part(9, 12), part(13, 17)]],
    ['twice', [part(9, 10), part(16, 24)], [part(10, 12), part(13, 16)]],
  ])('%s', (_, closed, open) => {
    expect(openParts([part(13, 17), part(9, 12)], closed)).toEqual(open)
  })

  it('are closed where several closures together leave nothing', () => {
    expect(isClosedDuring(part(9, 24), [part(8, 12), part(12, 24)])).toBe(true)
    expect(isClosedDuring(part(9, 24), [part(8, 12), part(13, 24)])).toBe(false)
  })
})

describe('what can be closed', () => {
  const at = 15 * 60

  it.each([
    ['nothing is closed', [], [], ['rest', 'today', 'tomorrow']],
    ['the morning was closed', [part(0, 12)], [], ['rest', 'today', 'tomorrow']],
    ['the rest of today is closed', [part(14, 24)], [], ['tomorrow']],
    ['tomorrow is closed', [], [part(0, 24)], ['rest', 'today']],
    ['some of tomorrow is closed', [], [part(0, 12)], ['rest', 'today', 'tomorrow']],
    ['both are closed', [part(0, 24)], [part(0, 12), part(12, 24)], []],
  ])('where %s', (_, today, tomorrow, spans) => {
    expect(closableSpans(at, { today, tomorrow })).toEqual(spans)
  })
})

it('minutes are written as a wall time, the end of the day too', () => {
  expect([0, 545, 1440].map(wallOf)).toEqual(['00:00', '09:05', '24:00'])
})
