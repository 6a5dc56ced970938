import { expect, it } from 'vitest'
import { drawnFrom, drawnNow, drawnWall, type Grid, realWall } from './drawn-times.ts'

const date = '2026-11-27'
const doctors: Grid = { date, doctors: ['bai', 'chen'] }
const dates: Grid = { date, doctors: null }

it('the doctors of a day stand side by side, and a time is read back with whose it is', () => {
  const drawn = drawnWall(doctors, `${date}T10:30:00Z`, 'chen')!
  expect(drawn).toBe('2000-01-04T10:30:00Z')
  expect(realWall(doctors, drawn)).toEqual({ wall: `${date}T10:30:00Z`, doctor: 'chen' })
  expect(drawnWall(doctors, `${date}T10:30:00Z`, 'wong')).toBeNull()
  expect(drawnFrom(doctors)).toBe('2000-01-03')
})

it('dates are drawn as they are', () => {
  expect(drawnWall(dates, `${date}T10:30:00Z`, 'chen')).toBe(`${date}T10:30:00Z`)
  expect(realWall(dates, `${date}T10:30:00Z`)).toEqual({ wall: `${date}T10:30:00Z`, doctor: null })
  expect(drawnFrom(dates)).toBe(date)
})

it('now is drawn over the doctors of today only', () => {
  expect(drawnNow(doctors, `${date}T10:30:00Z`)).toBe('2000-01-03T10:30:00Z')
  expect(drawnNow(doctors, '2026-11-28T10:30:00Z')).toBe('2026-11-28T10:30:00Z')
})
